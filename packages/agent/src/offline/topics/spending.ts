// What money goes on, by the categories that somebody named for it: rent is no cinema ticket.
import { type SampleRow, readRows } from './topic.ts'

/** `what | amount`, by the words for such a category. */
const spent: readonly (readonly [RegExp, string])[] = [
  [/rent|mortgage/i, 'Rent | 890; Garage | 65; Service charge, quarter | 148.2'],
  [
    /grocer|food|supermarket/i,
    'Saturday market | 38.4; Weekly shop | 74.35; Bäckerei Wolf | 6.8; Milk and eggs | 9.15',
  ],
  [/eat|restaurant|dining|caf[eé]|takeaway|lunch/i, 'Trattoria Due | 52.4; Lunch with Jun | 14.75; Two coffees | 7.2'],
  [/transport|travel to|commut|car|fuel|petrol/i, 'Tram, day ticket | 8.2; Petrol | 61.7; Bike lock | 38.65'],
  [/holiday|travel|trip|vacation/i, 'Night train to Graz | 89; Guest house, two nights | 164; Ferry | 23.5'],
  [
    /utilit|bills?\b|electric|energy|heat|water|internet|phone/i,
    'Electricity, quarter | 94.3; Internet | 34.9; Water bill | 57.6',
  ],
  [
    /fun|leisure|entertain|hobb|going out|culture|free time/i,
    'Cinema | 23; Swimming pool | 9.5; Concert in the Mill | 28',
  ],
  [/health|medical|pharmac|doctor|sport|fitness/i, 'Pharmacy | 12.4; New glasses | 139; Dentist, cleaning | 85'],
  [/cloth|shoe|fashion/i, 'Winter boots | 119; Socks, five pairs | 18.5; Coat, re-lined | 64'],
  [/kid|child|school|daycare|nursery/i, 'Swimming lesson, Jona | 18; School trip | 32; Crayons and card | 11.3'],
  [/home|house|household|furniture|garden/i, 'Light bulbs | 11.42; Washing machine repair | 127.3; Paint, 5 l | 43.8'],
  [/gift|present|donat|charity/i, 'Flowers for Ilse | 21; Birthday, Priya | 35; Harvest collection | 20'],
  [/insur/i, 'Liability insurance | 68.4; Bicycle insurance | 42'],
  [/saving|invest|pension/i, 'Standing order | 150; Into the bicycle fund | 40'],
  [/subscri|stream|media|books?/i, 'Newspaper | 24.9; Music streaming | 10.99; Library card | 18'],
  [/pet|dog|cat|vet/i, 'Vet, vaccination | 58; Dog food, 10 kg | 34.6'],
  [/income|salary|wage|earning/i, 'Salary | 2640; Translation job | 312; Tax refund | 184.6'],
  [/office|supplies|stationery|material/i, 'Copy paper and toner | 71.2; Envelopes | 12.6; Desk lamp | 46'],
  [/software|hosting|tool/i, 'Web hosting, year | 84; Accounting software | 19'],
  [/market|advert/i, 'Flyers, 500 | 68.5; Notice in the local paper | 54'],
]

/** How many of each category there may be. */
const rounds = 3

/** Entries for these categories, those that come first among them last; none where most are of no known sort. */
export function spendingOf(categories: readonly string[], fieldName: string): readonly SampleRow[] {
  const known = categories.flatMap((category) => {
    const list = spent.find(([pattern]) => pattern.test(category))?.[1]
    return list === undefined ? [] : [{ category, things: list.split('; ') }]
  })
  if (known.length < Math.min(3, categories.length)) return []
  const lines = Array.from({ length: rounds }, (_, round) =>
    known.flatMap(({ category, things }) => {
      const [what = '', amount = ''] = (things[round] ?? '').split(' | ')
      return what === '' ? [] : [{ what, amount, category }]
    }),
  ).flat()
  return readRows(
    lines
      .slice(0, 10)
      .map(({ what, amount, category }, row) =>
        [what, '', `amount=${amount}; cost=${amount}; price=${amount}; ${fieldName}=${category}; date=${-row}`].join(
          ' | ',
        ),
      )
      .toReversed()
      .join('\n'),
  )
}

const household = readRows(`
Birthday money from Halima | | in=yes; amount=50; category=Other
Dentist | The filling, at last | amount=38.5; category=Health
Sold the old bicycle | To somebody from Mill Lane | in=yes; amount=120; category=Other
Electricity | | amount=61.8; category=Household
Tram, day ticket | | amount=8.2; category=Transport
Weekly shop | Dearer than last week, mostly the olive oil | amount=74.35; category=Groceries
Rent | | amount=742; category=Rent
Salary | | in=yes; amount=2314.6; category=Salary`)

const club = readRows(`
Fees, first half | Three are missing | in=yes; amount=312; category=Fees
Hall, two evenings | | amount=85; category=Hall
Sheet music, Abendlied | Twenty-two copies | amount=64.2; category=Music
Donations at the door | | in=yes; amount=418.5; category=Donations
Stamps and copies | | amount=23.7; category=Office
Coffee and cake | Ilse's plum cake was gone first | in=yes; amount=137.4; category=Events
Piano tuner | | amount=96; category=Hall`)

const isClub = /\b(?:choirs?|clubs?|societ(?:y|ies)|associations?|parish|band|team|scouts?|school|class|orchestra)\b/i

/** What came in and what went out, where a choice says which of the two it was. */
export function cameAndWent(text: string, field: { name: string; came: string; went: string }): readonly SampleRow[] {
  const rows = isClub.test(text) ? club : household
  return rows.map(({ title, remark, values: { in: came, ...values } }, at) => ({
    title,
    remark,
    values: {
      ...values,
      what: title,
      description: title,
      date: String((at - rows.length) * 2),
      [field.name]: came === 'yes' ? field.came : field.went,
    },
  }))
}
