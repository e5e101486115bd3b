// Dark pages: no ground and no band of a warm hue fades to brown, and what stands out keeps its hue.
import { contrast, fromHex } from '@joinery/contract/colors/oklch'
import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { isBrownByNight } from './grounds.ts'
import { composePalette, nightPalette } from './palette.ts'

// Well inside the browns: at their edges a colour of 8 bits says its hue roughly.
const isWarm = ({ h }: { h: number }): boolean => isBrownByNight(h - 8) && isBrownByNight(h + 8)

test('a warm hue leaves the ground of a dark page nearly grey, and its band glows with readable words on it', () => {
  const reading = readBuild('A list of lamps with colour, room and watts')
  if (!reading.ok) throw new Error(reading.reason)
  const nights = Array.from({ length: 60 }, (_, seed) => nightPalette({ ...reading.brief, seed: seed * 7919 }))
  const warm = nights.filter((night) => night !== null && isBrownByNight(fromHex(night.cover).h))
  for (const night of warm) {
    if (night === null) continue
    expect(fromHex(night.cover).l).toBeGreaterThan(0.5)
    expect(contrast(night['on-cover'], night.cover)).toBeGreaterThanOrEqual(4.5)
  }
  for (const night of nights)
    if (night !== null && isWarm(fromHex(night.background))) expect(fromHex(night.background).c).toBeLessThan(0.015)
  expect(nights.some((night) => night !== null && fromHex(night.background).c > 0.015)).toBe(true)
})

test('what stands out has the same hue by day and by night, whatever colour the buttons have there', () => {
  const reading = readBuild('A fitness tracker for rowing with distance in km, minutes and date')
  if (!reading.ok) throw new Error(reading.reason)
  const away = Array.from({ length: 40 }, (_, seed) => {
    const brief = { ...reading.brief, seed: seed * 7919 }
    const [day, night] = [composePalette(brief), nightPalette(brief)]
    const turn = Math.abs(fromHex(day.accent).h - fromHex(night?.accent ?? day.accent).h)
    return Math.min(turn, 360 - turn)
  })
  // A colour that leaves what a screen can show turns a little on its way back.
  expect(Math.max(...away)).toBeLessThan(12)
})
