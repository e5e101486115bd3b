// What people wish for where they can vote on it: by the place that it is for, and for any place where none is told.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Ideas {
  words: RegExp
  rows: readonly SampleRow[]
}

const ideas: readonly Ideas[] = [
  {
    words:
      /\b(?:hostels?|hotels?|guest ?houses?|b ?& ?bs?|camp ?sites?|camping|youth hostel|inns?|lodges?|residence)\b/i,
    rows: readRows(`
A second kettle for the kitchen | At eight there are eleven of us and one kettle | status=planned; name=Priya
A shelf for food that people leave behind | Half a jar of honey, three onions | status=done; name=Halima
Hooks in the showers | Two would do, one wet and one dry | status=open; name=Tom
Lend out two umbrellas | | status=done; name=Noor
Lockers with a socket inside | My phone sleeps in the corridor | status=open; name=Jun
Breakfast from half past six on Mondays | The first train goes at seven | status=planned; name=Wanda
Reading lamps on the upper bunks | | status=open; name=Mateo
Quiet in the yard after eleven, in four languages | The sign is only in one | status=open; name=Ines`),
  },
  {
    words:
      /\b(?:restaurants?|caf[eé]s?|bistros?|canteens?|baker(?:y|ies)|pubs?|bars?|diners?|coffee ?shops?|pizzerias?)\b/i,
    rows: readRows(`
Half portions at noon | I like the whole card, only not all at once | status=open; name=Priya
Tap water on the table, unasked | | status=done; name=Halima
A table by the window without a reservation | One is enough | status=planned; name=Tom
Soup all year round | Cold ones count | status=open; name=Jun
A high chair that does not wobble | He thinks it is a ride | status=planned; name=Wanda
Open on Mondays | Somebody has to | status=open; name=Mateo
The old lemon cake again | It went away in March | status=open; name=Ines`),
  },
  {
    words: /\b(?:schools?|kindergartens?|class(?:es|rooms?)?|pupils?|students?|universit\w+|campus|teachers?)\b/i,
    rows: readRows(`
More time between maths and sport | The stairs are long and the bags are heavy | status=open; name=Priya
Fruit at the kiosk on Fridays | | status=done; name=Halima
A quiet room at lunch | With a carpet, not with a supervisor | status=planned; name=Tom
A shelf for lost gloves, sorted by colour | | status=done; name=Ines
Bicycle stands that hold a bicycle | | status=open; name=Jun
Microphones in the hall | From row nine on it is a guess | status=planned; name=Wanda
Swap one test for a talk | Seven minutes, with a picture | status=open; name=Mateo`),
  },
  {
    words: /\b(?:librar(?:y|ies)|book ?shops?|readers?)\b/i,
    rows: readRows(`
Open on one evening until nine | I read faster after work | status=open; name=Priya
Lend out board games | | status=done; name=Halima
A shelf for books that nobody has borrowed for years | They wait, and so do I | status=planned; name=Tom
Two more sockets by the long table | | status=open; name=Jun
A box for returns outside the door | Sundays, in the rain | status=planned; name=Wanda
Story hour in Polish and Turkish | I would read, if somebody holds the book | status=open; name=Mateo
Large print, lower shelves | | status=open; name=Ines`),
  },
  {
    words:
      /\b(?:gyms?|fitness|sports? (?:club|cent(?:re|er)|hall)|swim\w*|pools?|lidos?|yoga|studio|climbing|tennis|football)\b/i,
    rows: readRows(`
A clock that one sees while lying down | | status=open; name=Priya
Hooks by the door for wet jackets | | status=done; name=Halima
Warm showers after nine, too | The last course ends at a quarter past | status=planned; name=Tom
One slow hour on Sundays | For those who have begun again | status=open; name=Jun
Music a little lower in the mornings | Or none, just once | status=open; name=Wanda
Lockers that take more than one coin | | status=planned; name=Mateo
Chalk on a string, so that it stays | | status=open; name=Ines`),
  },
  {
    words:
      /\b(?:towns?|villages?|cit(?:y|ies)|neighbou?rhoods?|streets?|parish|communit(?:y|ies)|council|parks?|quarter|residents?|citizens?)\b/i,
    rows: readRows(`
A bench halfway up the hill | Half of us stop there anyway | status=planned; name=Priya
Leave the meadow uncut until July | | status=done; name=Halima
Water at the playground | Tap or fountain, it only has to run | status=open; name=Tom
Slow driving past the bakery | | status=open; name=Jun
A roof over the bus stop | It faces west, and so does the rain | status=planned; name=Wanda
Market on Saturdays instead of Thursdays | I work on Thursdays | status=open; name=Mateo
A lamp at the steps behind the church | | status=open; name=Ines`),
  },
  {
    words: /\b(?:house|building|tenants?|neighbou?rs?|flat ?(?:share|mates)|dorm\w*|co-?op|housing)\b/i,
    rows: readRows(`
A rack for the bicycles in the yard | They stand in the pram's place | status=planned; name=Priya
A drill that belongs to all of us | | status=done; name=Halima
The light on the stairs a minute longer | It goes out between two and three | status=open; name=Tom
A board for parcels taken in | | status=done; name=Ines
One evening a month with everybody's leftovers | | status=open; name=Jun
Herbs on the roof | I water on odd days | status=open; name=Wanda
Two lines in the laundry for long things | | status=planned; name=Mateo`),
  },
  {
    words: /\b(?:museums?|galler(?:y|ies)|theatres?|theaters?|cinemas?|zoos?|festivals?|exhibitions?)\b/i,
    rows: readRows(`
More places to sit, where one wants to look longest | | status=planned; name=Priya
A cloakroom for wet umbrellas | | status=done; name=Halima
One evening without school classes | We were loud once, too | status=open; name=Tom
Larger letters on the signs | My arms are not that long | status=open; name=Jun
A tour that takes twenty minutes | For those with a train | status=open; name=Wanda
Water to drink on the second floor | | status=planned; name=Mateo
Show what is in the cellar, one piece a month | | status=open; name=Ines`),
  },
  {
    words: /\b(?:shops?|stores?|supermarkets?|markets?|customers?)\b/i,
    rows: readRows(`
Smaller packets for one | The rest of it turns into soup | status=open; name=Priya
Weigh it yourself, in your own jar | | status=done; name=Halima
Open until eight on Thursdays | | status=planned; name=Tom
A chair by the fitting room | For whoever came along | status=open; name=Jun
Say where it comes from | On the shelf, not on the back | status=planned; name=Wanda
A bell for the side door | | status=open; name=Mateo
Mend it instead of replacing it, one day a week | | status=open; name=Ines`),
  },
  {
    words: /\b(?:office|work ?place|colleagues?|employees?|staff|co-?workers?|compan(?:y|ies)|co-?working|team)\b/i,
    rows: readRows(`
A room in which nobody rings | The small one by the stairs is nearly it | status=planned; name=Priya
One plant per window | I would water them | status=done; name=Halima
No meetings before half past nine | | status=open; name=Tom
Lunch together on Wednesdays | Whoever cooks does not wash up | status=open; name=Jun
A better chair for the guest desk | It was kind to nobody so far | status=open; name=Wanda
Write decisions down where all find them | | status=planned; name=Mateo
A shower, for those who come by bicycle | | status=open; name=Ines`),
  },
  {
    words:
      /\b(?:apps?|software|programs?|products?|features?|web ?sites?|tools?|platform|games?|api|plugins?|start-?ups?|saas)\b/i,
    rows: readRows(`
Remember where I stopped reading | I open it on the train and start from the top every time | status=planned; name=Priya
Print on one page | The second page always holds a single line | status=done; name=Tom
Larger buttons for the kitchen tablet | Flour on the fingers | status=open; name=Halima
Undo after deleting | It happened twice, on the same day | status=done; name=Mateo
A list of what changed this week | | status=open; name=Jun
Sort by distance | Only the ones I can walk to matter on a weekday | status=planned; name=Wanda
Let two people edit at once | | status=open; name=Ines`),
  },
]

