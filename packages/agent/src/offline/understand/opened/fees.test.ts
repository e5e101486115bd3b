import { describe, expect, test } from 'vitest'

import { readFees } from './fees.ts'
import { readSharedOut } from './shared-out.ts'

describe('who has paid what is asked of each', () => {
  test('at once: a tick for each, and what it comes to', () => {
    const fees = readFees('list of our members, who has paid the £25 fee')
    expect(fees?.fields).toContain('paid (yes/no)')
    expect(fees?.reckoned?.[0]).toBe(
      'Fee of £25 | all | Paid = count member where paid; Not yet = count member where not paid; Come in £ = count member where paid * 25',
    )
  })

  test('bit by bit: payments of each, and what is left', () => {
    const fees = readFees('track who paid the season fee of 85 euros, 19 players, some pay in instalments')
    expect(fees?.more?.[0]).toMatchObject({ kind: 'payment', of: fees?.kind })
    expect(fees?.reckoned?.[0]).toContain('Still to pay = 85 - sum amount of payment')
  })

  test('the one thing that is lent has its loans, with the day it is due back', () => {
    const fees = readFees("who has paid the fee, who borrowed the honey extractor and when it's due back")
    expect(fees?.more?.map(({ kind }) => kind)).toEqual(['loan'])
    expect(fees?.reckoned?.[0]).toBe(
      'Who has the honey extractor | each loan where not returned | Due back = due back on',
    )
  })

  test.each([
    'who has paid the rent and split the bills',
    'a list of members with fee and phone',
    'who paid for dinner',
  ])('nobody is asked for a fee: %s', (message) => {
    expect(readFees(message)).toBeNull()
  })
})

describe('work that is shared out', () => {
  test('the pieces are kept, each with who has it and how far it is', () => {
    const shared = readSharedOut('we need to see who is sewing which block and which ones are done')
    expect(shared).toMatchObject({ kind: 'block', title: 'Blocks' })
    expect(shared?.fields).toBe('block (text, required), who (text), status (not begun, in work, done), notes')
  })

  test.each([
    'who is coming to which training',
    'who is driving which car',
    'who has which key',
    'who brings which dish',
  ])('nothing is shared out: %s', (message) => {
    expect(readSharedOut(message)).toBeNull()
  })
})
