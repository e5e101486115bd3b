// Specification 6: limits and plan order, typed from its text; the role matrix and other limits from the decisions.
import { describe, expect, test } from 'vitest'

import { amountOf, creditsOf, type Plan, planFacts, planOrder, planWithoutBilling, usageTierSchema } from './plans.ts'
import {
  hasTeamRole,
  inviteStatusSchema,
  isServiceAccountName,
  mayTeamRole,
  teamActionSchema,
  type TeamAction,
  type TeamRole,
  userStatusSchema,
} from './roles.ts'

describe('6 Database storage limit by plan', () => {
  test.each<[Plan, number]>([
    ['FREE', 1_073_741_824],
    ['FREE_USAGE', 1_073_741_824],
    ['PRO', 10_737_418_240],
    ['PRO_USAGE', 10_737_418_240],
    ['BUSINESS', 107_374_182_400],
    ['ENTERPRISE', 107_374_182_400],
  ])('%s: %i bytes', (plan, bytes) => {
    expect(planFacts[plan].databaseStorageLimit).toBe(bytes)
  })
})

describe('6 The per-plan allowance', () => {
  test.each<[Plan, number]>([
    ['FREE', 0],
    ['FREE_USAGE', 0],
    ['PRO', 3],
    ['BUSINESS', Infinity],
    ['ENTERPRISE', Infinity],
    ['PRO_USAGE', Infinity],
  ])('%s: %d', (plan, allowance) => {
    expect(planFacts[plan].privateProjectAllowance).toBe(allowance)
  })
})

describe('6 Plan order', () => {
  test('rank is BUSINESS, PRO, FREE', () => {
    expect(planOrder).toEqual(['BUSINESS', 'PRO', 'FREE'])
  })

  test('tiers are usage_free, 20, 50, 100, 200, 300, 400, 500, 600, 750, 900', () => {
    expect(usageTierSchema.options.map(amountOf)).toEqual([0, 20, 50, 100, 200, 300, 400, 500, 600, 750, 900])
    expect(usageTierSchema.safeParse('usage_pro_800').success).toBe(false)
  })

  test.each<[Plan, boolean, boolean]>([
    ['FREE', false, false],
    ['PRO', true, false],
    ['BUSINESS', true, false],
    ['ENTERPRISE', true, false],
    ['FREE_USAGE', false, true],
    ['PRO_USAGE', true, true],
  ])('%s: paid %s, by usage %s', (plan, isPaid, isUsageBased) => {
    expect(planFacts[plan]).toMatchObject({ isPaid, isUsageBased })
  })
})

describe('Credits, slots and uploads by plan (decisions, "Plans, credits, limits")', () => {
  test.each([
    ['FREE', undefined, { credits: 2_000, period: 'once' }],
    ['PRO', undefined, { credits: 10_000, period: 'monthly' }],
    ['BUSINESS', undefined, { credits: 50_000, period: 'monthly' }],
    ['ENTERPRISE', undefined, null],
    ['FREE_USAGE', 'usage_free', { credits: 3_000, period: 'once' }],
    ['PRO_USAGE', 'usage_pro_20', { credits: 20_000, period: 'monthly' }],
    ['PRO_USAGE', 'usage_pro_50', { credits: 55_000, period: 'monthly' }],
    ['PRO_USAGE', 'usage_pro_900', { credits: 990_000, period: 'monthly' }],
    ['PRO_USAGE', undefined, null],
    ['PRO_USAGE', 'usage_free', null],
  ] as const)('%s %s: %o', (plan, tier, credits) => {
    expect(creditsOf(plan, tier)).toEqual(credits)
  })

  test.each<[Plan, number, number]>([
    ['FREE', 1, 10_485_760],
    ['PRO', 4, 104_857_600],
    ['BUSINESS', 8, 104_857_600],
    ['ENTERPRISE', 16, 104_857_600],
    ['FREE_USAGE', 1, 10_485_760],
    ['PRO_USAGE', 4, 104_857_600],
  ])('%s: %i runs at a time, uploads of %i bytes', (plan, slots, bytes) => {
    expect(planFacts[plan]).toMatchObject({ generationSlots: slots, uploadLimit: bytes })
  })

  test('without billing every organization is on ENTERPRISE', () => {
    expect(planWithoutBilling).toBe('ENTERPRISE')
  })
})

describe('6 Roles and what they may do (matrix: decisions, "Roles")', () => {
  const roles: TeamRole[] = ['VIEWER', 'EDITOR', 'ADMIN', 'OWNER']
  // The lowest role that may; every higher one may too.
  const matrix: readonly (readonly [TeamRole, readonly TeamAction[]])[] = [
    ['VIEWER', ['open', 'fork', 'comment', 'propose a prompt']],
    ['EDITOR', ['prompt the agent', 'edit', 'publish', 'domains', 'write secrets', 'git', 'create projects']],
    [
      'ADMIN',
      ['members', 'settings', 'usage', 'billing', 'keys of integrations', 'production data', 'delete projects'],
    ],
    ['OWNER', ['delete the organization', 'add and remove owners']],
  ]

  test.each(matrix)('from %s up: %o', (lowest, actions) => {
    for (const action of actions)
      for (const role of roles) {
        expect(mayTeamRole(role, action)).toBe(roles.indexOf(role) >= roles.indexOf(lowest))
      }
  })

  test('the matrix names every action', () => {
    expect(matrix.flatMap(([, actions]) => actions)).toEqual(teamActionSchema.options)
  })

  test('a role has what it and those below it have', () => {
    for (const [high, role] of roles.entries())
      for (const [low, needed] of roles.entries()) expect(hasTeamRole(role, needed)).toBe(high >= low)
  })

  test('a user is UNVERIFIED (specification), ACTIVE, SUSPENDED or DELETED (decisions)', () => {
    expect(userStatusSchema.options).toEqual(['UNVERIFIED', 'ACTIVE', 'SUSPENDED', 'DELETED'])
    expect(userStatusSchema.safeParse('BANNED').success).toBe(false)
  })

  test('an invite is pending or expired (decisions, "Entities")', () => {
    expect(inviteStatusSchema.options).toEqual(['pending', 'expired'])
  })
})

describe('9 Reserved internal service account names', () => {
  test.each([
    ['BUILD_SERVICE_ACCOUNT', true],
    ['build_service_account ', true],
    ['_SERVICE_ACCOUNT', true],
    ['SERVICE_ACCOUNT', false],
    ['_SERVICE_ACCOUNTS', false],
    ['Ada', false],
  ])('%o: %s', (name, isReserved) => {
    expect(isServiceAccountName(name)).toBe(isReserved)
  })
})
