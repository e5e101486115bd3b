import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { everydayCalculators, everydayFor } from '../../calculators/index.ts'
import { readBuild } from '../../understand/read-build.ts'
import { asReckoning } from '../../understand/tools/asked-reckoning.ts'
import { compose } from '../compose.ts'

type Values = Record<string, string>
interface PageCalculator {
  inputs: { name: string; label: string; first: string; min?: number }[]
  calculate: (values: Values) => [string, string | number][]
  tell?: (values: Values, results: [string, string | number][]) => string
}

function build(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose(reading.brief).files
}

/** The calculator of the page as a browser has it, without its drawing, which is JSX. */
function calculatorOf(request: string): PageCalculator {
  const page = build(request)['web/app/page.jsx'] ?? ''
  const start = /^(?:\/\*\*|const )/m.exec(page)?.index ?? 0
  const code = page.slice(start, page.indexOf('export default')).replaceAll(/ {4}draw\(.*?\n {4}\},\n/gs, '')
  return runInNewContext(`${code}\ncalculators[0]`)
}

/** What comes out with the values that it begins with, but for those that are given. */
function resultsOf(request: string, values: Values = {}): Record<string, string | number> {
  const { inputs, calculate } = calculatorOf(request)
  const firsts = Object.fromEntries(inputs.map(({ name, first }) => [name, first]))
  return Object.fromEntries(calculate({ ...firsts, ...values }))
}

test.each(everydayCalculators.map((calculator) => [calculator.title, calculator] as const))(
  '%s is found by its name, works out and says something',
  (title, { id, inputs, results, steps = [] }) => {
    expect(everydayFor(title)?.calculator.id).toBe(id)
    const { calculate, tell, inputs: onPage } = calculatorOf(`A ${title}`)
    expect(onPage.map(({ name }) => name)).toEqual(inputs.map(({ name }) => name))
    const values = Object.fromEntries(onPage.map(({ name, first }) => [name, first]))
    const worked = calculate(values)
    expect(worked.map(([label]) => label)).toEqual(results.map(([label]) => label))
    for (const [, value] of worked) expect(String(value)).not.toMatch(/NaN|undefined|Infinity|Invalid|^–$|^$/)
    expect(tell?.(values, worked) ?? '').not.toMatch(/NaN|undefined|Invalid/)
    const sum = [...steps, ...results.map(([, expression]) => expression)].join(' ')
    for (const { name } of inputs) expect(sum).toMatch(new RegExp(String.raw`\b${name}\b`))
  },
)

test('no calculator takes the message of another', () => {
  const ids = everydayCalculators.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a bill is split by what each ate, with a part of what was shared and of the tip', () => {
  const values = { first: '10', second: '20', third: '0', fourth: '0', shared: '10', tip: '10' }
  expect(resultsOf('tip calculator that splits by what everyone ate', values)).toMatchObject({
    'All together': '$44.00',
    'The first pays': '$16.50',
    'The third pays': '$0.00',
  })
})

test('tiles, rolls and bags are bought whole', () => {
  expect(
    resultsOf('tile calculator', {
      length: '4',
      width: '3',
      tileLength: '60',
      tileWidth: '30',
      waste: '10',
      perBox: '6',
    }),
  ).toMatchObject({ Tiles: '74 tiles', Boxes: '13 boxes', Floor: '12 m²' })
  expect(
    resultsOf('wallpaper calculator', {
      length: '4',
      width: '3',
      height: '2.5',
      rollWidth: '0.53',
      rollLength: '10.05',
      repeat: '0',
    }),
  ).toMatchObject({ Strips: '27 strips', Rolls: '7 rolls' })
  expect(
    resultsOf('how much concrete do i need', {
      shape: 'Slab',
      length: '4',
      width: '3',
      depth: '10',
      waste: '0',
      bag: '12',
    }),
  ).toMatchObject({ Concrete: '1.2 m³', Bags: '100 bags' })
})

test('an hour costs what is wanted a year over the hours that are billed', () => {
  const results = resultsOf('calculator what hourly rate i should charge as freelancer', {
    income: '42000',
    costs: '8000',
    tax: '30',
    weeksOff: '6',
    daysAWeek: '5',
    billable: '5',
  })
  expect(results['Hourly rate']).toMatch(/^\D59\.13$/)
  expect(results['Billable hours a year']).toBe('1,150 hours')
})

