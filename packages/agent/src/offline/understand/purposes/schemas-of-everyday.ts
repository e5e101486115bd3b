// What is kept where somebody is asked, reminded or paid: orders of the day, turns, jobs, counts, stays, what is left to do.
import { capitalize, pluralize } from '../inflect.ts'
import { tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const unpaid = String.raw`who(?:['’]s| has| have|)(?: already| still| not)* paid|paid me|owes? me|(?:still )?ha(?:s|ve) to pay|hasn['’]?t paid|haven['’]?t paid|not paid`
const trade = String.raw`lawns?|hedges|windows|gardens?|lessons?|tutor\w*|babysit\w*|dog walk\w*|nails|haircuts?|massages?|cleaning|deliver\w*|snow|firewood|mow\w*|pet sit\w*`

const forMoney: readonly Purpose[] = [
  schema(
    tells(unpaid, trade),
    (message) => {
      const isTaught = /\b(?:lessons?|tutor\w*|pupils?|students?)\b/iu.test(message)
      return {
        kind: isTaught ? 'lesson' : 'job',
        fields: `${isTaught ? 'student' : 'customer'} (text, required), date (required), ${isTaught ? '' : 'what was done (text), '}amount (money, required), paid (yes/no), notes`,
        title: isTaught ? 'Lessons and who has paid' : 'Jobs and who has paid',
        parts: ['totals'],
      }
    },
    { saysNot: /\b(?:split|roommates?|flatmates?|rent|trip)\b/u },
  ),
  schema(
    tells(
      'flats?|houses?|apartments?|properties|rooms?|shops?|machines?|courses|products',
      String.raw`(?:make|makes|making|earns?|loses?|lose) money|profit\w*|worth it|pays? off`,
    ),
    (message) => {
      const thing = nounOf(message, 'flat|house|apartment|room|shop|machine|course|product', 'thing')
      return {
        kind: thing,
        fields: `name (required), ${/flat|house|apartment|room/u.test(thing) ? 'rent a month' : 'income'} (money), costs a month (money), notes`,
        title: `${capitalize(pluralize(thing))} and what they bring`,
        parts: ['totals'],
      }
    },
    { saysNot: /\b(?:sells?|customers?|website)\b/u },
  ),
  schema(
    tells(
      String.raw`meter(?:s| readings?)|readings of the meters?`,
      'flats?|apartments?|units?|tenants?|landlord|houses?',
    ),
    {
      kind: 'reading',
      fields:
        'flat (text, required), meter (electricity, water, gas, heating), value (number, required), date (required), notes',
      title: 'Meter readings',
    },
  ),
]

const amongColleagues: readonly Purpose[] = [
  schema(
    tells(
      'lunch|dinner|breakfast|pizzas?|sandwich\\w*|meals?',
      'want|wants|like|order\\w*|choose|pick|say',
      'office|colleagues?|team|staff|work|canteen|group',
    ),
    {
      kind: 'lunch order',
      fields: 'who (text, required), dish (text, required), date (required), price (money), paid (yes/no), notes',
      title: 'Lunch orders',
    },
    { saysNot: /\b(?:customers?|guests|catering|online|plan\w*|wedding|menu of|vote|bring|restaurants?)\b/u },
  ),
  schema(
    tells(
      String.raw`someone|somebody|everyone|nobody|takes? (?:it in )?turns?|whose turn`,
      String.raw`(?:makes?|brings?|cleans?|does|do|waters?|feeds?|opens?|locks?|reads?|cooks?|bakes?|takes?) (?:the |out the |some )?\p{L}+`,
      String.raw`every \p{L}+|each (?:week|month|day|sunday)|knows? who|on (?:sun|mon|tues|wednes|thurs|fri|satur)days`,
      String.raw`nobody knows|knows? who|whose turn|turns?|forgets?|who (?:it is|is next)`,
    ),
    {
      kind: 'turn',
      fields: 'date (required), who (text, required), what (text), done (yes/no), notes',
      title: 'Whose turn it is',
    },
    { saysNot: /\b(?:dishes|chores?|household|kids|visit\w*)\b/u },
  ),
  schema(
    tells(
      String.raw`cleaners?|cleaning (?:lady|woman|man)|au ?pair|housekeepers?|babysitters?|nanny|house ?sitters?|carer`,
      String.raw`what (?:to do|needs)|knows?|each room|which room|list|instructions`,
    ),
    {
      kind: 'task',
      fields: 'what (text, required), room (text), how often (every time, weekly, monthly), done (yes/no), notes',
      title: 'What is to do',
    },
    { saysNot: /\b(?:book\w*|customers?|hire|find|company|website|staff|shift)\b/u },
  ),
  schema(
    tells(
      String.raw`(?:everything|things|all|what|list) .{0,30}(?:need|have|must|got|left) to (?:do|get|buy|prepare|pack|arrange|sort out)|(?:still )?(?:to do|to be done) before`,
      String.raw`before|until|for the|list`,
    ),
    {
      kind: 'task',
      fields: 'what (text, required), due date, who (text), done (yes/no), notes',
      title: 'To do',
    },
    { saysNot: /\b(?:cleaning lady|tasks? with|each task|customers?|projects?)\b/u },
  ),
]

const inShared: readonly Purpose[] = [
  schema(
    tells(
      'families|siblings|brothers|sisters|cousins|share[sd]?|sharing|together',
      'holiday (?:house|home|flat)|cabin|cottage|chalet|beach house|summer house|lake house|house (?:by|at|on|in) the \\p{L}+|caravan|camper|sail ?boat|boat',
      String.raw`who (?:gets?|has|is|uses?|goes)|when|turns?|fight|weeks?|book\w*|calendar`,
    ),
    (message) => {
      const thing = nounOf(
        message,
        'holiday house|holiday home|holiday flat|cabin|cottage|chalet|beach house|summer house|lake house|caravan|camper|boat',
        'house',
      )
      return {
        kind: 'stay',
        fields: 'who (text, required), from (date, required), to (date, required), how many (number), notes',
        parts: ['calendar'],
        title: `Who is in the ${thing} when`,
        hint: `Nobody can book the ${thing} when it is taken.`,
      }
    },
    { saysNot: /\b(?:costs?|bills?|rent(?:s|ing)? out|guests|customers?)\b/u },
  ),
  schema(
    tells(
      'buy(?:ing)?|shopping|groceries|shop for|supermarket',
      String.raw`twice|double|both buy|already|run out|what we need|out of`,
      'husband|wife|partner|family|flatmates?|roommates?|we|us|my',
    ),
    {
      kind: 'item',
      fields: 'what (text, required), how much (text), where (text), added by (text), bought (yes/no)',
      title: 'Shopping list',
    },
    {
      saysNot:
        /\b(?:shopping lists?|customers?|wool|yarn|stuff because|collect\w*|gifts?|presents?|christmas|tickets?|online)\b/u,
    },
  ),
  schema(
    tells(
      String.raw`baby names?|names? for (?:the|our|my|a) \p{L}+|(?:puppy|kitten|dog|cat|boat|band) names?`,
      String.raw`write|note|collect|list|cross|like|suggest|ideas?|we|wife|husband`,
    ),
    {
      kind: 'name',
      fields: 'name (required), meaning (text), suggested by (text), crossed out (yes/no), notes',
      title: 'Names',
      parts: ['likes'],
    },
    { saysNot: /\b(?:generat\w*|which .* is best|decide|company names?|best)\b/u },
  ),
]

const amongPupils: readonly Purpose[] = [
  schema(
    tells(
      'students?|pupils?|class|trainees?|apprentices?|my kids|children',
      String.raw`write|keep|fill`,
      String.raw`diar(?:y|ies)|journals?|learning logs?|reflections?`,
      String.raw`answer|reply|comment|read|respond|feedback`,
    ),
    {
      kind: 'diary entry',
      fields:
        'title (required), student (text, required), date (required), text (long text, required), answer (long text)',
      isOverseen: true,
      title: 'Diaries',
      hint: 'Each student signs in and sees only their own. The admin sees all of them and answers them.',
    },
  ),
]

export const schemasOfEveryday: readonly Purpose[] = [...amongPupils, ...forMoney, ...amongColleagues, ...inShared]
