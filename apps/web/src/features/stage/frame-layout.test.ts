import { expect, test } from 'vitest'

import { layoutFrame } from './frame-layout.ts'

test('the desktop frame is 1280 wide and shrinks to the room', () => {
  const { width, scale, height } = layoutFrame('desktop', { width: 1008, height: 744 })
  expect({ width, scale }).toEqual({ width: 1280, scale: 0.75 })
  expect(height * scale).toBe(720)
})

test('the phone frame is 360 × 720 and never grows', () => {
  expect(layoutFrame('phone', { width: 2000, height: 2000 })).toEqual({ width: 360, height: 720, scale: 1 })
  expect(layoutFrame('phone', { width: 2000, height: 408 }).scale).toBe(0.5)
})

test('fit takes the room as it is', () => {
  expect(layoutFrame('fit', { width: 913, height: 640 })).toEqual({ width: 913, height: 640, scale: 1 })
})
