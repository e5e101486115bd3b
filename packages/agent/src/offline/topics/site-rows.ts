// What stands on a site in the lists that sites of its sort have: a CV's positions, a wedding's hotels, a festival's stalls.
import { type HouseList, houseLists } from './house-rows.ts'
import { type SampleRow, readRows } from './topic.ts'

const lists: readonly HouseList[] = [
  {
    noun: /^position$/,
    rows: readRows(`
Head of the map room | Eleven people, two moves and one flood | employer=Lindau City Archive; from=2021; place=Lindau
Cartographer | Trail maps from the Allgäu to the Ortler | employer=Rother & Falk; from=2016; until=2021; place=Munich
Junior cartographer | Street plans, later whole regions | employer=Atelier Nord; from=2013; until=2016; place=Hamburg
Assistant, half days | Scanned and described 4,200 glass plates | employer=University library; from=2010; until=2013; place=Graz
Trainee | | employer=Survey office; from=2009; until=2010; place=Bregenz`),
  },
  {
    noun: /^degree$/,
    rows: readRows(`
MSc Cartography | Thesis on maps for people who walk slowly | school=University of Vienna; from=2010; until=2013
BSc Geography | A year of it in Tromsø | school=University of Graz; from=2006; until=2010
Letterpress, evening course | | school=Print workshop Lindau; from=2018; until=2018`),
  },
  {
    noun: /^(?:skill|tool)$/,
    rows: readRows(`
QGIS | | level=Expert
Reading old handwriting | | level=Expert
Illustrator | | level=Good
Python | For what would be dull by hand | level=Good
Giving talks | | level=Good
Letterpress | | level=Basic`),
  },
  {
    noun: /^language$/,
    rows: readRows(`
German | | level=Native
English | | level=Fluent
Italian | | level=Good
Norwegian | Enough for the bakery | level=Basic`),
  },
  {
    noun: /^practice area$/,
    rows: readRows(`
Family law | Separation, children, maintenance: calmly, and in this order
Inheritance | Wills, estates and the talk that comes before both
Tenancy | For tenants, and for owners of a flat or two
Employment | Contracts, notices, references
Companies | From the first contract to the last signature
Building law | When the wall stands where it should not`),
  },
  {
    noun: /^hotel$/,
    rows: readRows(`
Zum Anker | On the water, breakfast till eleven | address=Harbour 4; price=118; night=118
Pension Rosi | Six rooms, one cat | address=Mill Lane 12; price=64; night=64
Hotel am Markt | Five minutes on foot, ask for the back | address=Market square 1; price=96; night=96
Camping on the meadow | Bring a torch | address=Lower meadow; price=18; night=18`),
  },
  {
    noun: /^gift$/,
    rows: readRows(`
A tree for the garden | An apple, an old sort | price=48
Good knives | Two are enough | price=126
A night in a hut | We walk up ourselves | price=92
Linen tablecloth | For the long table | price=74
Your recipe | Written by hand, with stains |`),
  },
  {
    noun: /^link$/,
    rows: readRows(`
What is new | The page that changes most often | link=https://news.example
Instagram | Pictures, most of them from the week | link=https://instagram.example
The shop | What is there, and what it costs | link=https://shop.example
Newsletter | One letter a month | link=https://letter.example
Write to me | An answer within two days | link=https://contact.example`),
  },
  {
    noun: /^season$/,
    rows: readRows(`
Winter | The stove is lit when you come | price=84; night=84
Spring | From the last snow to the first swallows | price=96; night=96
Summer | School holidays, one week at least | price=138; night=138
Autumn | Apples are there to be picked | price=102; night=102`),
  },
  {
    noun: /^meal$/,
    rows: readRows(`
Lentil soup with bread | | day=Monday
Pasta with tomato sauce | And raw carrots | day=Tuesday
Potato pancakes, apple sauce | | day=Wednesday
Fish, rice, peas | Vegetarian: omelette | day=Thursday
Semolina with plums | | day=Friday`),
  },
  {
    noun: /^act$/,
    rows: readRows(`
The Slow Ferries | Songs about water | time=18:30; place=Main stage
Brass from next door | Eleven of them, no microphone | time=15:00; place=Corner of Mill Road
Ada and the Anchors | | time=20:00; place=Main stage
Puppets for the small | Thirty minutes, on cushions | time=14:00; place=Yard
Last dance | Anyone who can still stand | time=22:00; place=Main stage`),
  },
  {
    noun: /^(?:stall|vendor|exhibitor)$/,
    rows: readRows(`
Waffles from number 12 | With plums from the tree behind it
Old books, by the kilo | Proceeds go to the library
Falafel Samir | Vegan, and quick
Bike doctor | Small repairs while you eat
Face painting | Tigers are the favourite`),
  },
  {
    noun: /^plan$/,
    rows: readRows(`
Small | For one, to try | price=29
Regular | What most begin with | price=59
Family | For four and a guest | price=94`),
  },
  {
    noun: /^job$/,
    rows: readRows(`
Designer, print and screen | You like both, and say which suits better | place=Here; hour=32
Developer | Small team, old code, new code | place=Here or at home; hour=40
Office, mornings | Bills, calls, plants | place=Here; hour=20
Internship, three months | Paid, and with a project of your own | place=Here; hour=36`),
  },
  {
    noun: /(?:^| )(?:plot|bed|allotment)$/,
    rows: readRows(`
Bed 3, by the pump | Sun from ten, good soil | size=12; free=yes
Bed 7 | Strawberries are in already | size=18; free=no
Bed 9, raised | Can be reached sitting | size=6; free=yes
Bed 14, under the pear tree | Shade in the afternoon | size=20; free=no
Bed 15 | Needs digging | size=24; free=yes`),
  },
  {
    noun: /^result$/,
    rows: readRows(`
Autumn open | Nine rounds, one draw offer too many | winner=Ilse Brandt; score=7.5; point=7.5
Club championship | | winner=Mirek Novák; score=8; point=8
Blitz night | Five minutes each | winner=Leyla Demir; score=11; point=11
Juniors' cup | | winner=Jonas Weber; score=6.5; point=6.5`),
  },
  {
    noun: /^place$/,
    rows: readRows(`
Bakery and dairy | Rolls from half past six | distance=0.6; km=0.6
The bathing spot | Stones first, then sand | distance=1.4; km=1.4
Railway station | A train every hour | distance=3.2; km=3.2
Mill with a café | Closed on Tuesdays | distance=4.5; km=4.5
The view | An hour up, and worth it | distance=5.1; km=5.1`),
  },
  {
    noun: /^(?:course|lesson)$/,
    says: /\bdriving\b/i,
    rows: readRows(`
Car, full course | Theory, practice and the test drives | price=1480
Theory only | Eight evenings, start any week | price=190
Refresher | For those who have a licence and no nerve | price=64
Motorbike | From April to October | price=1120
Motorway and night | Five hours | price=310
Trailer | One weekend | price=420`),
  },
  {
    noun: /(?:^| )room$/,
    says: /\b(?:hut|hostel|mountain|alpine)\b/i,
    rows: readRows(`
Dormitory under the roof | Mattresses side by side, blankets are there | price=24; sleep=14
Room of four, east | Sun at breakfast | price=32; sleep=4
Room for two | The only one with a key | price=41; sleep=2
Winter room | Open when we are not; wood is stacked | price=12; sleep=8
Room of six | Two bunks and a long shelf | price=29; sleep=6`),
  },
]

/** Rows for a kind that a site of this sort shows; none where nobody knows any. */
export function rowsOfSite(noun: string, request: string): readonly SampleRow[] {
  return (
    [...lists, ...houseLists].find((list) => list.noun.test(noun) && list.says?.test(request) !== false)?.rows ?? []
  )
}
