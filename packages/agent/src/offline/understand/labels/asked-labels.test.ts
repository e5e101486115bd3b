import { expect, test } from 'vitest'

import { askedLabel } from './asked-labels.ts'

const told = (said: string, kind: string): string => {
  const asked = askedLabel(said, kind)
  return asked === null ? '—' : [asked.label, asked.kind, asked.unit].filter((each) => each !== undefined).join(' · ')
}

test.each([
  ['which shade the walls are', 'room', 'wall shade · text'],
  ['what temper the pony is in', 'pony', 'temper · text'],
  ['what kind of wood it is', 'chair', 'kind of wood · text'],
  ['what size gloves they need', 'helper', 'glove size · text'],
  ['what time she got up', 'night', 'got up at · time'],
  ['which beds are empty', 'ward', 'empty beds · text'],
  ['what the owner’s surname is', 'parcel', 'owner’s surname'],
  ['what he is allergic to', 'guest', 'allergic to'],
  ["what it's made of", 'ring', 'material'],
])('%s', (said, kind, label) => {
  expect(told(said, kind)).toBe(label)
})

test.each([
  ['how big the tank is', 'fish', 'tank size · text'],
  ['how big it is', 'garden', 'size · text'],
  ['how old they are', 'goat', 'age · number'],
  ['how deep the well is', 'farm', 'well depth · number'],
  ['how high his fever was', 'visit', 'fever level · number'],
  ['how thirsty it seems', 'plant', 'thirst · rating'],
  ['how tricky it was', 'puzzle', 'difficulty · choice'],
  ['how long he slept', 'night', 'sleep · number · h'],
  ['how long it took', 'repair', 'duration · number · min'],
  ['how many tiles broke', 'job', 'number of tiles · number'],
  ['how many laps they swam', 'lesson', 'laps swum · number'],
  ['how many jars had mould', 'batch', 'jars with mould · number'],
  ['how much rent they owe', 'tenant', 'rent · money'],
  ['how much I spent', 'trip', 'amount spent · money'],
])('%s', (said, kind, label) => {
  expect(told(said, kind)).toBe(label)
})

test.each([
  ['who mended it', 'net', 'mended by · text'],
  ['who owns it', 'boat', 'owner · text'],
  ['who we lent it to', 'drill', 'lent to · text'],
  ['who was captain of the day', 'match', 'captain of the day · text'],
  ['where it is stored', 'barrel', 'place'],
  ['where he caught it', 'fish', 'where caught'],
  ['where they live', 'client', 'address'],
  ['where to pick it up', 'gift', 'pick-up place'],
  ['when the warranty runs out', 'machine', 'warranty end · date'],
  ['when we last oiled it', 'gate', 'last oiled · date'],
  ['when they have to bring it back', 'costume', 'bring back by · date'],
])('%s', (said, kind, label) => {
  expect(told(said, kind)).toBe(label)
})

test.each([
  ['whether they climb trees', 'climb', 'climbs trees · boolean'],
  ["if it's insured", 'car', 'insured · boolean'],
  ['whether the gate was locked', 'shift', 'gate locked · boolean'],
  ['whether anything went missing', 'shift', 'went missing · boolean'],
  ['if she has a car', 'helper', 'has a car · boolean'],
])('%s', (said, kind, label) => {
  expect(told(said, kind)).toBe(label)
})

test.each(['how often', 'when', 'who paid for', 'what happened', 'what went well', 'how it tasted', 'who does it'])(
  '"%s" stands on a form as it was asked',
  (said) => {
    expect(askedLabel(said, 'thing')).toBeNull()
  },
)

test.each([
  ['how high the rent is', 'flat', 'rent · money'],
  ['when we meet next', 'lesson', 'next meeting · date'],
  ['when they fetch them', 'loan', 'fetched on · date'],
  ['where I have to deliver it', 'cake', 'where to deliver'],
  ['who its parents are', 'rabbit', 'parents · text'],
  ['what the weather was like', 'tour', 'weather'],
  ['how many of us came along', 'tour', 'number of people · number'],
  ['whether the last bill is settled', 'flat', 'last bill settled · boolean'],
])('%s', (said, kind, label) => {
  expect(told(said, kind)).toBe(label)
})

test.each([
  ['who has paid for the term', 'child', 'paid · boolean'],
  ['who has answered', 'guest', 'answered · boolean'],
  ['who has handed in the homework', 'pupil', 'handed in · boolean'],
  ['who has borrowed it', 'member', 'borrowed by · text'],
  ['who has paid', 'bill', 'paid by · text'],
])('%s of a %s', (said, kind, label) => {
  expect(told(said, kind)).toBe(label)
})
