// What is kept at home and in a family: meters, what is left to do, stays in a house that is shared, what is to be bought, names.
import { tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

export const schemasAtHome: readonly Purpose[] = [
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
      'before|until',
    ),
    {
      kind: 'task',
      fields: 'what (text, required), due date, who (text), done (yes/no), notes',
      title: 'To do',
    },
    { saysNot: /\b(?:cleaning lady|tasks? with|each task|customers?|projects?)\b/u },
  ),
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
