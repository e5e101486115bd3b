import { expect, test } from 'vitest'

import { briefOfCase } from '../../fixtures/brief-of-case.ts'
import { readEdit } from './read-edit.ts'

const brief = briefOfCase(`= lessons
words: pupil
title: Lessons
kind: pupil: name (required), level (beginner, advanced)
kind: lesson of pupil: what (text, required), date (required), came (yes/no)
reckon: Lessons of each pupil | each pupil | Lessons = count lesson where came
reckon: Beginners | each pupil where level is Beginner | Lessons = count lesson
`)
const [lessons = '', beginners = ''] = brief.reckoned ?? []

test.each([
  ['Remove “Lessons of each pupil”', [beginners]],
  ['take the lessons of each pupil off the first page', [beginners]],
  ['Rename “Beginners” to “New ones”', [lessons, beginners.replace('Beginners', 'New ones')]],
  [
    'show which pupils had no lesson for more than two weeks',
    [lessons, beginners, 'Not for 14 days | each pupil | Last = since latest Date of lesson | only Last over 14'],
  ],
  [
    'Show me who has not been here for more than two weeks',
    [lessons, beginners, 'Not for 14 days | each pupil | Last = since latest Date of lesson | only Last over 14'],
  ],
])('%s', (order, expected) => {
  expect(readEdit(order, brief).brief.reckoned).toEqual(expected)
})

test('kinds and choices that get other names are told by these', () => {
  expect(readEdit('Rename pupils to students', brief).brief.reckoned).toEqual([
    'Lessons of each pupil | each student | Lessons = count lesson where came',
    'Beginners | each student where level is Beginner | Lessons = count lesson',
  ])
  expect(readEdit('rename beginner to starter', brief).brief.reckoned?.[1]).toMatch(/level is starter/i)
})
