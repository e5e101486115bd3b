import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function welcomeIn(message: string): { line: string; picture: string; headline: string } | undefined {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return JSON.parse(compose(reading.brief).files['design/tokens.json'] ?? '{}').welcome
}

test('whoever has no account is told what happens in an app', () => {
  expect(welcomeIn('Dating app for hikers')?.line).toContain('write to each other')
  expect(welcomeIn('A diary with login, each user sees only their own entries')?.line).toContain('Nobody else')
})

test('its picture stands for itself: no class, no address, no name of a token', () => {
  const { picture = '' } = welcomeIn('Dating app for hikers') ?? {}
  expect(picture).toMatch(/^<svg [^]*<\/svg>$/)
  expect(picture).not.toMatch(/class|url\((?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg)/)
  expect(picture.length).toBeLessThan(60_000)
})

test('an app without accounts welcomes nobody at a door', () => {
  expect(welcomeIn('To-do list')).toBeUndefined()
})

test('the first words at a door are of those who meet there, and the picture has its tones at night', () => {
  expect(welcomeIn('A dating app for people who love lakes')).toMatchObject({
    headline: 'Somebody else who loves lakes',
  })
  expect(welcomeIn('Tinder but for gardeners')).toHaveProperty('nightPicture')
})

test('at the door of a page with a form stands whose it is', () => {
  expect(
    welcomeIn('A landing page for my chimney firm "Soot" where people ask for a visit with name and phone'),
  ).toMatchObject({ headline: expect.stringContaining('to Soot'), isForOwner: true })
})
