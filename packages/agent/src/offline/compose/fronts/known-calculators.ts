// Calculators that everybody knows: what is typed in, with usual values, and how the results follow.

import type { KnownCalculator } from '../../calculators/index.ts'

export interface Input {
  name: string
  label: string
  first: string
  /** Choices instead of a number. */
  options?: readonly string[]
  /** A box to tick instead. */
  isTicked?: boolean
  /** What stands behind the number in its field, where the label does not say it. */
  unit?: string
  /** Has the currency before it. */
  isMoney?: boolean
  /** Nothing below zero makes sense. */
  isFromZero?: boolean
  /** A day or a time of day; `first` of a date is in days from today. */
  kind?: 'date' | 'time'
}

export interface Calculator {
  id: string
  says: RegExp
  /** Its parts go together as their names say; what the sentence says of them comes first. */
  isPlain?: boolean
  inputs: readonly Input[]
  /** Labels of what comes out, where a message said them. */
  results?: readonly string[]
  /** Body of `calculate`, in terms of the inputs' names. */
  lines: readonly string[]
  /** Where it is one of everyday life. */
  everyday?: KnownCalculator
}

export const knownCalculators: readonly Calculator[] = [
  {
    id: 'tip',
    says: /\btip\b|\bsplit\b/i,
    isPlain: true,
    inputs: [
      { name: 'bill', label: 'Bill', first: '48.60' },
      { name: 'tip', label: 'Tip in percent', first: '12' },
      { name: 'people', label: 'People', first: '3' },
    ],
    lines: [
      'const tipAmount = (bill * tip) / 100',
      "return [['Tip', money(tipAmount)], ['Total', money(bill + tipAmount)], ['Per person', money((bill + tipAmount) / Math.max(1, people))]]",
    ],
  },
  {
    id: 'bmi',
    says: /\bbmi\b|\bbody mass\b/i,
    inputs: [
      { name: 'weight', label: 'Weight in kg', first: '71' },
      { name: 'height', label: 'Height in cm', first: '176' },
    ],
    lines: [
      'const bmi = weight / (height / 100) ** 2',
      "const band = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : bmi < 30 ? 'Overweight' : 'Obese'",
      "return [['BMI', Math.round(bmi * 10) / 10], ['Which is', band]]",
    ],
  },
  {
    id: 'loan',
    says: /\b(?:loan|mortgage|credit|instal+ments?|repayments?)\b/i,
    inputs: [
      { name: 'amount', label: 'Amount', first: '180000' },
      { name: 'rate', label: 'Interest in percent a year', first: '3.4' },
      { name: 'years', label: 'Years', first: '25' },
    ],
    lines: [
      'const months = Math.max(1, years * 12)',
      'const monthly = rate / 1200',
      'const payment = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months)',
      "return [['Monthly payment', money(payment)], ['Total paid', money(payment * months)], ['Total interest', money(payment * months - amount)]]",
    ],
  },
  {
    id: 'interest',
    says: /\b(?:savings?|compound|interest|retire\w*|invest\w*)\b/i,
    inputs: [
      { name: 'start', label: 'Start amount', first: '2500' },
      { name: 'monthly', label: 'Saved each month', first: '120' },
      { name: 'rate', label: 'Interest in percent a year', first: '2.7' },
      { name: 'years', label: 'Years', first: '8' },
    ],
    lines: [
      'const factor = 1 + rate / 1200',
      'const months = years * 12',
      'const grown = start * factor ** months + (rate === 0 ? monthly * months : (monthly * (factor ** months - 1)) / (factor - 1))',
      "return [['At the end', money(grown)], ['Of that interest', money(grown - start - monthly * months)]]",
    ],
  },
  {
    id: 'paint',
    says: /\bpaint(?:ing)?\b.*\b(?:wall|room|calculat|lit(?:re|er)|how much)|\b(?:wall|room)s?\b.*\bpaint/i,
    isPlain: true,
    inputs: [
      { name: 'width', label: 'Wall width in m', first: '11.4' },
      { name: 'height', label: 'Wall height in m', first: '2.6' },
      { name: 'openings', label: 'Doors and windows in m²', first: '3.2' },
      { name: 'coats', label: 'Coats', first: '2' },
      { name: 'coverage', label: 'One litre covers in m²', first: '9' },
    ],
    lines: [
      'const area = Math.max(0, width * height - openings)',
      'const litres = (area * coats) / Math.max(0.1, coverage)',
      "return [['Litres of paint', round(litres)], ['Area to paint', `${round(area)} m²`], ['Tins of 2.5 litres', Math.ceil(litres / 2.5 - 1e-9)]]",
    ],
  },
  {
    id: 'fuel',
    says: /\b(?:fuel|petrol|gas(?:oline)? (?:cost|money)|road trip|driving costs?)\b/i,
    isPlain: true,
    inputs: [
      { name: 'distance', label: 'Distance in km', first: '412' },
      { name: 'consumption', label: 'Litres per 100 km', first: '6.4' },
      { name: 'price', label: 'Price per litre', first: '1.74' },
      { name: 'people', label: 'People', first: '3' },
    ],
    lines: [
      'const litres = (distance * consumption) / 100',
      "return [['Fuel for the trip', money(litres * price)], ['Litres', round(litres)], ['Per person', money((litres * price) / Math.max(1, people))]]",
    ],
  },
  {
    id: 'percentage',
    says: /\b(?:percent(?:age)?s?|discount|vat|sales tax)\b/i,
    isPlain: true,
    inputs: [
      { name: 'amount', label: 'Amount', first: '84' },
      { name: 'percent', label: 'Percent', first: '15' },
    ],
    lines: [
      'const part = (amount * percent) / 100',
      "return [['Percent of it', round(part)], ['Less', round(amount - part)], ['More', round(amount + part)]]",
    ],
  },
  {
    id: 'temperature',
    says: /\b(?:temperatures?|celsius|fahrenheit)\b/i,
    inputs: [
      { name: 'degrees', label: 'Degrees', first: '21' },
      { name: 'from', label: 'From', first: 'Celsius', options: ['Celsius', 'Fahrenheit'] },
    ],
    lines: [
      "return from === 'Celsius' ? [['Fahrenheit', round(degrees * 1.8 + 32)]] : [['Celsius', round((degrees - 32) / 1.8)]]",
    ],
  },
  {
    id: 'units',
    says: /\b(?:unit|length|distance|weight|metric|imperial|kilomet\w+|miles|cups|kitchen|recipe|measure\w*)\b.*\bconver|\bconver\w*/i,
    inputs: [
      { name: 'value', label: 'Value', first: '12' },
      {
        name: 'from',
        label: 'From',
        first: 'Kilometres to miles',
        options: [
          'Kilometres to miles',
          'Miles to kilometres',
          'Kilograms to pounds',
          'Pounds to kilograms',
          'Centimetres to inches',
          'Inches to centimetres',
          'Litres to gallons',
          'Gallons to litres',
        ],
      },
    ],
    lines: [
      "const factors = { 'Kilometres to miles': 0.621371, 'Miles to kilometres': 1.609344, 'Kilograms to pounds': 2.204623, 'Pounds to kilograms': 0.453592, 'Centimetres to inches': 0.393701, 'Inches to centimetres': 2.54, 'Litres to gallons': 0.264172, 'Gallons to litres': 3.785412 }",
      "return [[from.split(' to ')[1].replace(/^./, (letter) => letter.toUpperCase()), round(value * factors[from])]]",
    ],
  },
]

export const basic: Calculator = {
  id: 'basic',
  says: /^/,
  inputs: [
    { name: 'first', label: 'First number', first: '12' },
    { name: 'operation', label: 'Operation', first: 'plus', options: ['plus', 'minus', 'times', 'divided by'] },
    { name: 'second', label: 'Second number', first: '30' },
  ],
  lines: [
    "if (operation === 'divided by' && second === 0) return [['Result', 'Nothing can be divided by 0']]",
    "const results = { plus: first + second, minus: first - second, times: first * second, 'divided by': first / second }",
    "return [['Result', round(results[operation])]]",
  ],
}
