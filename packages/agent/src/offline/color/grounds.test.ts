import { fromHex } from '@joinery/contract/colors/oklch'
import { expect, test } from 'vitest'

import { styleNames } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { composePalette } from './palette.ts'

function groundOf(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`${sentence}: ${reading.reason}`)
  return fromHex(composePalette(reading.brief).background)
}

test('rows that are worked with stand on near-white, on ink or on a full colour, and on no pastel or pink', () => {
  for (const style of styleNames)
    for (let at = 0; at < 12; at++) {
      const reading = readBuild(`Register of tenants, house ${at}, with name, flat and rent`)
      if (!reading.ok) throw new Error(reading.reason)
      const { l, c, h } = fromHex(composePalette({ ...reading.brief, style }).background)
      const isPink = c > 0.02 && (h > 330 || h < 10) && l > 0.6
      const isPastel = l > 0.85 && c > 0.02 && c < 0.07
      expect({ style, at, isPink, isPastel: isPastel && style !== 'kids' && style !== 'playful' }).toEqual({
        style,
        at,
        isPink: false,
        isPastel: false,
      })
    }
})

test('whoever asks for a technical look gets ink', () => {
  expect(groundOf('Server inventory with host name, rack and RAM, technical look').l).toBeLessThan(0.3)
})