test('days are counted between dates, and due dates follow from them', () => {
  expect(resultsOf('how many days between two dates', { from: '2026-01-01', to: '2026-03-01' })).toMatchObject({
    Days: '59 days',
    'Monday to Friday': '42 days',
  })
  expect(resultsOf('pregnancy due date calculator', { lastPeriod: '2026-01-01', cycle: '28' })['Due on']).toBe(
    '8 October 2026',
  )
})

test('well-known sums come out as they should', () => {
  const calories = resultsOf('calorie calculator', {
    sex: 'Male',
    age: '30',
    height: '180',
    weight: '80',
    activity: 'Sitting',
  })
  expect(calories['At rest']).toBe('1,780 kcal')
  expect(resultsOf('one rep max calculator', { weight: '100', reps: '6' })['Once']).toBe('120 kg')
  expect(resultsOf('roman numeral converter', { value: '1994' })['In Roman numerals']).toBe('MCMXCIV')
  expect(resultsOf("ohm's law calculator", { voltage: '12', resistance: '240' })['Current']).toBe('50 mA')
  expect(resultsOf('triangle calculator', { first: '3', second: '4', angle: '90' })['Third side']).toBe('5 cm')
  expect(
    resultsOf('savings goal calculator', { goal: '5000', saved: '0', monthly: '250', rate: '0' })['Months to go'],
  ).toBe('20 months')
  expect(resultsOf('final exam calculator', { current: '80', weight: '40', wanted: '80' })['You need']).toBe('80%')
})

test('what the message says of its values is what it begins with', () => {
  const tiles = calculatorOf('tile calculator for a room of 5 by 4 m with 15 % waste').inputs
  expect(Object.fromEntries(tiles.map(({ name, first }) => [name, first]))).toMatchObject({
    length: '5',
    width: '4',
    waste: '15',
  })
  const pizza = calculatorOf('how many pizzas should we order for 14 adults and 6 children').inputs
  expect(Object.fromEntries(pizza.map(({ name, first }) => [name, first]))).toMatchObject({
    adults: '14',
    children: '6',
  })
})

test('what cannot be measured below zero is asked for from zero', () => {
  const { inputs } = calculatorOf('tile calculator')
  expect(inputs.every(({ min }) => min === 0)).toBe(true)
})

test('a field that is left empty is asked for by its name', () => {
  const hint = build('tile calculator')['web/lib/hint-for.js'] ?? ''
  const hintFor = runInNewContext(`${hint.replace('export ', '')}\nhintFor`)
  const inputs = [
    { name: 'a', label: 'Length', min: 0 },
    { name: 'b', label: 'Width', min: 0 },
  ]
  expect(hintFor(inputs, { a: '', b: '2' })).toBe('Still needed: Length.')
  expect(hintFor(inputs, { a: '3', b: '-2' })).toBe('Width cannot be less than 0.')
  expect(hintFor(inputs, { a: '3', b: '2' })).toBe('')
})

const wishes: readonly (readonly [wish: string, id: string])[] = [
  ['work out what hourly rate I should charge', 'hourly-rate'],
  ['converter for cups and grams', 'cups'],
  ['how many rolls of wallpaper do i need', 'wallpaper'],
  ['how much should i charge for my cakes', 'product-price'],
  ['calculate how long until i have saved 5000', 'savings-goal'],
  ['lease vs buy car', 'lease-or-buy'],
  ['quote calculator for my cleaning company', 'quote'],
  ['solar panel savings calculator', 'solar'],
  ['i want to know how many days between two dates', 'days-between'],
  ['a page that tells me how much meat we need for the bbq', 'grill'],
]
test.each(wishes)('%s is a calculator, whether it is called one or not', (wish, id) => {
  const reading = readBuild(wish)
  expect(reading.ok && reading.brief.stage).toBe('calculator')
  expect(reading.ok && everydayFor(reading.brief.request)?.calculator.id).toBe(id)
})

test.each([
  'track my calories every day',
  'a log of how much water I drink, with date and amount',
  'list of all wines with price and rating',
  'an app to keep track of our electricity costs',
  'shop for handmade candles',
  'we split the costs of our flat: who paid what, who owes whom',
])('%s keeps records', (wish) => {
  const reading = readBuild(wish)
  expect(reading.ok && reading.brief.stage).not.toBe('calculator')
})

test('a bill is split with or without the word for it', () => {
  expect(build('split the restaurant bill')['web/app/page.jsx']).toContain("name: 'bill'")
})

test.each([
  'split the bills of our band tours evenly, with a balance for each of us',
  'how many quotes did I send this month',
  'How old are you? Under 18, 18-40, over 40',
])('%s is no sum that is worked out once', (wish) => {
  expect(asReckoning(wish)).toBeNull()
})
