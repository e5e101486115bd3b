import { expect, test } from 'vitest'

import { asksForWeather, readWeather } from './read-weather.ts'

test.each([
  ['Weather page for Oslo and Lima with a three day forecast', true],
  ['A site that shows the weather of my favourite towns', true],
  ['weather diary of my garden: date, rain', false],
  ['Weather app: towns with country and notes', false],
  ['Weather site: Rome 27°C sunny, Oslo 9°C rain', false],
])('%s', (text, isAsked) => {
  expect(asksForWeather(text)).toBe(isAsked)
})

test('what is shown of which places', () => {
  const { cities, measures, days, saved } = readWeather(
    'weather dashboard for Cape Town, Quito and Hanoi with humidity and wind, a 7-day forecast and favorites',
  )
  expect([cities, measures.map(({ label }) => label), days, saved]).toEqual([
    ['Cape Town', 'Quito', 'Hanoi'],
    ['Humidity', 'Wind'],
    7,
    'Favorites',
  ])
})
