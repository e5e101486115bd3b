// What money goes on, by the categories that somebody named for it: rent is no cinema ticket.
import { type SampleRow, readRows } from './topic.ts'

/** `shop: what | amount`, by the words for such a category; a shop is one that sells such things. */
const spent: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:fuel|petrol|diesel|charging)$/i,
    'Harbour station: Diesel, 48 l | 79.2; Ring road station: Diesel, 31 l | 52.45; Harbour station: Screen wash | 6.3; Village pump: Diesel, 22 l | 37.8',
  ],
  [
    /^(?:repairs?|maintenance|service|servicing|garage|parts|tyres)$/i,
    'Mori Garage: Front pads | 164.8; Tyres Nowak: Two winter tyres | 212; Mori Garage: Oil and filter | 88.4; Glass on Wheels: Chip in the screen | 46.5',
  ],
  [
    /^(?:tolls?|parking|ferr(?:y|ies))$/i,
    'Car park, Old Town: Two hours | 5.4; Northern bridge: Toll | 11.2; Island ferry: Van and driver | 34.6',
  ],
  [
    /^(?:tax(?:es)?|inspection|fees)$/i,
    'Test centre: Inspection | 71.3; Tax office: Vehicle tax | 138; Town hall: Permit, Mill Lane | 24.5',
  ],
  [
    /rent|mortgage/i,
    'Lindner Property: Rent | 890; Lindner Property: Garage | 65; City of Leeds: Service charge, quarter | 148.2',
  ],
  [
    /grocer|food|supermarket/i,
    'Saturday market: Apples, leeks, eggs | 38.4; Bäckerei Wolf: Rye, two rolls | 6.8; Penny Lane Grocers: Weekly shop | 74.35; Corner shop: Milk and batteries | 11.15; Kaya Fruit & Veg: Oranges, a crate | 17.6; Penny Lane Grocers: Weekly shop | 81.92; Bäckerei Wolf: Plum cake | 9.4; Fish van: Two mackerel | 13.25',
  ],
  [
    /eat|restaurant|dining|caf[eé]|takeaway|lunch/i,
    'Trattoria Due: Dinner with Aylin | 52.4; Café Mirador: Two coffees | 7.2; Noodle House: Lunch with Jun | 14.75; Café Mirador: Breakfast | 12.6; Kebab by the station: Late | 8.5',
  ],
  [
    /transport|travel to|commut|car|fuel|petrol/i,
    'Tram: Day ticket | 8.2; Harbour station: Petrol | 61.7; Spoke & Sons: Bike lock | 38.65; Tram: Ten rides | 23.8; Car park, Old Town: Two hours | 5.4',
  ],
  [
    /holiday|travel|trip|vacation/i,
    'Night trains: Graz, one way | 89; Guest house Nowak: Two nights | 164; Ferry: Island and back | 23.5; Railway: Day return | 31.4',
  ],
  [
    /electric|energy|heat|\bgas\b|power/i,
    'City Power: Electricity, quarter | 94.3; Northern Gas: Heating | 71.85; City Power: Meter fee | 12.4',
  ],
  [
    /internet|phone|mobile|broadband/i,
    'Fibre North: Internet | 34.9; Telecom: Phone | 18.4; Fibre North: Router, part two | 9.95',
  ],
  [/water/i, 'Water board: Water | 57.6; Water board: Drains | 23.4'],
  [
    /utilit|bills?\b/i,
    'City Power: Electricity, quarter | 94.3; Fibre North: Internet | 34.9; Water board: Water | 57.6; Telecom: Phone | 18.4',
  ],
  [
    /fun|leisure|entertain|hobb|going out|culture|free time/i,
    'Rex Cinema: Two tickets | 23; City baths: Swim | 9.5; The Mill: Concert | 28; Second-hand books: Three novels | 11.8; Bowling alley: Jona and friends | 34.6',
  ],
  [
    /health|medical|pharmac|doctor|sport|fitness/i,
    'Lindner Pharmacy: Cough syrup, plasters | 12.4; Dr Haddad: Teeth cleaned | 85; Optician Brandt: Contact lenses | 46.5; Lindner Pharmacy: Hay fever tablets | 8.25; Physio on Mill Lane: Shoulder | 41',
  ],
  [
    /cloth|shoe|fashion/i,
    'Bergstrand: Winter boots | 119; Market stall: Socks, five pairs | 18.5; Alterations Kaya: Coat, re-lined | 64; Second Time: Two shirts | 22.4',
  ],
  [
    /kid|child|school|daycare|nursery/i,
    'City baths: Swimming lesson, Jona | 18; School office: Trip to the dunes | 32; Paper & Pen: Crayons and card | 11.3; Toy library: Late fee | 3',
  ],
  [
    /home|house|household|furniture|garden/i,
    'Hardware on Mill Lane: Light bulbs, a tap seal | 21.42; Mori Repairs: Washing machine | 127.3; Chandler Paints: Chalk white, 5 l | 43.8; Drugstore: Soap, paper, sponges | 16.85; Garden centre: Bulbs and compost | 27.6',
  ],
  [
    /gift|present|donat|charity/i,
    'Florist Rahman: Flowers for Ilse | 21; Paper & Pen: Birthday, Priya | 35; Parish hall: Harvest collection | 20',
  ],
  [/insur/i, 'Northern Mutual: Liability | 68.4; Northern Mutual: Bicycle | 42; Harbour Insurance: Contents | 31.75'],
  [/saving|invest|pension/i, 'Savings bank: Standing order | 150; Savings bank: Into the bicycle fund | 40'],
  [
    /subscri|stream|media|books?/i,
    'Morning Post: Newspaper | 24.9; Longplay: Music | 10.99; City library: Card, one year | 18',
  ],
  [
    /pet|dog|cat|vet/i,
    'Vet on the Green: Vaccination | 58; Feed & Seed: Dog food, 10 kg | 34.6; Dog wash: Moss, after the marsh | 16',
  ],
  [
    /income|salary|wage|earning/i,
    'Harbour Logistics: Salary | 2640; Okafor: Translation job | 312; Tax office: Refund | 184.6',
  ],
  [
    /office|supplies|stationery|material/i,
    'Paper & Pen: Copy paper, toner | 71.2; Post office: Envelopes, stamps | 22.6; Lamps Nowak: Desk lamp | 46',
  ],
  [
    /software|hosting|tool/i,
    'Host North: Web hosting, year | 84; Ledgerly: Accounting | 19; Type Shelf: One family | 38',
  ],
  [/market|advert/i, 'Print shop Süd: Flyers, 500 | 68.5; Local paper: Notice | 54; Print shop Süd: Banner | 112.4'],
  [
    /other|misc|else/i,
    'City library: Late fee | 3; Key cutter: Spare key | 6.5; Cobbler Dušan: New heels | 24; Post office: Parcel to Wanda | 14.9',
  ],
]

