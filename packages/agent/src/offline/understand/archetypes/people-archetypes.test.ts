import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = ({ fields }: Brief): string[] => fields.map(({ label }) => label)

test('where members have profiles, each edits their own and others see it', () => {
  const brief = briefOf(
    'A community for beekeepers: members have a profile page with photo, number of hives and favourite flower, they can edit it, and others see it.',
  )
  expect(brief).toMatchObject({ access: 'members', front: 'list', entity: { singular: 'profile' } })
  expect(labelsOf(brief)).toEqual(['Name', 'Photo', 'Number of hives', 'Favourite flower'])
  expect(Object.keys(compose(brief).files)).toContain('web/app/my-profile/page.jsx')
})

test('people register with what their profile tells, and write to each other', () => {
  const brief = briefOf(
    'tandem site: people register with name, native language, wanted language, about me; search by language; contact each other by messages; edit my profile',
  )
  expect(brief.entity.singular).toBe('profile')
  expect(labelsOf(brief)).toEqual(['Name', 'Native language', 'Wanted language', 'About me'])
  expect(brief.parts).toEqual(['messages'])
})

test('what is quoted on a page for addresses is its headline, and what is said to be required is', () => {
  const brief = briefOf(
    'gym trial page: "Train free for a week", people leave name, email and goal. The list of leads is for us, email is required.',
  )
  expect(brief.copy.headline).toBe('Train free for a week')
  const solar = briefOf('Landing page for heat pumps: form with name, email, phone and house size, email is required.')
  expect(solar.fields.find(({ name }) => name === 'email')?.required).toBe(true)
})

test.each([
  ['Potters create a profile with their glaze, town and years, and others discover them.', 'Glaze'],
  [
    'Kite swap. After registration you fill in your profile: name, town, favourite kite. Other people see it.',
    'Favourite kite',
  ],
  ['Dating app for sailors; members have a profile with name, age, boat and harbour.', 'Boat'],
])('whoever they are, they have a profile of their own: %s', (sentence, label) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.entity.singular).toBe('profile')
  expect(reading.ok && reading.brief.access).toBe('members')
  expect(reading.ok && reading.brief.fields.map((field) => field.label)).toContain(label)
})

test('whoever fills in their own profile saves it', () => {
  const reading = readBuild('Potters create a profile with name and town, and find others in Discover.')
  const { files } = reading.ok ? compose(reading.brief) : { files: {} as Record<string, string> }
  expect(files['web/app/new/page.jsx']).toContain('Save profile')
  expect(Object.values(files).join('\n')).toContain('Discover')
})
