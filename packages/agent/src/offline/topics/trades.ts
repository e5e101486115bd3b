// What people come for, by trade.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Trade {
  /** Words of a message that speak of it. */
  words: RegExp
  /** What most people come for first. */
  rows: readonly SampleRow[]
  /** What somebody writes who books. */
  notes?: readonly string[]
}

const trades: readonly Trade[] = [
  {
    words:
      /\b(?:surf\w*|sail\w*|kite\w*|windsurf\w*|ski(?:ing)?|snowboard\w*|kayak\w*|paddl\w*|rowing)\b.{0,24}\b(?:school|lessons?|courses?|instructor|club)\b/i,
    rows: readRows(`
Beginners' group | Six at most, boards and suits included | price=48; minute=120; duration=120; category=Groups; seat=6; place=6; level=Beginners
Private lesson | We go where it suits you | price=86; minute=90; duration=90; category=Private; seat=1; place=1; level=All
Two friends | One instructor, one price | price=124; minute=90; duration=90; category=Private; seat=2; place=2; level=All
Children from eight | They must be able to swim | price=38; minute=75; duration=75; category=Children; seat=5; place=5; level=Beginners
Early morning, advanced | Before the wind turns | price=54; minute=120; duration=120; category=Groups; seat=4; place=4; level=Advanced
Weekend course | Two mornings | price=165; minute=360; duration=360; category=Courses; seat=6; place=6; level=Beginners`),
  },
  {
    words: /\b(?:bikes?|bicycles?|cycle) (?:repair|workshop|service|shop|mechanic)\b|\brepair\w* bi(?:kes|cycles)\b/i,
    rows: readRows(`
Puncture | While you wait, tube included | price=14; minute=20; duration=20; category=Small
Brakes: pads, cable, bleed | Pads are extra, and we ask first | price=38; minute=45; duration=45; category=Small
Gears that slip or rattle | We look together and say what it needs | price=32; minute=40; duration=40; category=Small
Wheel out of true | | price=24; minute=30; duration=30; category=Small
It creaks somewhere | We ride it once and listen | price=18; minute=25; duration=25; category=Small
Full service | Cleaned, trued, greased, tightened | price=87; minute=150; duration=150; category=Service`),
    notes: [
      'Rear tyre, the second this month',
      'Squeals when it rains',
      '',
      'Slips in third gear, uphill',
      'Child seat stays on, if that is all right',
      '',
      'Rings like a bell over every cobble',
      'Needed again on Friday, for work',
    ],
  },
  {
    words: /\b(?:nails?|manicur\w+|pedicur\w+)\b/i,
    rows: readRows(`
Manicure, shape and shine | Without colour | price=28; minute=35; duration=35; category=Hands
Gel colour | Holds three weeks, four if you garden in gloves | price=42; minute=60; duration=60; category=Hands
New set, extended | Bring a picture, or let us choose | price=64; minute=105; duration=105; category=Hands
Refill after four weeks | | price=46; minute=75; duration=75; category=Hands
Pedicure | Bath, file, oil, and your choice of red | price=39; minute=50; duration=50; category=Feet
One broken nail | | price=8; minute=15; duration=15; category=Repair`),
    notes: ['Almond, not pointed', '', 'The dark green again', 'For a wedding on Saturday', '', 'Left thumb broke'],
  },
  {
    words: /\bbarbers?(?:hops?)?\b/i,
    rows: readRows(`
Cut | Washed, cut, gone in half an hour | price=26; minute=30; duration=30; category=Cut
Cut and beard | | price=41; minute=50; duration=50; category=Cut
Beard, with hot towels | | price=22; minute=25; duration=25; category=Beard
Clippers all over | One length, no talk | price=16; minute=15; duration=15; category=Cut
Children under ten | The car-shaped chair can be reserved | price=18; minute=25; duration=25; category=Cut
Wet shave | An open blade and a steady hand | price=32; minute=40; duration=40; category=Beard`),
    notes: ['Shorter at the sides', '', 'Same as last time', 'It grows to the left', '', 'Coming straight from work'],
  },
  {
    words: /\b(?:hair ?dress\w*|hair\w*|salon|beauty|cosmetician)\b/i,
    rows: readRows(`
Cut, short hair | Washed, cut, gone in half an hour | price=34; minute=30; duration=30; category=Cut
Cut, long hair | | price=48; minute=50; duration=50; category=Cut
Colour, roots | Patch test two days before, please | price=62; minute=75; duration=75; category=Colour
Blow-dry and pinned up | Come with dry hair | price=36; minute=40; duration=40; category=Style
Children under ten | The car-shaped chair can be reserved | price=18; minute=25; duration=25; category=Cut
Wedding, at your house | We come with everything but the mirror | price=148; minute=120; duration=120; category=Special`),
    notes: ['Shoulders, no shorter', '', 'Same as last time', 'It grows to the left', '', 'Coming straight from work'],
  },
  {
    words: /\b(?:massage|physio\w*|osteopath\w*|therap\w+|spa|wellness|acupunctur\w*)\b/i,
    rows: readRows(`
First visit | We talk, look, and begin | price=72; minute=60; duration=60; category=Treatment
Back and shoulders | For those who sit | price=48; minute=35; duration=35; category=Treatment
Deep tissue | Say stop when it is too much | price=82; minute=60; duration=60; category=Treatment
Before and after a race | | price=58; minute=45; duration=45; category=Sport
Feet | | price=36; minute=30; duration=30; category=Treatment
Home visit | Ground floor or lift | price=96; minute=60; duration=60; category=Visit`),
    notes: ['Left shoulder, since the garden', '', 'My doctor sends me', 'Not the feet, please', '', 'Second visit'],
  },
  {
    words:
      /\b(?:yoga|pilates|gym|fitness|dance|ballet|boxing|climbing|martial arts?|swim\w*)\b.{0,24}\b(?:class\w*|studio|school|lessons?|courses?|coach)\b/i,
    rows: readRows(`
Slow start | Mats are here, coffee afterwards | price=14; minute=60; duration=60; category=Beginners; place=12
Strong hour | Bring water | price=16; minute=60; duration=60; category=Advanced; place=10
Lunch break | Back at the desk by one | price=11; minute=40; duration=40; category=Everybody; place=14
Over sixty | Chairs, music, no mirrors | price=9; minute=50; duration=50; category=Everybody; place=12
Saturday, long | | price=24; minute=105; duration=105; category=Advanced; place=8
One to one | We look at how you move, then decide | price=58; minute=60; duration=60; category=Private; place=1`),
  },
  {
    words:
      /\b(?:tutor\w*|music lessons?|piano|violin|cello|guitar|singing|language (?:school|lessons?|course)|driving (?:school|lessons?)|tennis|riding)\b.{0,30}\b(?:lessons?|teacher|school|coach|tutor\w*|courses?)?\b/i,
    rows: readRows(`
Trial lesson | See whether we get on | price=18; minute=30; duration=30; category=Single
Half an hour, weekly | Terms run with the schools | price=26; minute=30; duration=30; category=Weekly
Forty-five minutes, weekly | | price=36; minute=45; duration=45; category=Weekly
Two at a time | Siblings, couples, rivals | price=24; minute=45; duration=45; category=Shared
Before an exam | Mock exam included | price=52; minute=75; duration=75; category=Single
Ten lessons | Valid for a year | price=340; minute=45; duration=45; category=Card`),
  },
  {
    words:
      /\b(?:dog|cat|pet)s?\b.{0,20}\b(?:groom\w*|walk\w*|sitt\w*|school|train\w*|hotel|daycare)\b|\b(?:groomer|dog walker|kennels?)\b/i,
    rows: readRows(`
Wash and brush, small | Up to the knee | price=28; minute=60; duration=60; category=Grooming
Wash and brush, large | We are stronger than we look | price=46; minute=90; duration=90; category=Grooming
Claws | | price=12; minute=15; duration=15; category=Grooming
Walk in a group | Six dogs at most, two hours | price=19; minute=120; duration=120; category=Walks
Walk alone | For those who do not like company | price=27; minute=60; duration=60; category=Walks
Puppy hour | | price=16; minute=50; duration=50; category=School`),
  },
  {
    words: /\b(?:photograph\w*|photo ?studio|portrait sessions?|wedding photo\w*)\b/i,
    rows: readRows(`
Portrait, an hour | Twelve pictures, yours to print | price=165; minute=60; duration=60; category=Portrait
Family, outdoors | Any dog comes along for nothing | price=210; minute=90; duration=90; category=Family
Application picture | | price=54; minute=25; duration=25; category=Portrait
Wedding, half a day | From the rings to the cake | price=780; minute=300; duration=300; category=Wedding
Products on white | Per picture, ten or more | price=23; minute=15; duration=15; category=Business
Newborn, at home | When it suits the baby | price=240; minute=120; duration=120; category=Family`),
  },
  {
    words: /\b(?:dent(?:ist|al)|doctors?|clinic|practice|vets?|veterinar\w*|optician)\b/i,
    rows: readRows(`
First visit | Bring old letters, if there are any | price=58; minute=40; duration=40; category=Check
Yearly check | | price=44; minute=25; duration=25; category=Check
It hurts | Kept free each morning | price=52; minute=20; duration=20; category=Urgent
Cleaning | | price=68; minute=45; duration=45; category=Treatment
Second opinion | With the pictures that others took | price=76; minute=45; duration=45; category=Check
Follow-up | | price=24; minute=15; duration=15; category=Check`),
    notes: ['Upper left, when it is cold', '', 'New in town, records will follow', 'I bring my daughter', ''],
  },
  {
    words:
      /\b(?:clean(?:ing|ers?)|garden(?:ing|ers?)|landscap\w*|handy ?man|plumb\w*|electrician|roof\w*|paint(?:ing|ers?)|remov(?:als|ers)|mov(?:ing|ers))\b/i,
    rows: readRows(`
A look and an estimate | Free within ten kilometres | price=0; minute=30; duration=30; category=Visit
Half a day | Two people, tools included | price=168; minute=240; duration=240; category=Work
Whole day | | price=312; minute=480; duration=480; category=Work
Once a month | Cheaper than it sounds | price=124; minute=180; duration=180; category=Regular
Urgent, today | If anybody can, it is us | price=96; minute=60; duration=60; category=Urgent
Taking rubbish away | Per cubic metre | price=42; minute=30; duration=30; category=Extra`),
  },
  {
    words: /\b(?:restaurant|bistro|caf[eé]|tables? (?:booking|reservation)s?|supper club)\b/i,
    rows: readRows(`
Table by the window | Two chairs, one view | price=0; seat=2; minute=105; duration=105; category=Inside
Long table | Shared when it is full | price=0; seat=10; minute=120; duration=120; category=Inside
Terrace | If it does not rain | price=0; seat=4; minute=105; duration=105; category=Outside
Kitchen counter | Seven courses, no menu | price=68; seat=2; minute=150; duration=150; category=Inside
Back room | For birthdays and secrets | price=90; seat=16; minute=180; duration=180; category=Private`),
  },
]

/** What people of the trade that a message speaks of offer, as lists store it: what most come for last, to stand first; none where it speaks of none that is known. */
export function servicesOf(text: string): readonly SampleRow[] {
  return firstSpokenOf(trades, text)?.rows.toReversed() ?? []
}

const anyNotes = [
  'First time with you',
  '',
  'Ten minutes later would be fine too',
  'Please ring, the bell is broken',
  '',
]

/** Whoever plays or rows there has no bell to ring. */
const ofPlay = /\b(?:courts?|pitch(?:es)?|lanes?|rinks?|boats?|canoes?)\b/i
const notesOfPlay = ['Doubles', '', 'With two guests', 'Training for the league', '', 'Please leave the key in the box']

/** What somebody writes who books there. */
export function bookingNotes(text: string): readonly string[] {
  return firstSpokenOf(trades, text)?.notes ?? (ofPlay.test(text) ? notesOfPlay : anyNotes)
}
