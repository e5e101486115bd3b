// What people owe each other and give together: bills that are split, debts, dues, donations.
import { capitalize, pluralize } from '../inflect.ts'
import { deed, tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const unpaid = String.raw`who(?:['’]s| has| have|)(?: already| still| not)* paid|paid me|owes? me|(?:still )?ha(?:s|ve) to pay|hasn['’]?t paid|haven['’]?t paid|not paid`
const trade = String.raw`lawns?|hedges|windows|gardens?|lessons?|tutor\w*|babysit\w*|dog walk\w*|nails|haircuts?|massages?|cleaning|deliver\w*|snow|firewood|mow\w*|pet sit\w*`

export const moneyAmongPeople: readonly Purpose[] = [
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
  {
    id: 'split',
    says: [
      deed(
        String.raw`(?:split|splitting|share|sharing|divide|dividing) (?:{some})(?:[\p{L}-]+ )?(?:bills?|costs?|expenses?|rent|groceries|shopping|check|money|electricity|gas|water|heating|internet|utilities)`,
      ),
      deed(
        String.raw`what (?:each|everyone|every one|all|everybody|who)(?: one)?(?: of us)?(?: has| have)? (?:spent|paid|spends|pays)`,
      ),
      deed(String.raw`who (?:owes|paid) (?:whom|who|what|how much|for what)`),
      deed(String.raw`(?:settle|even) (?:up|out)\b`),
    ],
    plain: ({ message }) => {
      const who =
        /\b(roommates?|flatmates?|housemates?|friends?|family|couple|partner|wife|husband|girlfriend|boyfriend|trip|travel|holiday|group|flat|club)\b/i
          .exec(message)?.[1]
          ?.toLowerCase() ?? 'friends'
      const people = /trip|travel|holiday|group|club|friend/.test(who)
        ? 'friends'
        : /family|couple|partner|wife|husband|boyfriend|girlfriend/.test(who)
          ? 'the two of us'
          : 'roommates'
      return `Shared costs of ${people}: what, amount, paid by. It shows who owes whom`
    },
  },
  {
    id: 'debts',
    says: [
      deed(String.raw`who (?:still )?owes? (?:me|us) (?:some |any |how much )?(?:money|cash|what)?\b`),
      deed(String.raw`(?:money|cash|what) (?:that )?(?:people|friends|others|my \p{L}+) (?:still )?owes? (?:me|us)\b`),
      deed(String.raw`(?:money|cash) (?:that )?i (?:have |['’]ve )?(?:lent|owe)\b`),
      deed(String.raw`(?:i\.?o\.?u\.?s?)\b`),
    ],
    saysNot: /\b(?:invoices?|customers?|clients?|dues|members?|rent|tenants?|split|roommates|flatmates)\b/i,
    records: () => ({
      kind: 'debt',
      fields:
        'who (text, required), for what (text), amount (money, required), lent on (date), due on (date), paid back (yes/no), notes',
      title: 'Who owes what',
    }),
  },
  {
    id: 'dues',
    says: [
      deed(
        String.raw`who (?:has |have |still |already |hasn['’]t |has not |didn['’]t )*(?:paid|pay|pays|owes?) (?:{some})?(?:[\p{L}-]+ )?(?<thing>dues|membership|membership fees?|fees?|subscriptions?|contributions?|rent|deposit|money)\b`,
      ),
      deed(
        String.raw`(?:track|collect|manage|record) (?:{some})?(?:[\p{L}-]+ )?(?<thing>dues|membership fees|rent payments?|rents?|fees|contributions) (?:from|of|by)`,
      ),
    ],
    records: ({ thing, message }) => ({
      kind: 'payment',
      fields: `for what (text, required), amount (money, required), due on (date), paid (yes/no), paid on (date)`,
      of:
        /rent/.test(thing) || /tenant/i.test(message)
          ? 'tenant'
          : /pupil|student|class|parent/i.test(message)
            ? 'family'
            : 'member',
      more: [
        {
          kind:
            /rent/.test(thing) || /tenant/i.test(message)
              ? 'tenant'
              : /pupil|student|class|parent/i.test(message)
                ? 'family'
                : 'member',
          fields: 'name (required), e-mail, phone',
        },
      ],
      title: /rent/.test(thing) ? 'Rent payments' : 'Who has paid',
    }),
  },
  {
    id: 'donations',
    says: [
      deed(
        String.raw`(?:collect|raise|track|manage|gather|accept|keep track of|receive|thank (?:people|donors) for)(?:ing)? (?:{some})?(?:donations?|money|funds|gifts of money)\b(?: (?:for|to|from))`,
      ),
      deed(String.raw`who (?:donated|gave) (?:how much|what|money)`),
      deed(String.raw`{who} {may}donate\b`),
    ],
    saysNot: /\b(?:blood|clothes|food bank|landing page)\b/i,
    records: () => ({
      kind: 'donation',
      fields: 'name (text, required), amount (money, required), date, message (long text)',
      parts: ['totals'],
      title: 'Donations',
    }),
  },
]
