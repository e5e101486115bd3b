import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const toldOf = (sentence: string): string[] =>
  briefOf(sentence).copy.offers.map(({ name, price = '', of, group }) => [name, price, group ?? of].join('|'))

test('what a page offers is known by the name of the page', () => {
  const brief = briefOf(
    'Website for my cello lessons: home, about me, lessons and contact. On the lessons page: first lesson 25, single lesson 50, ten lessons for 450.',
  )
  expect(brief.copy.pages).toContainEqual({ title: 'Lessons', lines: [], of: 'lesson' })
  expect(brief.copy.offers.map(({ name, price }) => `${name} ${price ?? ''}`)).toEqual([
    'First lesson 25',
    'Single lesson 50',
    'Ten lessons 450',
  ])
  expect(
    toldOf('Site for a surf school with a page "Courses" that shows: kids course - $90 for 2 days, adults - $120'),
  ).toEqual(['Kids course|$90|course', 'Adults|$120|course'])
})

test('a name may hold “and”, a price may be free, paid by the hour or said with “costs”', () => {
  expect(toldOf("A website for Rosa's car wash. Services: wash and wax costs 40 €, full clean costs 75 €")).toEqual([
    'Wash and wax|40 €|service',
    'Full clean|75 €|service',
  ])
  expect(
    toldOf(
      'Website for my therapy practice. There are two kinds of sessions:\n- First talk (free)\n- Single session (80 €)',
    ),
  ).toEqual(['First talk||session', 'Single session|80 €|session'])
  expect(
    toldOf('Website for my horse school. Offers page: kids group 14 per hour, single training 55, block of 5 for 240.'),
  ).toEqual(['Kids group|14|', 'Single training|55|', 'Block of 5|240|'])
})

test('a menu has its sections, with colons or in brackets, and even with one dish', () => {
  expect(
    toldOf(
      'Site for the bistro Mira. The menu has starters: soup 6, salad 8; mains: pasta 14, trout 19; desserts: flan 5.',
    ),
  ).toEqual(['Soup|6|Starters', 'Salad|8|Starters', 'Pasta|14|Mains', 'Trout|19|Mains', 'Flan|5|Desserts'])
  expect(toldOf('A site for Café Rue with a menu: breakfast (muesli 6, eggs 8.50), lunch (soup 9, quiche 11)')).toEqual(
    ['Muesli|6|Breakfast', 'Eggs|8.50|Breakfast', 'Soup|9|Lunch', 'Quiche|11|Lunch'],
  )
})

test('pages are no brand, and what somebody does names a site that has no other name', () => {
  expect(
    briefOf("A website for Rosa's car wash with pages Services, Gallery and Contact. Services: wash 20 €, wax 40 €")
      .name,
  ).toBe("Rosa's car wash")
  expect(
    briefOf(
      'I give singing lessons and need a small website. Prices on a page called Lessons: 30 minutes for 25 €, 60 minutes for 45 €',
    ).name,
  ).toBe('Singing lessons')
  expect(briefOf("Our bakery 'Kornblume' needs a page: rye bread 4.20, spelt rolls 0.90, plum cake 3.50").name).toBe(
    'Kornblume',
  )
})
