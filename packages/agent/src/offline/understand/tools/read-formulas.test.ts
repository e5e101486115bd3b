import { expect, test } from 'vitest'

import { readValues } from './read-calculation.ts'
import { readFormulas } from './read-formulas.ts'
import { readRates } from './read-rates.ts'

function told(text: string): string {
  const { inputs, asked } = readValues(text)
  const found = readFormulas(text, inputs) ?? readRates(text, inputs, asked)
  if (found === null) return 'nothing'
  return `${found.inputs.map(({ label }) => label).join(', ')} -> ${found.results.map(({ label, expression }) => `${label} = ${expression}`).join('; ')}`
}

test.each([
  [
    'Stall calculator: I type price, cost and pieces; profit = (price - cost) × pieces',
    'Price, Cost, Pieces -> Profit = (price - cost) * pieces',
  ],
  ['Cat age calculator: cat years times 6 = human years', 'Cat years -> Human years = cat_years * 6'],
  [
    'hall hire: hours × price per hour + cleaning + keys = total',
    'Hours, Price per hour, Cleaning, Keys -> Total = hours * price_per_hour + cleaning + keys',
  ],
  [
    'Parcel quote: weight in kg, distance in km. Price = 4 € + 0.60 € per kg + 0.20 € per km.',
    'Weight in kg, Distance in km -> Price = 4 + 0.60 * weight_in_kg + 0.20 * distance_in_km',
  ],
  [
    'Work out what a poster costs: number of posters, a checkbox "with frame". A poster is 3.20 €, a frame is 7.50 € per poster. More than 50 posters: 5 % off.',
    'Number of posters, With frame -> Price = (3.20 * number_of_posters + (with_frame ? 7.50 * number_of_posters : 0)) * (number_of_posters > 50 ? 0.95 : 1)',
  ],
  ['a calculator for birthdays', 'nothing'],
])('%s', (text, calculation) => {
  expect(told(text)).toBe(calculation)
})
