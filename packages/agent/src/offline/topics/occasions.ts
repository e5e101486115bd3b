// What people come to on a day, by whose site tells of it: a climbing gym has other evenings than a library.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Host {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const hosts: readonly Host[] = [
  {
    words: /\b(?:chess|draughts|checkers|backgammon|board ?games?|bridge club|scrabble)\b/i,
    rows: readRows(`
Blitz night | Five minutes each, and no talking after the third | date=3; time=19:30; start=19:30; place=Club room; price=0; seat=24
Autumn open, fifth round | Pairings hang by the door at six | date=6; time=18:30; start=18:30; place=Town hall, upstairs; price=12; seat=40
Club championship | Bring your own clock if you trust it more than ours | date=12; time=18:30; start=18:30; place=Club room; price=0; seat=32
Juniors' cup | Under fourteen, with a break for cake | date=19; time=10:00; start=10:00; place=School, dining hall; price=3; seat=28
One against twenty | Ilse Brandt plays all of us at once, walking | date=26; time=19:00; start=19:00; place=Library; price=0; seat=20
New Year's doubles | Two a side, and they may not speak | date=40; time=16:00; start=16:00; place=Club room; price=0; seat=32`),
  },
  {
    words: /\b(?:club nights?|night ?clubs?|djs?|raves?|techno|parties|dance floor)\b/i,
    rows: readRows(`
Slow start | Downtempo until midnight, doors at ten | date=4; time=22:00; start=22:00; place=Main floor; price=12; seat=300
All night long | One record box, nine hours | date=11; time=23:00; start=23:00; place=Main floor; price=15; seat=300
Basement session | Two live sets, no phones on the floor | date=18; time=22:30; start=22:30; place=Basement; price=10; seat=120
Garden, while it is warm | Starts in the light, ends at one | date=25; time=17:00; start=17:00; place=Garden; price=8; seat=200
Label night | Four artists, one small label | date=32; time=23:00; start=23:00; place=Both floors; price=14; seat=400
Last one of the month | Free before midnight | date=39; time=22:00; start=22:00; place=Main floor; price=0; seat=300`),
  },
  {
    words: /\b(?:climbing|boulder\w*)\b/i,
    rows: readRows(`
First time on the wall | Shoes are included | date=2; time=18:00; start=18:00; place=Small hall; price=15; seat=10
New routes, Thursday | Twenty new ones, set overnight | date=5; time=16:00; start=16:00; place=Main hall; price=0; seat=120
Women's climbing night | All grades, tea afterwards | date=8; time=19:00; start=19:00; place=Main hall; price=12; seat=40
Falling, and how to | Lead climbers only | date=13; time=18:30; start=18:30; place=Lead wall; price=28; seat=8
Autumn cup | Fifteen problems, four hours | date=20; time=11:00; start=11:00; place=Main hall; price=18; seat=80
Day trip to the sandstone | Bring a packed lunch | date=27; time=07:30; start=07:30; place=Car park; price=35; seat=16`),
  },
  {
    words:
      /\b(?:librar(?:y|ies)|book ?(?:shops?|stores?|clubs?)|reading (?:group|circle)s?|authors?|poets?|poetry|literary)\b/i,
    rows: readRows(`
A short novel, aloud | Two hours, one sitting | date=3; time=19:00; start=19:00; place=Reading room; price=0; seat=40
Letters nobody sent | Read from the archive | date=9; time=18:30; start=18:30; place=Upstairs; price=5; seat=30
Poems in two languages | With their translator | date=15; time=19:30; start=19:30; place=Reading room; price=0; seat=50
Picture books on the carpet | For three to six | date=17; time=10:00; start=10:00; place=Children's corner; price=0; seat=20
How a map is made | Talk with the drawers open | date=24; time=18:00; start=18:00; place=Map room; price=5; seat=25
Bring a book, take a book | Coffee is there | date=31; time=11:00; start=11:00; place=Entrance; price=0; seat=100`),
  },
  {
    words: /\b(?:museums?|galler(?:y|ies)|exhibitions?|art (?:space|house|association)|archives?)\b/i,
    rows: readRows(`
Opening of the new room | The curator speaks briefly | date=2; time=18:00; start=18:00; place=Room 4; price=0; seat=120
Ten objects in an hour | A tour that does not hurry | date=6; time=11:00; start=11:00; place=Entrance; price=6; seat=20
Drawing in the collection | Paper and stools are there | date=10; time=14:00; start=14:00; place=Room 2; price=9; seat=15
Late Thursday | Open until ten, music in the hall | date=16; time=18:00; start=18:00; place=Main hall; price=4; seat=200
With a torch through the depot | For children from eight | date=23; time=16:30; start=16:30; place=Depot; price=5; seat=12
What restorers see | The workshop shows its work | date=30; time=15:00; start=15:00; place=Workshop; price=8; seat=10`),
  },
  {
    words:
      /\b(?:brewer(?:y|ies)|beers?|winer(?:y|ies)|vineyards?|wines?|distiller(?:y|ies)|tastings?|coffee|roaster(?:y|ies)|tea house)\b/i,
    rows: readRows(`
Five glasses, one valley | With bread and no spitting | date=4; time=19:00; start=19:00; place=Cellar; price=32; seat=16
Open doors | Look, ask, taste | date=10; time=14:00; start=14:00; place=Courtyard; price=0; seat=150
From the barrel | Before it is bottled | date=17; time=18:00; start=18:00; place=Cellar; price=24; seat=12
Supper at the long table | Four courses, what grows now | date=22; time=19:30; start=19:30; place=Barn; price=58; seat=28
For beginners | No word that needs a dictionary | date=29; time=17:00; start=17:00; place=Tasting room; price=26; seat=14
Last evening of the season | Bring a coat | date=36; time=18:00; start=18:00; place=Courtyard; price=0; seat=100`),
  },
  {
    words: /\b(?:cook(?:ing|ery)?|bak(?:ing|ery)|kitchens?|restaurants?|bistros?|caf[eé]s?|delis?|supper clubs?)\b/i,
    rows: readRows(`
Sourdough from the start | You take your loaf home | date=3; time=09:30; start=09:30; place=Bakehouse; price=45; seat=8
Pasta by hand | And then we eat it | date=8; time=18:00; start=18:00; place=Kitchen; price=52; seat=10
Supper at one table | Whoever comes sits down | date=14; time=19:00; start=19:00; place=Dining room; price=38; seat=18
Knives, and how to keep them | Bring your own | date=19; time=17:30; start=17:30; place=Kitchen; price=25; seat=12
Breakfast for early birds | Until it is gone | date=26; time=07:00; start=07:00; place=Front room; price=14; seat=30
Preserving day | Jars are included | date=33; time=10:00; start=10:00; place=Kitchen; price=40; seat=10`),
  },
  {
    words:
      /\b(?:pottery|ceramics?|clay|maker ?space|workshops?|woodwork\w*|carpentry|sewing|knit\w*|printmak\w+|craft(?:s|ing)?|art school|painting)\b/i,
    rows: readRows(`
First evening, no fear | Everything is provided | date=2; time=18:30; start=18:30; place=Big table; price=38; seat=8
One bowl in an afternoon | Fired by next week | date=7; time=14:00; start=14:00; place=Studio; price=55; seat=6
Open studio | Come and look, buy if you like | date=13; time=11:00; start=11:00; place=Studio; price=0; seat=60
Mend it yourself | Bring the broken one | date=18; time=17:00; start=17:00; place=Workbench; price=12; seat=10
For parents and children | Two to a table | date=24; time=10:00; start=10:00; place=Big table; price=30; seat=12
Two days, one piece | For those who have done it before | date=34; time=09:30; start=09:30; place=Studio; price=160; seat=5`),
  },
  {
    words: /\b(?:swim\w*|water polo|diving|aqua\w*|lido|lifeguards?)\b/i,
    rows: readRows(`
Open evening in the big pool | Goggles are there to borrow | date=3; time=18:30; start=18:30; place=Lido, lanes 1 to 4; price=0; seat=40
Club heats, 400 m freestyle | Warm-up at nine, first start at ten | date=9; time=09:00; start=09:00; place=Mill Street baths; price=0; seat=64
Turns, slowly | One lane, one coach, a lot of walls | date=13; time=19:00; start=19:00; place=Mill Street baths; price=8; seat=8
Juniors' relay | Four to a team, caps from the club | date=20; time=14:00; start=14:00; place=Lido, all lanes; price=0; seat=48
Long swim across the lake | 2.1 km, with boats beside you | date=27; time=07:30; start=07:30; place=North jetty; price=15; seat=60
General meeting | Reports, elections, cake | date=34; time=19:00; start=19:00; place=Club room; price=0; seat=60`),
  },
  {
    words: /\b(?:row(?:ing|ers)|sail\w*|regattas?|canoe\w*|kayak\w*|boat club)\b/i,
    rows: readRows(`
Bringing the boats down | Gloves, and many hands | date=3; time=09:00; start=09:00; place=Boathouse; price=0; seat=40
First time on the water | Swimmers only, we have the vests | date=8; time=10:00; start=10:00; place=South jetty; price=12; seat=8
Evening race, six kilometres | Start when the wind allows | date=12; time=18:00; start=18:00; place=Buoy 4; price=0; seat=30
Varnish and coffee | Old clothes, please | date=19; time=14:00; start=14:00; place=Boathouse; price=0; seat=20
Round the island | Lunch on the far side | date=26; time=08:00; start=08:00; place=South jetty; price=18; seat=24
General meeting | Reports, elections, cake | date=33; time=19:00; start=19:00; place=Club room; price=0; seat=60`),
  },
  {
    words: /\b(?:athletics|fencing|judo|karate|gymnastics|chess)\b/i,
    rows: readRows(`
Come and try it | Nothing to bring | date=3; time=17:30; start=17:30; place=Small hall; price=0; seat=30
Club championship, round one | Pairings at noon | date=8; time=12:00; start=12:00; place=Main hall; price=5; seat=48
For those who begin late | Forty and older | date=14; time=19:00; start=19:00; place=Small hall; price=0; seat=16
Juniors' open | Four age groups, one prize each | date=21; time=10:00; start=10:00; place=Main hall; price=5; seat=80
Friends from Lindau visit | Soup afterwards | date=28; time=15:00; start=15:00; place=Main hall; price=0; seat=60
General meeting | Reports, elections, cake | date=35; time=19:00; start=19:00; place=Club room; price=0; seat=60`),
  },
  {
    words: /\b(?:football|soccer|rugby|handball|hockey|basketball|volleyball|tennis|table tennis|badminton|sports?)\b/i,
    rows: readRows(`
Home match | Kit van from eleven, soup afterwards | date=4; time=15:00; start=15:00; place=Home ground; price=4; seat=200
Open training | Anybody from ten years on | date=6; time=17:30; start=17:30; place=Sports hall; price=0; seat=30
Away at Lindenau | Bus leaves at nine | date=11; time=09:00; start=09:00; place=Club house; price=12; seat=48
Juniors' tournament | Eight teams, two pitches | date=18; time=10:00; start=10:00; place=Home ground; price=0; seat=120
General meeting | Reports, elections, cake | date=25; time=19:00; start=19:00; place=Club house; price=0; seat=60
Last match before the break | | date=32; time=14:30; start=14:30; place=Home ground; price=4; seat=200`),
  },
  {
    words: /\b(?:yoga|pilates|meditation|dance|dancing|ballet|tango|salsa|fitness|gym|crossfit|retreats?)\b/i,
    rows: readRows(`
Slow Sunday | Two hours, mats are there | date=3; time=10:00; start=10:00; place=Big room; price=18; seat=16
Beginners' month | Four Mondays in a row | date=5; time=18:00; start=18:00; place=Big room; price=60; seat=12
Live music, open floor | No partner needed | date=12; time=20:00; start=20:00; place=Hall; price=10; seat=50
Before work | Forty minutes, then a shower | date=15; time=06:45; start=06:45; place=Small room; price=9; seat=10
Weekend by the lake | Two nights, shared rooms | date=27; time=16:00; start=16:00; place=House on the lake; price=240; seat=14
Open day | Try everything once | date=34; time=11:00; start=11:00; place=All rooms; price=0; seat=80`),
  },
  {
    words:
      /\b(?:garden(?:s|ing|ers?)?|allotments?|farms?|nature|forests?|birds?|beekeep\w*|bees|orchards?|hik(?:e|es|ing))\b/i,
    rows: readRows(`
Seed swap | Labelled, please | date=4; time=14:00; start=14:00; place=Barn; price=0; seat=60
Walk at first light | Five kilometres, quiet shoes | date=9; time=05:30; start=05:30; place=Car park at the gate; price=0; seat=15
Pruning, shown slowly | Bring your own secateurs | date=14; time=10:00; start=10:00; place=Orchard; price=12; seat=14
Open gate | Everything may be looked at | date=20; time=11:00; start=11:00; place=Main gate; price=0; seat=200
Compost for doubters | | date=26; time=17:00; start=17:00; place=Behind the shed; price=5; seat=20
Harvest supper | Everybody brings a plate | date=37; time=18:00; start=18:00; place=Long table; price=0; seat=70`),
  },
  {
    words: /\b(?:meet-?ups?|hackathons?|developers?|software|start-?ups?|tech|data|design(?:ers)?|co-?working)\b/i,
    rows: readRows(`
Three short talks | Ten minutes each, then pizza | date=3; time=18:30; start=18:30; place=Ground floor; price=0; seat=60
What went wrong | Stories from production | date=8; time=19:00; start=19:00; place=Ground floor; price=0; seat=50
Bring your code | Somebody reads it with you | date=14; time=17:00; start=17:00; place=Room 2; price=0; seat=20
Maps without a map service | Hands on, laptops needed | date=21; time=18:00; start=18:00; place=Room 1; price=10; seat=24
One day, one prototype | Breakfast at nine | date=30; time=09:00; start=09:00; place=Whole house; price=15; seat=40
Summer evening on the roof | No slides | date=41; time=19:00; start=19:00; place=Roof; price=0; seat=80`),
  },
  {
    words: /\b(?:church(?:es)?|parish|congregation|village|neighbou?r(?:s|hood)|communit(?:y|ies)|town)\b/i,
    rows: readRows(`
Soup after the service | Bowls are there | date=4; time=11:30; start=11:30; place=Parish hall; price=0; seat=80
Clearing the brook | Gloves and boots | date=9; time=09:00; start=09:00; place=Bridge; price=0; seat=40
Concert by candlelight | | date=15; time=19:00; start=19:00; place=Church; price=0; seat=150
Repair evening | Toasters, trousers, bicycles | date=18; time=17:00; start=17:00; place=Parish hall; price=0; seat=40
Flea market | Tables by Thursday, please | date=26; time=10:00; start=10:00; place=Square; price=0; seat=100
Summer party | Everybody brings a chair | date=38; time=16:00; start=16:00; place=Meadow; price=0; seat=200`),
  },
]

/** What a house of which nothing is known invites people to. */
const anyHost = readRows(`
Open day | Look round and ask | date=4; time=11:00; start=11:00; place=Whole house; price=0; seat=120
An evening for newcomers | No registration needed | date=9; time=18:30; start=18:30; place=Front room; price=0; seat=30
Behind the scenes | An hour, in a small group | date=15; time=16:00; start=16:00; place=Meet at the door; price=8; seat=12
Summer party | Until it gets cold | date=23; time=17:00; start=17:00; place=Courtyard; price=0; seat=150
Talk with questions | The questions are the longer half | date=29; time=19:00; start=19:00; place=Hall; price=5; seat=60
Winter market | Mulled juice, small stalls | date=40; time=14:00; start=14:00; place=Courtyard; price=0; seat=200`)

/** Days to which the house invites that a message speaks of first. */
export function occasionsOf(text: string): readonly SampleRow[] {
  return firstSpokenOf(hosts, text)?.rows ?? anyHost
}
