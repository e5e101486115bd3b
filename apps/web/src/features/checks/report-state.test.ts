import type { CheckResult } from '@joinery/contract/checks'
import { expect, test } from 'vitest'

import { arrangeReport, countOutcomes, showCheck, type ShownCheck } from './report-state.ts'

function check(change: Partial<ShownCheck>): ShownCheck {
  return {
    kind: 'start',
    title: 'The page / opens',
    outcome: 'passed',
    detail: '',
    page: '/',
    picture: null,
    ...change,
  }
}

test('a check is shown with the picture of where it ended, and with what was done', () => {
  const result: CheckResult = {
    kind: 'forms',
    title: 'The form keeps what is typed',
    outcome: 'failed',
    detail: 'Nothing was saved.',
    page: '/new',
    evidence: [
      { type: 'screenshot', hash: 'before', width: 1280 },
      { type: 'step', text: 'Pressed Save' },
      { type: 'screenshot', hash: 'after', width: 360 },
    ],
  }
  expect(showCheck(result)).toMatchObject({
    picture: { hash: 'after', width: 360 },
    evidence: [{ type: 'step', text: 'Pressed Save' }],
  })
})

test('what passed is grouped by kind in the order of the judge, apart from the rest', () => {
  const report = arrangeReport([
    check({ kind: 'build' }),
    check({ kind: 'links' }),
    check({ kind: 'build', title: 'another' }),
    check({ kind: 'forms', outcome: 'failed' }),
    check({ kind: 'colors', outcome: 'skipped' }),
    check({ kind: 'acceptance', outcome: 'outdated' }),
  ])
  expect(report.passed.map(({ kind, checks }) => [kind, checks.length])).toEqual([
    ['build', 2],
    ['links', 1],
  ])
  expect([report.failed, report.skipped, report.outdated].map((part) => part.map(({ kind }) => kind))).toEqual([
    ['forms'],
    ['colors'],
    ['acceptance'],
  ])
})

test('each page is shown in its widest and its narrowest window, each picture once, none of a failed check', () => {
  const { pictures } = arrangeReport([
    check({ picture: { hash: 'narrow', width: 360 } }),
    check({ picture: { hash: 'middle', width: 720 } }),
    check({ picture: { hash: 'detail', width: 1280 }, page: '/detail' }),
    check({ picture: { hash: 'wide', width: 1280 } }),
    check({ picture: { hash: 'wide', width: 1280 }, page: '/other' }),
    check({ picture: { hash: 'broken', width: 1280 }, outcome: 'failed' }),
  ])
  expect(pictures).toEqual([
    { hash: 'wide', width: 1280, page: '/' },
    { hash: 'narrow', width: 360, page: '/' },
    { hash: 'detail', width: 1280, page: '/detail' },
  ])
})

test('outcomes are counted', () => {
  expect(countOutcomes([check({}), check({}), check({ outcome: 'outdated' })])).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    outdated: 1,
  })
})
