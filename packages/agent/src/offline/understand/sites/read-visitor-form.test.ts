import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readVisitorForm, readersOf } from './read-visitor-form.ts'

test('what visitors leave is read by those who are named, and “them” of other things names nobody', () => {
  expect(readersOf('Three tours. Show them on the page and let people write with name and email.')).toBe('nobody')
  expect(readersOf('People send a request with name and email. Show them in a list.')).toBe('everybody')
  expect(readersOf('Visitors leave name and email. We see all requests on a page.')).toBe('everybody')
})

test.each([
  'We need a table of who asked.',
  'The replies are listed for the crew.',
  'The crew works through them later.',
  'Name and phone, then a sign-ups page.',
  'A little screen where enquiries pop up.',
])('what is sent is looked at: %s', (text) => {
  expect(readersOf(text)).toBe('everybody')
})

test.each([
  'Each request gets a confirmation page.',
  'A form for enquiries with a list of the rooms to choose from.',
  'Afterwards they see a thank-you message.',
  'The page shows three steps, then the form for requests.',
])('nobody looks at what is sent: %s', (text) => {
  expect(readersOf(text)).toBe('nobody')
})

test.each([
  ['landing page, ppl leave name n phone for a free class, i see who signed up', 'sign-up: Name, Phone'],
  ['A page where people ask for a trial lesson: name, email, which day.', 'sign-up: Name, Email, Day'],
  ['Page for a camp: parents register children with name, age, phone.', 'registration: Name, Age, Phone'],
])('what comes in is called as it is asked for: %s', (sentence, told) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, fields } = reading.brief
  expect(`${entity.singular}: ${fields.map(({ label }) => label).join(', ')}`).toBe(told)
})

test.each([
  [
    'A page for our kite school where people sign up for a free trial flight with name, email and which kite. We see the sign-ups in a list.',
    ['Name', 'Email', 'Kite'],
  ],
  [
    'Landing page for a new kite hall. Visitors put themselves on the waiting list with name and email. Our team should see the list of everybody.',
    ['Name', 'Email'],
  ],
  [
    'I teach kite flying and want a sign-up for a trial lesson: name, email, preferred day. I’d like to see all who signed up.',
    ['Name', 'Email', 'Preferred day'],
  ],
  [
    'Open day registration for our kite club. Visitors enter name, age and how many come. I need the list of registrations.',
    ['Name', 'Age', 'How many come'],
  ],
])('who signs up for something leaves what was said, and those who were named see the list: %s', (sentence, labels) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual(labels)
  expect(reading.ok && [reading.brief.isInbox, reading.brief.access, reading.brief.isInboxShown]).toEqual([
    true,
    'open',
    true,
  ])
})

const asked = (text: string) => readVisitorForm(text)?.fields.map(({ label }) => label)

test.each([
  ['At the bottom a form, "Your town" and "Your wish", with the button.', ['Your town', 'Your wish']],
  ['Visitors leave a line: fields "Who are you" and "What you saw".', ['Who are you', 'What you saw']],
  ['A form "Adopt": name, phone, which cat (Mo, Pip), message', ['Name', 'Phone', 'Cat', 'Message']],
  [
    'A form: name, e-mail, what it is about (Prints, Other), message.',
    ['Name', 'E-mail', 'What it is about', 'Message'],
  ],
  ['People leave their e-mail.', ['E-mail']],
  ['Guests answer with name, how many, and press the button.', ['Name', 'How many']],
  ['One page with prices and a message form name email message.', ['Name', 'Email', 'Message']],
])('a form asks what is listed behind it, in these words: %s', (text, labels) => {
  expect(asked(text)).toEqual(labels)
})
