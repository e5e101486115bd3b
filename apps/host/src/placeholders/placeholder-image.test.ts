import { expect, test } from 'vitest'

import { drawPlaceholder } from './placeholder-image.ts'

const prompts = [
  'A bowl of salad',
  'House plants in a bright room',
  'Portrait of a smiling woman',
  'Planets',
  'Sunset over the sea',
  'Skyline at night',
  'Mountains in winter',
  'Blue ceramic vase',
  'Sales dashboard',
  'A cup of tea',
  'Rye bread',
  'Kitchen chairs',
  'Wool',
  'A bicycle',
  'Silver rings',
  'ceramic Teapot, small spout',
  'ware candle Dinner pair, rust red',
  'ware glass Two heads, talking',
  'ware train Three stops before the end',
  'ware cake 3 Lemon loaf',
  'ware bicycle 4 Folding bike',
  'ware vinyl 5 Night bus',
  'dish Leek soup',
  'dish Plum cake',
  'dish Fennel salad',
  'dish Spaghetti with clams',
  'Something else',
  '',
]

test('the same prompt gives the same picture, whatever its case and punctuation', () => {
  expect(drawPlaceholder('Red bike, by the sea!')).toBe(drawPlaceholder('red bike by the SEA'))
})

test('different topics give different pictures', () => {
  expect(new Set(prompts.map((prompt) => drawPlaceholder(prompt))).size).toBe(prompts.length)
})

test.each(prompts)('a picture is well-formed, without numbers that are none: %j', (prompt) => {
  const svg = drawPlaceholder(prompt)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="600"/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const opened = svg.match(/<[a-z]\w*/gi)?.length ?? 0
  expect((svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0)).toBe(opened)
  expect(svg.length).toBeLessThan(40_000)
})

/** Shapes without their colours and places. */
const drawn = (prompt: string) =>
  drawPlaceholder(prompt)
    .replace(/<g class="backdrop">.*?<\/g>/, '')
    .replaceAll(/oklch\([^)]*\)|[\d.]+/g, '')

test('of a product the thing that is named last is shown', () => {
  expect(drawn('product honey soap')).toBe(drawn('product soap 1'))
  expect(drawn('product soap 1')).not.toBe(drawn('product honey 1'))
})

test('pottery has the shape of its name', () => {
  // A mug has a handle, a teapot a handle, a spout and a lid, and into a bowl one looks.
  const pieces = ['vase', 'mug', 'bowl', 'teapot'].map((piece) => drawn(`ceramic ${piece}`))
  expect(new Set(pieces).size).toBe(pieces.length)
})

test('food has the colours of what it is made of, and is no soup where it is a salad', () => {
  const beetroot = 'oklch(0.440 0.150 8)'
  expect(drawPlaceholder('dish Beetroot with goat’s cheese')).toContain(beetroot)
  expect(drawPlaceholder('dish Tomato rice')).not.toContain(beetroot)
  expect(drawn('dish tomato soup')).not.toBe(drawn('dish tomato salad'))
})

test('six candles, and six pieces of glass, are not one drawing', () => {
  const names = [
    'Sea fog',
    'Dinner pair, rust red',
    'Tea lights, two dozen',
    'Cold chimney',
    'Fig in a jar',
    'Beeswax, tall',
  ]
  for (const ware of ['candle', 'glass', 'train'])
    expect(new Set(names.map((name) => drawPlaceholder(`ware ${ware} ${name}`))).size, ware).toBe(names.length)
  expect(new Set(names.map((name) => drawn(`ware candle ${name}`))).size).toBeGreaterThanOrEqual(5)
})

test('a colour that the prompt names is the picture’s', () => {
  expect(drawPlaceholder('green mountains')).toContain(' 148)')
  expect(drawPlaceholder('blue mountains')).toContain(' 250)')
})

test('nothing of the prompt stands in the picture', () => {
  const svg = drawPlaceholder('"><script>alert(1)</script> constructor __proto__')
  expect(svg).not.toMatch(/script|alert|constructor|proto/)
})

test('very long prompts are cut', () => {
  expect(drawPlaceholder(`${'a '.repeat(200)}green`)).toBe(drawPlaceholder('a '.repeat(200)))
})

