import { expect, test } from 'vitest'

import { readSteps } from './read-steps.ts'

test.each([
  [
    'Registration, in steps. Step one the child: name, birthday. Step two health: allergies, medicines. Step three the parent: name, phone.',
    'Child: Name, Birthday | Health: Allergies, Medicines | Parent: Parent name, Phone',
  ],
  [
    'adoption wizard: about you -> your home -> send. About you: full name, phone. Your home: house or flat, garden yes/no.',
    'About you: Full name, Phone | Home: House or flat, Garden',
  ],
  [
    'Multi-step form: step 1 child (name, age), step 2 parents (phone, email), step 3 allergies and notes',
    'Child: Name, Age | Parents: Phone, Email | : Allergies, Notes',
  ],
  ['A two-step survey about the bus with name, line and wishes', ''],
  [
    'Claim form, step by step. the storm (date, place), the roof (material, value in euro), your contact (name, email).',
    'Storm: Date, Place | Roof: Material, Value | Contact: Name, Email',
  ],
  [
    'Wizard. First page: first name, email. Second page: which course (Weaving, Felting). Third page: remarks.',
    ': First name, Email | : Course | : Remarks',
  ],
  ['A survey, one question per screen: 1) How was it? 2) Would you come again? 3) Why?', ''],
  ['A recipe app. Recipes: title, steps, photo. Cooks: name, town.', ''],
])('%s', (sentence, steps) => {
  const told = readSteps(sentence).map(
    ({ title, fields }) => `${title}: ${fields.map(({ label }) => label).join(', ')}`,
  )
  expect(told.join(' | ')).toBe(steps)
})

test.each([
  [
    'A visitor goes through three steps: 1. roof type (tiled, flat) and roof area, 2. yearly use in kWh, 3. name and email.',
    ['Roof type, Roof area', 'Yearly use in kWh', 'Name, Email'],
  ],
  ['A wizard: 1) name and age 2) diet (vegan, meat) 3) e-mail', ['Name, Age', 'Diet', 'E-mail']],
  ['Sign-up in two steps. 1. child (name, birthday), 2. parent phone', ['Name, Birthday', 'Parent phone']],
])('steps that are counted: %s', (text, steps) => {
  expect(readSteps(text).map(({ fields }) => fields.map(({ label }) => label).join(', '))).toEqual(steps)
})

test('steps that are listed with what each asks in brackets', () => {
  const steps = readSteps(
    'Application form with three steps: personal data (name, email), experience (years, last job), motivation.',
  )

  expect(steps.map(({ fields }) => fields.map(({ label }) => label))).toEqual([
    ['Name', 'Email'],
    ['Years', 'Last job'],
    ['Motivation'],
  ])
})

test.each([
  [
    'three steps: about you, your garden, why. review before sending. it is for getting an allotment',
    'Name, Email | Your garden | Why',
  ],
  [
    'Sign-up wizard for a choir. First page asks name and email, second asks voice (high, low), third asks comments. Next and Back buttons, "Step 1 of 3" on top.',
    'Name, Email | Voice | Comments',
  ],
  [
    'Camp registration: 1) Who are you? name, phone 2) What do you eat? meal (veggie, fish) 3) Anything else? comments. Next/Back and a review at the end.',
    'Name, Phone | Meal | Comments',
  ],
  [
    'Form with steps. Step 1: name, email. Step 2: street, town. Step 3: review and send.',
    'Name, Email | Street, Town',
  ],
])('steps told in other words: %s', (text, steps) => {
  expect(
    readSteps(text)
      .map(({ fields }) => fields.map(({ label }) => label).join(', '))
      .join(' | '),
  ).toBe(steps)
})
