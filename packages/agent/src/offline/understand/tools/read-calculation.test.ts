import { expect, test } from 'vitest'

import { type Calculation, readInputs } from './read-calculation.ts'
import { readFormula } from './said-formula.ts'

function told(calculation: Calculation | null): string {
  if (calculation === null) return 'nothing'
  const { inputs, results } = calculation
  return `${inputs.map(({ label }) => label).join(', ')} -> ${results.map(({ label, expression, unit }) => `${label} = ${expression}${unit}`).join('; ')}`
}

test.each([
  [
    'how much soil for a bed (length × width × depth in metres = cubic metres)',
    'Length, Width, Depth -> Cubic metres = length * width * depth',
  ],
  ['Wage calculator: pay = hours times hourly rate', 'Hours, Hourly rate -> Pay = hours * hourly_rate'],
  ['a calculator that divides kilometres by hours', 'nothing'],
])('%s', (sentence, calculation) => {
  expect(told(readFormula(sentence))).toBe(calculation)
})

test.each([
  [
    'Tile calculator: room length, room width, tiles per box -> how many boxes I need',
    'Room length, Room width, Tiles per box -> Boxes = Math.ceil((room_length * room_width / Math.max(tiles_per_box, 0.000001)) - 1e-9)',
  ],
  [
    'I enter distance, litres per 100 km and price per litre and it tells me what the trip costs.',
    'Distance, Litres per 100 km, Price per litre -> The trip costs = distance * price_per_litre * litres_per_100_km / 100',
  ],
  [
    'Split a bill: bill, tip percent, number of friends. Shows the tip and what each person pays.',
    'Bill, Tip percent, Number of friends -> Tip = (bill) * tip_percent / 100; Each person pays = (bill + (bill) * tip_percent / 100) / Math.max(1, number_of_friends)',
  ],
  [
    'Discount calculator: price and discount percent, shows you save and the final price',
    'Price, Discount percent -> You save = (price) * discount_percent / 100; Final price = price - (price) * discount_percent / 100',
  ],
  ['I type in income, rent and food and see what is left', 'Income, Rent, Food -> Left = (income - rent - food)'],
  ['a star sign calculator: birthday, birth place', 'nothing'],
  ['a calculator', 'nothing'],
])('%s', (sentence, calculation) => {
  expect(told(readInputs(sentence))).toBe(calculation)
})

test.each([
  [
    'Flooring calculator. Enter room length and width and plank size in cm, plus 5% waste, tells how many planks I need',
    'plank_size_in_cm / 100 * plank_size_in_cm / 100',
  ],
  [
    'Boat trip calculator - distance in miles, consumption in l/100km, price per litre. Shows litres needed and cost.',
    'distance_in_miles * consumption_in_l_100km / 100',
  ],
  [
    'calculator with bill, tip % and number of guests, shows tip per guest',
    '((bill) * tip / 100) / Math.max(1, number_of_guests)',
  ],
])('%s', (text, part) => {
  expect(readInputs(text)?.results[0]?.expression).toContain(part)
})
