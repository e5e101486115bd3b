import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test('where a figure is the largest of the first page, no name is set larger', () => {
  const frames = Array.from({ length: 30 }, (_, at) => {
    const what = at % 2 === 0 ? 'Swim log of lane' : 'Practice log of part'
    const reading = readBuild(`${what} ${at}, with distance in km and date, bold`)
    return reading.ok ? reading.brief.frame : reading.reason
  })
  expect(new Set(frames)).not.toContain('mast')
  expect(new Set(frames)).not.toContain('cells')
  expect(new Set(frames).size).toBeGreaterThan(1)
})

const looks = ['', ', calm', ', cozy', ', friendly', ', for us', ', warm', ', playful', ', big']

function framesOf(message: string): Set<string> {
  const readings = looks.map((word) => readBuild(message + word))
  return new Set(readings.map((reading) => (reading.ok ? reading.brief.frame : '')))
}

test('a frame with a picture is for what fills it', () => {
  const ofRules = framesOf('Log my water meter readings every week')
  expect(ofRules).not.toContain('band')
  expect(ofRules).not.toContain('split')
  // One thing stands in a panel, and is lost in a band.
  expect(framesOf('Birdwatching list with species, place, date and notes')).not.toContain('band')
})
