import { expect, test } from 'vitest'

import { colorDifference, labDifference, readHex, toHex } from './color-difference.ts'

// Pairs of the CIEDE2000 test data published by Sharma, Wu and Dalal.
const pairs: [number[], number[], number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

test.each(pairs)('%j and %j differ by %d', (one, other, difference) => {
  expect(labDifference(lab(one), lab(other))).toBeCloseTo(difference, 3)
})

function lab([l = 0, a = 0, b = 0]: number[]) {
  return { l, a, b }
}

test('a slightly other shade of a colour is near, another colour is far', () => {
  expect(colorDifference([37, 99, 235], [37, 99, 235])).toBe(0)
  expect(colorDifference([255, 247, 237], [254, 246, 236])).toBeLessThan(1)
  expect(colorDifference([37, 99, 235], [22, 163, 74])).toBeGreaterThan(40)
  expect(colorDifference([255, 255, 255], [0, 0, 0])).toBeCloseTo(100, 0)
})

test('hex colours are read in both lengths and nothing else is', () => {
  expect(readHex('#0f8')).toEqual([0, 255, 136])
  expect(readHex('#2563EB')).toEqual([37, 99, 235])
  expect(readHex('teal')).toBeNull()
  expect(toHex([37, 99, 235])).toBe('#2563eb')
})