/** What most people spend on, where nobody said categories. */
const usual = ['Groceries', 'Transport', 'Household', 'Eating out', 'Health']

/** As many as fill the days of a month that have passed, uneven as days are. */
const daysBack = [0, 1, 1, 2, 4, 5, 5, 6, 8, 9, 11, 12, 13, 15, 16, 18, 20, 22]
/** What costs the same each time. */
const isFixed = /\b(?:rent|mortgage|insur\w*|subscri\w*|internet|phone|salary|ticket|rides|newspaper|music|card|fee)\b/i
/** What was bought a month earlier, and how much of what it cost this time. */
const aMonthAgo = { days: 31, count: 14, dearer: 1.5, cheaper: 0.8 } as const

/** Entries for these categories, those that come first among them last; none where most are of no known sort. */
export function spendingOf(categories: readonly string[], fieldName: string): readonly SampleRow[] {
  const known = (categories.length === 0 ? usual : categories).flatMap((category) => {
    const list = spent.find(([pattern]) => pattern.test(category))?.[1]
    return list === undefined ? [] : [{ category, things: list.split('; ') }]
  })
  if (known.length < Math.min(3, categories.length)) return []
  const most = Math.max(0, ...known.map(({ things }) => things.length))
  const lines = Array.from({ length: most }, (_, round) =>
    known.flatMap(({ category, things }) => {
      const [, shop = '', what = '', amount = ''] = /^(.+?): (.+) \| (.+)$/.exec(things[round] ?? '') ?? []
      return what === '' ? [] : [{ shop, what, amount, category }]
    }),
  ).flat()
  const recent = lines.slice(0, daysBack.length).map((line, row) => ({ ...line, days: daysBack[row] ?? row }))
  // Of one sort more has gone this time, of the others there is some left.
  const grown = known[2]?.category
  const earlier = recent.slice(0, aMonthAgo.count).map((line) => {
    const by = isFixed.test(`${line.category} ${line.what}`)
      ? 1
      : line.category === grown
        ? aMonthAgo.cheaper
        : aMonthAgo.dearer
    return {
      ...line,
      days: line.days + aMonthAgo.days,
      amount: String(Math.round(Number(line.amount) * by * 100) / 100),
    }
  })
  return [...recent, ...earlier]
    .map(({ shop, what, amount, category, days }) => {
      const names = { shop, store: shop, merchant: shop, payee: shop, vendor: shop, seller: shop }
      const values = { amount, cost: amount, price: amount, total: amount, description: what, what, item: what }
      const sort = fieldName === '' ? {} : { [fieldName]: category }
      return {
        title: what,
        remark: '',
        values: { ...names, ...values, ...sort, date: String(-days) },
      }
    })
    .toReversed()
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

const sharedAtHome = readRows(`
Toilet paper and washing-up liquid | | amount=11.4; date=-24
Internet, October | | amount=34.9; date=-21
New pan | The old one had no handle left | amount=29; date=-17
Weekly shop | | amount=63.8; date=-12
Electricity | Two months | amount=118.5; date=-9
Drinks for Saturday | | amount=42.3; date=-6
Light bulbs, hall | | amount=13.2; date=-4
Weekly shop | With the big rice | amount=71.65; date=-2`)

const sharedOnTheWay = readRows(`
Deposit for the house | | amount=180; date=-12
Fuel on the way there | | amount=74.2; date=-6
Supermarket, first day | | amount=96.35; date=-6
Tickets for the boat | | amount=52; date=-5
Dinner at the harbour | | amount=118.4; date=-4
Bakery | Four days in a row | amount=22.6; date=-3
Parking in the old town | | amount=14; date=-3
Fuel on the way back | | amount=68.9; date=-2`)

const isOnTheWay =
  /\b(?:trips?|travel\w*|holidays?|vacations?|weekend|tours?|camping|hut|cabin|ski\w*|hik\w+|road ?trip|festival|journey)\b/i

/** What people who share costs have paid, at home or on the way. */
export function sharedCosts(text: string): readonly SampleRow[] {
  const rows = isOnTheWay.test(text) ? sharedOnTheWay : sharedAtHome
  return rows.map(({ title, remark, values }) => {
    const { amount = '' } = values
    return { title, remark, values: { ...values, cost: amount, price: amount, what: title, description: title } }
  })
}
