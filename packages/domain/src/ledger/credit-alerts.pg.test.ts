// Budgets of a month, and being told once that something runs low.
import type { ModelUsage } from '@joinery/contract/model-usage'
import { ownPrices } from '@joinery/contract/model-prices'
import { createTestContext, type TestContext } from '@joinery/testkit'
import { beforeEach, expect, test } from 'vitest'

import {
  addCredits,
  bookTask,
  dismissAlert,
  endCredits,
  getLedger,
  listAlerts,
  refuseTask,
  reserveCredits,
  setBudget,
} from './index.ts'

let ctx: TestContext
beforeEach(async () => {
  ctx = { ...(await createTestContext()), isBilled: true }
})

/** Sonnet's output: 15 millionths a token. */
const usageOf = (outputTokens: number): ModelUsage => ({
  model: 'anthropic/claude-sonnet-4-5',
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens,
  reasoningTokens: 0,
  isEstimated: false,
})

async function deposit(amount: number, at: Date): Promise<void> {
  const { organizationId } = ctx.actor
  const input = { id: crypto.randomUUID(), organizationId, at, amount }
  await ctx.db.transaction((tx) => addCredits(tx, { ...input, kind: 'DEPOSIT_CREDITS', pot: 'deposited' }))
}

/** A run that costs so many thousandths of a credit. */
async function run(cost: number, options: { isLimited?: boolean } = {}): Promise<boolean> {
  const { organizationId } = ctx.actor
  const isLimited = options.isLimited ?? true
  const generationId = crypto.randomUUID()
  const key = { organizationId, projectGroupId: 'a-project', generationId, isLimited, at: new Date() }
  return ctx.db.transaction(async (tx) => {
    if (!(await reserveCredits(tx, key))) return false
    await endCredits(tx, { ...key, isGreen: true, isOurFault: false, usage: [usageOf(cost / 15)] })
    return true
  })
}

const told = async () => (await listAlerts(ctx)).alerts.map(({ of, percent }) => `${of} ${percent}`)

test('the organization is told once at 80 % and once at 100 % of what came in last, and again after the next refill', async () => {
  await deposit(1_000_000, new Date(Date.now() - 60_000))
  await run(600_000)
  expect(await told()).toEqual([])
  await run(210_000)
  expect(await told()).toEqual(['credits 80'])
  const [alert] = (await listAlerts(ctx)).alerts
  if (alert === undefined) throw new Error('no alert')
  expect((await dismissAlert(ctx, alert)).alerts).toEqual([])
  await run(15_000)
  expect(await told()).toEqual([])
  await run(300_000)
  expect(await told()).toEqual(['credits 100'])

  await deposit(1_000_000, new Date())
  await run(900_000)
  expect((await listAlerts(ctx)).alerts).toMatchObject([{ of: 'credits', percent: 80 }])
})

test('credits that a run under way has set aside are not used up yet', async () => {
  await deposit(520_000, new Date(Date.now() - 60_000))
  const { organizationId } = ctx.actor
  const key = { organizationId, projectGroupId: 'p', generationId: 'waiting', isLimited: true, at: new Date() }
  await ctx.db.transaction((tx) => reserveCredits(tx, key))
  const task = { organizationId, projectGroupId: 'p', task: 'autorename' as const, isLimited: true, at: new Date() }
  await ctx.db.transaction((tx) => bookTask(tx, { ...task, id: 'one', usage: usageOf(100), prices: ownPrices }))

  expect(await told()).toEqual([])
})

test('a budget bounds a month also where nobody is billed; what tasks took counts, and stands under its kind', async () => {
  ctx = { ...ctx, isBilled: false }
  const { organizationId } = ctx.actor
  await setBudget(ctx, { monthly: 100_000 })
  const task = {
    organizationId,
    projectGroupId: 'p',
    task: 'rewrite prompt' as const,
    isLimited: false,
    at: new Date(),
  }
  const refusal = () => ctx.db.transaction((tx) => refuseTask(tx, task))
  expect(await refusal()).toBeNull()
  for (const id of ['one', 'one', 'two']) {
    await ctx.db.transaction((tx) => bookTask(tx, { ...task, id, usage: usageOf(4_000), prices: ownPrices }))
  }

  const ledger = await getLedger(ctx, { limit: 1 })
  expect(ledger).toMatchObject({ budget: 100_000, usedThisMonth: 120_000, hasMore: true })
  expect(ledger.entries[0]).toMatchObject({ task: 'rewrite prompt', state: 'settled', priceList: ownPrices.version })
  expect(await told()).toEqual(['budget 100'])
  expect(await refusal()).toBe('budget_used')
  expect(await run(15, { isLimited: false })).toBe(false)

  await setBudget(ctx, { monthly: null })
  expect(await refusal()).toBeNull()
})

test('only admins set a budget, see alerts and dismiss them', async () => {
  await deposit(1_000, new Date(Date.now() - 60_000))
  await run(1_500)
  const editor = { ...ctx, actor: { ...ctx.actor, role: 'EDITOR' as const } }
  await expect(setBudget(editor, { monthly: 5_000 })).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await listAlerts(editor)).alerts).toEqual([])
  const [alert] = (await listAlerts(ctx)).alerts
  if (alert === undefined) throw new Error('no alert')
  await dismissAlert(editor, alert)
  expect(await told()).toEqual(['credits 100'])
})