test('the same things on one shelf stand before different grounds', () => {
  const grounds = ['1', '2', '3', '4', '5', '6'].map(
    (id) => /<g class="backdrop">(.*?)<\/g>/.exec(drawPlaceholder(`candle ${id}`))?.[1],
  )
  expect(new Set(grounds).size).toBeGreaterThanOrEqual(4)
})

test('where a place asks for it, a whole thing is seen in it whatever its shape', () => {
  for (const prompt of ['ware chair Low', 'plant Fern', 'dish Leek soup', 'portrait 3']) {
    const svg = drawPlaceholder(prompt, { isFree: true })
    expect(svg, prompt).toMatch(/^<svg xmlns="[^"]+">/)
    expect(svg, prompt).toContain('overflow="visible"')
  }
  expect(drawPlaceholder('mountains', { isFree: true })).toBe(drawPlaceholder('mountains'))
})

test('a picture has tones of its own for a dark page', () => {
  expect(drawPlaceholder('ware chair Low')).toMatch(/@media\(prefers-color-scheme:dark\)\{:root\{--ground:oklch\(0\.34/)
})

test('a photograph of words that name nothing is a view and no pattern', () => {
  for (const prompt of ['Last light', 'Otto', 'The long way'])
    expect(drawPlaceholder(prompt).match(/<(?:path|rect|circle)/g)?.length, prompt).toBeGreaterThan(4)
})

test('a workshop that makes furniture has a table, a shelf and a lamp where it says so', () => {
  const names = ['Writing table', 'Wall shelf', 'Stool with three legs', 'Bench for two', 'Sideboard', 'Reading lamp']
  expect(new Set(names.map((name) => drawn(`ware chair 3 ${name}`))).size).toBe(names.length)
})

test('a plant is drawn as what it is called', () => {
  const names = ['Boston fern', 'Golden pothos', 'Snake plant', 'Rubber tree', 'Monstera', 'Basil']
  expect(new Set(names.map((name) => drawn(`plant ${name}`))).size).toBe(names.length)
})

test('neighbours whose names say nothing of their form are no two of one drawing', () => {
  for (const ware of ['chair', 'book', 'tea', 'coffee', 'candle', 'glass', 'cake', 'bicycle', 'vinyl'])
    for (const number of [4, 5, 6, 7])
      expect(drawn(`ware ${ware} ${number} Otto`), ware).not.toBe(drawn(`ware ${ware} ${number + 1} Otto`))
})

test('tea is seen in its own colour, whatever colour its name speaks of, and no leaf of it lies below its bowl', () => {
  const green = drawPlaceholder('ware tea 2 Sencha')
  const black = drawPlaceholder('ware tea 2 Earl Grey')
  expect(green).toContain('oklch(0.53 0.11 132)')
  expect(black).not.toContain('oklch(0.53 0.11 132)')
  expect(/--ground:[^;]+/.exec(black)?.[0]).toBe(/--ground:[^;]+/.exec(green)?.[0])
  expect(green).toContain('clip-path="url(#within)"')
})

test('plants on one shelf stand in pots of several colours', () => {
  const pots = [1, 2, 3, 4, 5].map(
    (id) => /<path d="M318 420h164[^"]*" fill="([^"]+)"/.exec(drawPlaceholder(`plant ${id} Aloe`))?.[1],
  )
  expect(new Set(pots).size).toBe(5)
})

const beard = 'M308 304q6 116 92 116t92-116q-20 44-92 44t-92-44Z'
const shoulders = 'M284 262a116 122 0 0 1 232 0v176H284Z'

test('a face fits the name: the same for the same name, no beard on Halima, no long hair on Karl, no red hair on Jun', () => {
  const surnames = Array.from({ length: 40 }, (_, index) => `Family${index}`)
  const faces = (given: string) => surnames.map((surname) => drawPlaceholder(`portrait peaks ${given} ${surname}`))
  expect(drawPlaceholder('portrait Aylin Kaya')).toBe(drawPlaceholder('portrait aylin kaya'))
  expect(faces('Halima').join('')).not.toContain(beard)
  expect(faces('Thorbjorna').join('')).not.toContain(beard)
  expect(faces('Karl').join('')).toContain(beard)
  expect(faces('Karl').join('')).not.toContain(shoulders)
  expect(faces('Jun').join('')).not.toContain('oklch(0.5 0.13 40)')
  expect(new Set(faces('Wanda')).size).toBeGreaterThan(10)
})
