// Subjects of apps that people show to others: posts, pictures, work, ideas, services.
import { type Topic, readRows } from './topic.ts'

export const publicTopics: readonly Topic[] = [
  {
    id: 'posts',
    nouns: ['post', 'blog post', 'update', 'news item', 'essay'],
    entity: 'post',
    fields: 'title (required), body: long text, published on (date)',
    styles: ['editorial', 'minimal', 'cozy', 'brutalist'],
    hues: [20, 250, 95, 320],
    heading: null,
    rows: readRows(`
What the first frost took, and what it left | The dahlias are gone. The kale tastes better for it, and the last roses look as if somebody had sugared them. I went round with a bucket and a pair of scissors before breakfast, and came back with less than I had hoped and more than I had feared. ¶ From now on the mornings are for the tools, and for the list of what I will not plant again. | date=-2; author=Ines Duarte; category=Garden
A bench for two and a half | Offcuts, eleven screws, one afternoon. It wobbled until I moved the left leg by the width of a coin. The half is for the dog, who tried it first and has kept her place since. Whoever wants to build one needs a plank, a saw and somebody to hold the other end. | date=-6; author=Tom Lindner; category=Making
Three stops before the end of the line | Nobody gets out here on purpose. I did, and found a baker, a canal and a cat that belongs to everyone. The baker closes when the bread is gone, which that day was at ten past nine. The canal has no railing and one swan. I walked back along it and got home before the bus did. | date=-9; author=Jun Mori; category=Walks
On writing things down by hand | You cannot search it. That is the point: you have to read it again. | date=-15; author=Priya Raman; category=Notes
How Halima makes soup for thirty | She starts with one onion more than seems sensible, and she never measures the cumin. | date=-21; author=Wanda Nowak; category=Kitchen
The clock in the stairwell runs again | It took a drop of oil and four people holding a ladder. | date=-27; author=Mateo Brandt; category=House
Small repairs | Glue, patience, tape, and knowing when to stop. | date=-34; author=Aylin Kaya; category=Making`),
  },
  {
    id: 'photos',
    nouns: [
      'photo',
      'picture',
      'image',
      'photograph',
      'painting',
      'drawing',
      'artwork',
      'print',
      'illustration',
      'sketch',
    ],
    entity: 'photo',
    fields: 'title (required), photo, place, caption: long text',
    styles: ['minimal', 'editorial', 'brutalist', 'bold'],
    hues: [30, 215, 160, 280],
    heading: null,
    rows: readRows(`
Low tide at the pier | Forty minutes of this light, then it was an ordinary morning | place=Old harbour; location=Old harbour; year=2023; date=-12; camera=Nikon FM2
Red door | | place=Rabat; location=Rabat; year=2022; date=-80; camera=Nikon FM2
The yard behind the market | Every day at six there is somebody sweeping | place=By the canal; location=By the canal; year=2024; date=-5; camera=Olympus OM-1
Fog over the allotments | Taken from the railway bridge with a cold hand | place=West gate; location=West gate; year=2023; date=-31; camera=Pentax K1000
One boat, waiting | The others had gone out | place=Bergen; location=Bergen; year=2024; date=-19; camera=Olympus OM-1
Night train | Long exposure on somebody's rucksack | place=Platform 4; location=Platform 4; year=2021; date=-140; camera=Pentax K1000
Snow on the pass | | place=Above Chur; location=Above Chur; year=2024; date=-8; camera=Leica M3
A chair after the concert | | place=Izmir; location=Izmir; year=2020; date=-300; camera=Rolleiflex`),
  },
  {
    id: 'works',
    nouns: ['project', 'case study', 'design', 'commission', 'build', 'campaign'],
    entity: 'project',
    fields: 'title (required), photo, year (number), description',
    styles: ['brutalist', 'editorial', 'minimal', 'bold'],
    hues: [45, 200, 320, 140],
    heading: null,
    rows: readRows(`
Reading room for the harbour school | Shelves as stairs, so that sitting on the books is allowed | year=2024; status=done; client=Harbour school; due=14
Signs for a market that moves | Thirty-one pieces, all of them foldable | year=2023; status=in progress; client=Market hall; due=5
Oak table, four metres | It had to go in through the window | year=2024; status=done; client=Nowak & Co; due=-3
A timetable one can read in the rain | Larger numbers and far fewer words | year=2022; status=planned; client=Kaya Studio; due=31
Lamp from a bicycle rim | | year=2021; status=done; due=-12
Kitchen for two cooks | They never meet at the sink any more | year=2023; status=in progress; client=Haddad & Sons; due=22
Poster series: seven trees | Printed in two colours, one of them by mistake | year=2020; status=planned; due=41`),
  },
  {
    id: 'profiles',
    nouns: ['profile', 'single', 'dater'],
    entity: 'profile',
    fields: 'name (required), age, city, photo, about, interests (text)',
    styles: ['playful', 'cozy', 'bold'],
    hues: [15, 340, 290],
    heading: null,
    rows: readRows(`
Noor | Cooks too much for one. Looking for somebody who does not mind leftovers. | age=34; city=Leeds; interest=Swimming, soup, crosswords
Mateo | Fixes clocks, is late anyway. | age=41; city=Porto; interest=Clocks, cycling, fado
Wanda | Two hives, one dog, no television. | age=38; city=Łódź; interest=Bees, hills, cards
Jun | Will show you the best bench in town. | age=29; city=Gent; interest=Benches, trams, ramen
Ines | Sings in the stairwell because of the echo. | age=45; city=Graz; interest=Choir, mending, maps
Tom | Knows a lot about moss. | age=36; city=Bremen; interest=Moss, ferries
Halima | Walks home the long way. | age=33; city=Rabat; interest=Walking, lentils, radio plays`),
  },
  {
    id: 'ideas',
    nouns: ['idea', 'suggestion', 'feature request', 'proposal', 'wish for the app'],
    entity: 'idea',
    fields: 'title (required), description, status (open, planned, done), name',
    styles: ['corporate', 'minimal', 'tech', 'bold'],
    hues: [255, 150, 40],
    heading: null,
    rows: readRows(`
Begin half an hour earlier on Mondays | The last bus goes at ten | status=planned; name=Priya
Write the next date on the door | | status=done; name=Halima
A box for what was left behind | Three gloves so far, none of them a pair | status=done; name=Tom
More light by the entrance | | status=new; name=Jun
Somebody who shows newcomers around | I would do it in May | status=planned; name=Wanda
Tea, and cups that do not match | | status=new; name=Mateo
Ask the quiet ones first | | status=new; name=Ines`),
  },
  {
    id: 'services',
    nouns: ['service', 'treatment', 'workshop', 'lesson', 'class', 'tour', 'consultation', 'offer', 'menu item'],
    entity: 'service',
    fields: 'name (required), price, minutes (number), description',
    styles: ['bold', 'corporate', 'cozy', 'editorial'],
    hues: [95, 200, 20, 330],
    heading: null,
    rows: readRows(`
The short one | When there is little time and one thing to do | price=18; minutes=20; date=3
The usual | What most people come for | price=42; minutes=45; date=5
Everything, slowly | Bring nothing, plan nothing after it | price=87; minutes=95; date=8
First visit | We look together and say what it needs | price=24; minutes=30; date=4
For two | | price=68; minutes=60; date=11
In the evening | After six, by appointment | price=53; minutes=45; date=13`),
  },
  {
    id: 'habits',
    nouns: ['habit', 'daily habit', 'routine', 'resolution'],
    entity: 'habit',
    fields: 'name (required), reason (text), notes',
    styles: ['playful', 'minimal', 'cozy', 'tech'],
    hues: [150, 30, 280],
    heading: null,
    rows: readRows(`
Ten pages before the phone | It begins with where the book lies | reason=Sleep comes sooner
Walk to the second bridge | Rain counts double | reason=My back
Write three lines | On paper, without a plan | reason=To remember the week
Cook what is there | | reason=Half of it used to be thrown away
Stretch | Two minutes are enough, five are better | reason=Stiff mornings
Call somebody | Not a message | reason=Wanda, mostly
No sugar until evening | Fruit does not count | reason=Tired at four`),
  },
]
