// What stands on the site of a house that people come to, by what house it is: a bakery's breads with their days, a church's
// services, a school's news. Where several houses have the same kind of list, the message says which one it is.
import { type SampleRow, readRows } from './topic.ts'

export interface HouseList {
  /** Singular of the records. */
  noun: RegExp
  /** Where the rows are those of one sort of site. */
  says?: RegExp
  rows: readonly SampleRow[]
}

const church = /\b(?:church|parish|chapel|congregation)\b/i
const museum = /\b(?:museum|gallery|exhibitions?)\b/i
const bakery = /\b(?:bakery|boulangerie|baker|patisserie)\b/i
const brigade = /\bfire (?:brigade|department|service)\b/i
const school = /\b(?:school|kindergarten|nursery|day ?care|academy|pupils)\b/i
const dogs = /\b(?:dog (?:school|training)|puppy)\b/i
const choir = /\b(?:choir|chorus|orchestra|brass band)\b/i
const craft =
  /\b(?:plumb\w*|electric\w*|carpent\w*|joiner\w*|roof\w*|decorator|builder|tiler|locksmith|handyman|garden\w*|landscap\w*|heating|mechanic|garage|chimney)\b/i
const cleaning = /\bclean(?:ing|ers?)\b/i
const garden = /\ballotments?\b|\bcommunity garden\b/i
const farm = /\b(?:farm|orchard|market garden|veg(?:etable)? box)\b/i
const advice = /\b(?:consult\w*|coach\w*|mentor|adviser|advisor|pricing|agency)\b/i
const lodging = /\b(?:b&b|bed and breakfast|guest ?house|hotel|inn|pension|lodge|rooms)\b/i
const author = /\b(?:author|writer|novels?|novelist|thrillers?)\b/i
const club = /\b(?:club|association|society|team)\b/i