const anyIdeas = readRows(`
Begin half an hour earlier on Mondays | The last bus goes at ten | status=planned; name=Priya
Write the next date on the door | | status=done; name=Halima
More light by the entrance | | status=open; name=Jun
A box for what was left behind | Three gloves so far, none of them a pair | status=done; name=Tom
Somebody who shows newcomers around | I would do it in May | status=planned; name=Wanda
Tea, and cups that do not match | | status=open; name=Mateo
Ask the quiet ones first | | status=open; name=Ines`)

/** What those who come there write down to be voted on. */
export const isWished = /(?:^|\s)(?:idea|suggestion|wish|feature|feature request|proposal|improvement)$/

/** What those who come there would like. Where the sentence says whose it is, "app" says only what it is built as. */
export function ideasAbout(text: string): readonly SampleRow[] {
  return (firstSpokenOf(ideas, withoutContainer(text)) ?? firstSpokenOf(ideas.slice(-1), text))?.rows ?? anyIdeas
}

/** "A feedback tool", "an ideas board app": the thing that is to be built. */
function withoutContainer(text: string): string {
  return text.replace(
    /^[^.;]*?\b(?:feedback|suggestions?|ideas?|voting|feature|request)s?(?: \p{L}+)?(?: (?:tool|app|board|box|portal|page|site|web ?site|platform|wall|form))\b/iu,
    ' ',
  )
}
