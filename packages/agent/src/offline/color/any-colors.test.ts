// Whatever colours are asked for: they are kept, and every word on them can be read.
import { contrast } from '@joinery/contract/colors/oklch'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Brief, styleNames } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { composePalette } from './palette.ts'

const reading = readBuild('a plant log with name and date')
if (!reading.ok) throw new Error('unreadable')
const { brief } = reading

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const briefs: fc.Arbitrary<Brief> = fc
  .record({
    style: fc.constantFrom(...styleNames),
    isDark: fc.boolean(),
    seed: fc.nat(),
    topic: fc.constantFrom('plants', 'expenses', 'music', 'tickets', 'records'),
    colors: fc.record({ background: hex, surface: hex, primary: hex, text: hex, accent: hex }, { requiredKeys: [] }),
  })
  .map((look) => ({ ...brief, ...look }))

const words: readonly (readonly [role: string, ground: string, ratio: number])[] = [
  ['text', 'background', 4.5],
  ['muted', 'background', 4.5],
  ['accent', 'background', 4.5],
  ['danger', 'background', 4.5],
  ['control', 'background', 3],
  ['on-surface', 'surface', 4.5],
  ['surface-muted', 'surface', 4.5],
  ['surface-accent', 'surface', 4.5],
  ['surface-danger', 'surface', 4.5],
  ['surface-control', 'surface', 3],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-cover', 'cover', 4.5],
]

test('every word can be read on its ground, whatever was asked for', () => {
  fc.assert(
    fc.property(briefs, (look) => {
      const palette = composePalette(look)
      for (const [role, ground, ratio] of words)
        expect(contrast(palette[role] ?? '', palette[ground] ?? ''), `${role} on ${ground}`).toBeGreaterThanOrEqual(
          ratio,
        )
    }),
    { numRuns: 400 },
  )
})

test('the colours that were asked for grounds and buttons are kept to the last bit', () => {
  fc.assert(
    fc.property(briefs, (look) => {
      const palette = composePalette(look)
      for (const role of ['background', 'surface', 'primary'] as const)
        if (look.colors[role] !== undefined) expect(palette[role]).toBe(look.colors[role])
    }),
    { numRuns: 200 },
  )
})

test('where no grounds were asked for, what is readable in a panel is readable on the page too', () => {
  fc.assert(
    fc.property(briefs, (look) => {
      const palette = composePalette({ ...look, colors: {} })
      for (const role of ['surface-muted', 'surface-accent', 'surface-danger'])
        expect(contrast(palette[role] ?? '', palette.background), role).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 400 },
  )
})
