import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function build(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files
}

/** The first calculator of the page, as a browser has it; `draw` is left out, for it is JSX. */
function calculatorOf(request: string): {
  inputs: { name: string; first: string }[]
  calculate(values: Record<string, string>): [string, string | number][]
  tell(values: Record<string, string>, results: [string, string | number][]): string
} {
  const page = build(request)['web/app/page.jsx'] ?? ''
  const code = page
    .slice(page.indexOf('const '), page.indexOf('export default'))
    .replaceAll(/ {4}draw\(.*?\n {4}\},\n/gs, '')
  return runInNewContext(`${code}\ncalculators[0]`)
}

const drawn = [
  ['A tip calculator', 'slices'],
  ['Calculator for a mortgage', 'loan-years'],
  ['A savings calculator with compound interest', 'growth'],
  ['A BMI calculator', 'body-scale'],
  ['A converter for miles and kilometres', 'two-rulers'],
  ['VAT calculator 20%', 'part-of'],
  ['A paint calculator: how many litres for my walls', 'wall'],
] as const

test.each(drawn)('%s draws its result as %s', (request, drawing) => {
  const files = build(request)
  expect(files[`web/components/${drawing}.jsx`]).toContain('role="img"')
  expect(files['web/app/page.jsx']).toContain(`'@/components/${drawing}.jsx'`)
})

test('what is asked for and a sentence about it come from the same values', () => {
  const tip = calculatorOf('A tip calculator')
  const values = { bill: '80', tip: '10', people: '4' }
  const results = tip.calculate(values)
  expect(results.map(([, value]) => String(value).replace(/^\D+/, ''))).toEqual(['8.00', '88.00', '22.00'])
  expect(tip.tell(values, results)).toMatch(/^Each of 4 pays \D22\.00\./)
})

test('a field that is empty gives no “NaN”', () => {
  for (const [request] of drawn) {
    const calculator = calculatorOf(request)
    const values = Object.fromEntries(calculator.inputs.map(({ name }) => [name, '']))
    expect(JSON.stringify(calculator.calculate(values))).not.toContain('NaN')
  }
})

test('a percent that is said is the first one', () => {
  const vat = calculatorOf('VAT calculator 20%')
  expect(vat.inputs).toContainEqual(expect.objectContaining({ name: 'percent', first: '20' }))
  expect(vat.calculate({ amount: '50', percent: '20' }).flat()).toEqual(['VAT', 10, 'With VAT', 60])
})

test('calculators of one kind are laid out in different ways', () => {
  const requests = [
    'A tip calculator',
    'Tip calculator for our bar',
    'Split the bill with a tip, for students',
    'tip calculator for groups',
    'A tip calculator for a pizza place',
  ]
  const forms = new Set(
    requests.map(
      (request) =>
        /A slip|whole width|own ground/.exec(build(request)['web/components/calculator-form.jsx'] ?? '')?.[0],
    ),
  )
  expect(forms.size).toBeGreaterThan(1)
})

test('there is nothing to press where results come as one types', () => {
  expect(build('A tip calculator without a button')['web/components/calculator-form.jsx']).not.toContain('>Calculate<')
  expect(build('A tip calculator')['web/components/calculator-form.jsx']).not.toContain('>Calculate<')
  const pressed = build('A tip calculator with a button')
  expect(pressed['web/components/calculator-form.jsx']).toContain('>Calculate<')
  expect(pressed['web/lib/use-calculator.js']).toContain('setIsWorkedOut(true)')
})

test('sums have their thousands apart, whoever says what is worked out', () => {
  const loan = calculatorOf('Calculator for a mortgage')
  expect(String(loan.calculate({ amount: '180000', rate: '3.4', years: '25' })[1]?.[1])).toMatch(
    /^\D\d{3},\d{3}\.\d\d$/,
  )
  const said = calculatorOf(
    'Calculator: hours and hourly rate in euros, shows the total cost in euros (hours * hourly rate)',
  )
  const [hours, rate] = said.inputs.map(({ name }) => name)
  expect(
    said
      .calculate({ [hours ?? '']: '100', [rate ?? '']: '85' })
      .flat()
      .map(String)
      .join(),
  ).toMatch(/8,?500/)
})

test.each(drawn)('%s has its fields before its drawing, so that both are seen', (request) => {
  const form = build(request)['web/components/calculator-form.jsx'] ?? ''
  const isSlip = form.includes('A slip of paper')
  expect(
    form.indexOf('<CalculatorField') < form.indexOf('calculator.draw?.(values') ||
      form.indexOf('<CalculatorField') < form.indexOf('calculator.draw(values') ||
      (isSlip && form.includes('max-lg:order-last')),
  ).toBe(true)
})