export const houseLists: readonly HouseList[] = [
  {
    noun: /^bread$/,
    rows: readRows(`
Country loaf | Wheat and rye, two days of sourdough | baked=Every day; price=4.60
Baguette | Out of the oven at seven and at four | baked=Every day; price=1.80
Dark rye | Keeps for a week | baked=Tuesday and Friday; price=5.20
Spelt with walnuts | Dense, for cheese | baked=Wednesday and Saturday; price=5.80
Focaccia with rosemary | By the piece or the tray | baked=Friday; price=3.40
Brioche | Order by Thursday, it goes fast | baked=Saturday and Sunday; price=4.20`),
  },
  {
    noun: /^cake$/,
    says: bakery,
    rows: readRows(`
Apple tart | Thin, with apricot on top | price=3.20
Lemon cake | By the slice or whole | price=2.90
Chocolate and hazelnut | Without flour | price=3.60
Plum crumble | As long as there are plums | price=3.10`),
  },
  {
    noun: /^meeting time$/,
    says: church,
    rows: readRows(`
Sunday service | With coffee afterwards | day=Sunday; time=10:00; place=Church
Children's service | Every first Sunday | day=Sunday; time=11:30; place=Parish hall
Evening prayer | Half an hour, mostly quiet | day=Wednesday; time=19:00; place=Side chapel
Coffee morning | | day=Thursday; time=09:30; place=Parish hall`),
  },
  {
    noun: /^meeting time$/,
    says: choir,
    rows: readRows(`
Whole choir | | day=Tuesday; time=19:30; place=School hall
Sopranos and altos | Before the others | day=Tuesday; time=18:45; place=Music room
Tenors and basses | | day=Thursday; time=19:30; place=Music room`),
  },
  {
    noun: /^meeting time$/,
    says: club,
    rows: readRows(`
Children, six to ten | | day=Wednesday; time=16:00; place=Sports hall
Youth | | day=Wednesday; time=17:30; place=Sports hall
Adults, beginners welcome | | day=Monday; time=19:00; place=Sports hall
First team | | day=Thursday; time=19:30; place=Home ground`),
  },
  {
    noun: /^group$/,
    says: church,
    rows: readRows(`
Toddlers and parents | Thursdays at nine, with breakfast
Youth group | From thirteen on, Fridays
Visiting circle | Goes to those who cannot come
Choir | Nobody has to read music
Open table | A warm meal every second Saturday`),
  },
  {
    noun: /^(?:photo|project|work)$/,
    says: /\b(?:photo\w*|pictures?)\b[^]*\bweddings?\b|\bweddings?\b[^]*\b(?:photo\w*|pictures?)\b/i,
    rows: readRows(`
Rings in a walnut shell | Carved by his grandfather | place=Registry office; year=2024
Rain at the church door | Eleven umbrellas, one of them white | place=St Mary’s; year=2024
First dance, in socks | The shoes had been given up at nine | place=The old barn; year=2023
Her father, before | Two minutes in which nobody spoke | place=At home; year=2024
Confetti, against the light | One try, three children | place=Mill garden; year=2023
The last two at the table | A quarter to four | place=Harbour hall; year=2022`),
  },
  {
    noun: /^price$/,
    says: museum,
    rows: readRows(`
Adults | With the audio guide | price=8
Students and over 65 | With a card | price=5
Children up to 16 | Free, and so is the puzzle sheet | price=0
Family | Two adults and all their children | price=16
Groups from ten, each | Please write to us first | price=6
Guided tour | Beside the ticket, an hour | price=4`),
  },
  {
    noun: /^exhibition$/,
    says: /\b(?:history|local|heritage)\b/i,
    rows: readRows(`
The town in 1900 | Photographs from forty attics | place=Ground floor; date=4; time=10:00
Who lived here | Nine families and their things | place=First floor; date=11; time=10:00
When the railway came | With the old signal box | place=Engine shed; date=25; time=10:00
School, slate and cane | A classroom as it was | place=First floor; date=39; time=10:00`),
  },
  {
    noun: /^exhibition$/,
    rows: readRows(`
Light on water | Forty paintings of one harbour | date=6; time=10:00; place=Upper rooms
Portraits, 1900–1930 | Whoever sat for them, and for how long | date=20; time=10:00; place=Ground floor
The blue rooms | Three artists and one colour | date=34; time=18:00; place=Annexe
Tools and hands | To touch, all of it | date=48; time=10:00; place=Cellar`),
  },
  {
    noun: /^reading$/,
    says: author,
    rows: readRows(`
Book launch | With wine, and the first chapter | date=8; time=19:30; place=The Corner Bookshop
Crime night | Four authors, one sofa | date=17; time=20:00; place=Old waterworks
Reading and questions | Nobody is told who did it | date=29; time=19:00; place=Town library
Morning at the festival | In the tent by the river | date=44; time=11:00; place=Main tent`),
  },
  {
    noun: /^service$/,
    says: /\b(?:plumb\w*|heating)\b/i,
    rows: readRows(`
Leak, day or night | We come within two hours | price=95
Blocked drain | With the camera where it is needed | price=120
Tap or cistern mended | Parts are extra, and we ask first | price=68
Boiler service | Cleaned, tested, stamped | price=110
New bathroom | From the first drawing to the last joint |`),
  },
  {
    noun: /^service$/,
    says: /\belectric\w*\b/i,
    rows: readRows(`
No power | Today, if you ring before four | price=90
Sockets and lights | The first, each further one is less | price=75
Fuse box renewed | With the papers for the insurer | price=680
Charger for a car | Measured, fitted, registered | price=540
Test of the whole house | Takes half a day | price=240`),
  },
  {
    noun: /^service$/,
    says: cleaning,
    rows: readRows(`
Flat, every week | For an hour, two at least | price=28
Flat, once | For an hour, with everything we bring | price=34
Offices, in the evening | By the month, after a look at them | price=180
Windows, inside and out | For each | price=6
End of tenancy | Kitchen and oven included | price=260`),
  },
  {
    noun: /^service$/,
    says: /\bcoach\w*\b/i,
    rows: readRows(`
First talk | Half an hour, to see whether we fit | price=0
One session | Sixty minutes, here or by video | price=95
Five sessions | Over three months | price=430
Walk and talk | Ninety minutes along the river | price=120`),
  },
  {
    noun: /^service$/,
    says: /\bconsult\w*|\bfirms?\b/i,
    rows: readRows(`
First call | Thirty minutes, and an honest answer | price=0
Review | Two weeks, one report, three things to change | price=1800
Half a year beside you | Two days each month | price=1400
Workshop for the team | One day, at your place | price=1600`),
  },
  {
    noun: /^service$/,
    says: /\bphotograph\w*\b/i,
    rows: readRows(`
Portrait | One hour, ten pictures | price=180
Family, outdoors | Ninety minutes, at the time you choose | price=260
Wedding, half a day | From the ceremony to the cake | price=980
Wedding, whole day | Until the last dance | price=1750
Small firm | Team, rooms, work, in one morning | price=640`),
  },
  {
    noun: /^vehicle$/,
    says: brigade,
    rows: readRows(`
Fire engine, 2,000 litres | Goes out first, with nine of us
Turntable ladder, 30 m | For roofs, and for cats
Rescue vehicle | Cutters, spreaders, light
Water tender | 8,000 litres for where there is no hydrant
Crew bus | For the youth brigade as well`),
  },
  {
    noun: /^(?:date|event)$/,
    says: brigade,
    rows: readRows(`
Exercise: breathing masks | For all who carry one | date=5; time=19:00; place=Station
Open day | Engines out, children in | date=12; time=11:00; place=Station yard
Youth brigade | From ten years on | date=19; time=17:30; place=Station
General meeting | Reports, elections, soup | date=33; time=19:30; place=Station, first floor`),
  },
  {
    noun: /^news$/,
    says: brigade,
    rows: readRows(`
Barn fire on the hill road | Thirty-one of us, four engines, nobody hurt. Watch over the embers until the morning.
Four new members have passed | They learned for eleven weekends and are on the list from Monday.
Smoke alarms: test yours today | It takes one press of a button, and a battery every few years.`),
  },
  {
    noun: /^news$/,
    says: school,
    rows: readRows(`
The new climbing frame is up | It was built over two weekends by parents, and tried out by everybody.
Reading week | Each class reads a book together, and on Friday parents read aloud.
Lunch has a new kitchen | From next month there is a second dish without meat every day.
Thank you for the summer fair | What came in pays for the bus to the seaside.`),
  },
  {
    noun: /^(?:date|event)$/,
    says: school,
    rows: readRows(`
First day of term | We begin together in the hall | date=5; time=08:30; place=Hall
Parents' evening | Fifteen minutes with each teacher | date=12; time=18:00; place=Classrooms
Sports day | Bring water and a hat | date=19; time=09:00; place=Field
Concert of all classes | Each class has seven minutes | date=33; time=17:00; place=Hall
Open morning for new families | Look round and ask everything | date=40; time=10:00; place=Main entrance`),
  },
  {
    noun: /^course$/,
    says: dogs,
    rows: readRows(`
Puppies, eight weeks to five months | Play, quiet, the name | price=120
First steps | Sit, stay, and walking on a loose lead | price=145
Coming when called | The hardest of all, outdoors | price=145
Town walk | Trams, cafés, other dogs | price=35
One to one | At your place, for what bothers you | price=65`),
  },
  {
    noun: /^question$/,
    says: cleaning,
    rows: readRows(`
Do you bring your own things? | Yes, all of it. If you prefer your own cleaners, leave them out for us.
Do I have to be at home? | No. Many leave a key with us; each is in a numbered bag, without your name.
Is it always the same person? | Yes, except when somebody is ill or away, and then we tell you before.
What if something breaks? | Tell us the same day. We are insured and settle it within two weeks.
How can I move a date? | Until noon of the day before it costs nothing.`),
  },
  {
    noun: /^question$/,
    says: garden,
    rows: readRows(`
How do I get a plot? | Put your name on the list. At present it takes about two years.
What does it cost a year? | The rent of the plot and a share of the water, and eight hours of work for all of us.
When is the water on? | From April to the end of October.
May I put up a shed? | Up to eight square metres, after the committee has seen a drawing.
May I have a fire? | Not from March to October, and never with green waste.`),
  },
  {
    noun: /^question$/,
    says: craft,
    rows: readRows(`
How soon can you come? | For what leaks or is dangerous the same day, for the rest within a week.
What does a visit cost? | The way is free in town. You hear the price before we begin.
Do you give a fixed price? | Yes, once we have seen it. It holds for thirty days.
Do you clear up afterwards? | Yes, and we take the old things with us.
Is there a guarantee? | Two years on the work, and what the maker gives on the parts.`),
  },
  {
    noun: /^question$/,
    rows: readRows(`
How do I reach you? | By the form on this site, or by telephone in the opening hours.
How fast do you answer? | Within two working days.
How can I pay? | By card, by transfer or in cash.
What if I have to cancel? | Tell us the day before, and it costs nothing.
Is there parking? | Two spaces in front of the door, more in the next street.`),
  },
  {
    noun: /^review$/,
    says: craft,
    rows: readRows(`
M. Haddad | Came when they said, and left the floor cleaner than before. | rating=5
Family Okafor | The price was the one we were told. | rating=5
J. Lindner | Two visits were needed, the second one free. | rating=4`),
  },
  {
    noun: /^review$/,
    rows: readRows(`
M. Haddad | I came with one question and left with a plan. | rating=5
Priya R. | Patient, clear, and never late. | rating=5
J. Lindner | It took longer than I thought, and was worth it. | rating=4`),
  },
  {
    noun: /^product$/,
    says: farm,
    rows: readRows(`
Potatoes, five kilos | Floury or firm, say which | price=6.50
Eggs, a dozen | From hens that live under apple trees | price=4.80
Carrots, in a bunch | With the green on | price=2.40
Apples, three old sorts | As long as there are some | price=3.20
Honey, 500 g | Summer flowers | price=7.90
Box of the week | Whatever is ripe, for two to three people | price=18`),
  },
  {
    noun: /^project$/,
    says: advice,
    rows: readRows(`
A joinery that was too cheap | Eleven people, prices from 2014. After four months the same work earned a fifth more | year=2024
Three price lists become one | A printer with forty exceptions that nobody knew by heart | year=2023
From hours to packages | A bookkeeping office that sells results, and goes home at five | year=2024
When not to grow | A bakery that closed its second shop and earned more | year=2022`),
  },
  {
    noun: /^room$/,
    says: lodging,
    rows: readRows(`
Garden room | Own door to the terrace | price=92; sleep=2; night=92
Room under the roof | Sloping walls and the best view | price=84; sleep=2; night=84
Family room | A large bed and two small ones | price=118; sleep=4; night=118
Single room | Quiet, to the yard | price=62; sleep=1; night=62`),
  },
  {
    noun: /^book$/,
    says: author,
    rows: readRows(`
The Second Tide | A harbour, two brothers, and a boat that comes back empty | year=2024
Cold Ledger | The bookkeeper notices it first, and tells nobody | year=2022
No Light on Mill Street | The first case of Inspector Varga | year=2020`),
  },
]
