import type { ModelUsage } from '@joinery/contract/model-usage'
import { createTestContext, type TestContext } from '@joinery/testkit'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { organization } from '@joinery/data/schema'
import { addCredits, endCredits, maxReturnedPerDay, reserveCredits, type RunOfLedger } from './index.ts'
import { findBalance, listEntries } from './ledger-queries.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})

const at = new Date('2026-01-05T12:00:00Z')

async function organizationWith(pots: { periodic?: number; deposited?: number }): Promise<string> {
  const organizationId = crypto.randomUUID()
  await ctx.db.insert(organization).values({ id: organizationId, name: 'Space', slug: organizationId })
  await ctx.db.transaction(async (tx) => {
    const input = { organizationId, at }
    if (pots.periodic !== undefined && pots.periodic > 0) {
      const kind = 'PERIODIC_REFILL_CREDITS'
      await addCredits(tx, { ...input, id: `${organizationId}:p`, kind, pot: 'periodic', amount: pots.periodic })
    }
    if (pots.deposited !== undefined && pots.deposited > 0) {
      const kind = 'DEPOSIT_CREDITS'
      await addCredits(tx, { ...input, id: `${organizationId}:d`, kind, pot: 'deposited', amount: pots.deposited })
    }
  })
  return organizationId
}

function runOf(organizationId: string, generationId: string = crypto.randomUUID()): RunOfLedger {
  return { organizationId, projectGroupId: 'a-project', generationId, isLimited: true, at }
}

/** Sonnet's output: 15 millionths a token. */
function usageOf(outputTokens: number): ModelUsage[] {
  const model = 'anthropic/claude-sonnet-4-5'
  return [{ model, inputTokens: 0, cachedInputTokens: 0, outputTokens, reasoningTokens: 0, isEstimated: false }]
}

const reserve = (run: RunOfLedger) => ctx.db.transaction((tx) => reserveCredits(tx, run))
const end = (run: RunOfLedger, input: { isGreen: boolean; isOurFault?: boolean; tokens: number }) =>
  ctx.db.transaction((tx) =>
    endCredits(tx, {
      ...run,
      isGreen: input.isGreen,
      isOurFault: input.isOurFault ?? false,
      usage: usageOf(input.tokens),
    }),
  )

test('a run that ends well costs what it took, the periodic pot first, and the rest comes back', async () => {
  const organizationId = await organizationWith({ periodic: 100_000, deposited: 900_000 })
  const run = runOf(organizationId)

  expect(await reserve(run)).toBe(true)
  expect(await findBalance(ctx.db, organizationId)).toEqual({ periodic: 0, deposited: 500_000 })
  expect(await end(run, { isGreen: true, tokens: 10_000 })).toBe('settled')

  expect(await findBalance(ctx.db, organizationId)).toEqual({ periodic: 0, deposited: 850_000 })
})

test('a run that leaves nothing that works costs nothing', async () => {
  const organizationId = await organizationWith({ deposited: 700_000 })
  const run = runOf(organizationId)
  await reserve(run)

  expect(await end(run, { isGreen: false, tokens: 10_000 })).toBe('returned')

  expect(await findBalance(ctx.db, organizationId)).toEqual({ periodic: 0, deposited: 700_000 })
  expect(await endOf(run)).toMatchObject({ state: 'returned', worth: 150_000 })
})

test('failing on purpose stops paying after so many runs a day; a fault of a provider never costs', async () => {
  const organizationId = await organizationWith({ deposited: 10_000_000 })
  for (let index = 0; index < maxReturnedPerDay; index += 1) {
    const run = runOf(organizationId)
    await reserve(run)
    expect(await end(run, { isGreen: false, tokens: 1_000 })).toBe('returned')
  }
  const oneMore = runOf(organizationId)
  const broken = runOf(organizationId)
  await reserve(oneMore)
  await reserve(broken)

  expect(await end(oneMore, { isGreen: false, tokens: 1_000 })).toBe('settled')
  expect(await end(broken, { isGreen: false, isOurFault: true, tokens: 1_000 })).toBe('returned')
  expect(await findBalance(ctx.db, organizationId)).toEqual({ periodic: 0, deposited: 10_000_000 - 15_000 })
})

test('without credits nothing starts; where use is not limited it is counted and nothing is taken', async () => {
  const organizationId = await organizationWith({})

  expect(await reserve(runOf(organizationId))).toBe(false)
  const free = { ...runOf(organizationId), isLimited: false }
  expect(await reserve(free)).toBe(true)
  expect(await end(free, { isGreen: true, tokens: 1_000 })).toBe('settled')

  expect(await findBalance(ctx.db, organizationId)).toEqual({ periodic: 0, deposited: 0 })
  expect(await endOf(free)).toMatchObject({ periodic: 0, deposited: 0, worth: 15_000 })
})

async function endOf({ organizationId, generationId }: RunOfLedger) {
  const entries = await listEntries(ctx.db, { organizationId, limit: 100 })
  return entries.find((entry) => entry.generationId === generationId && entry.kind === 'GENERATION_USAGE')
}

type Step = { run: number; kind: 'reserve' | 'green' | 'broken' | 'ours'; tokens: number }
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  run: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('reserve', 'green', 'broken', 'ours'),
  tokens: fc.integer({ min: 0, max: 80_000 }),
})

test('in any order, repeated and at the same time: never negative, nothing twice, and the entries explain the balance', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 0, max: 900_000 }),
      fc.array(stepArbitrary, { maxLength: 12 }),
      async (periodic, deposited, steps) => {
        const organizationId = await organizationWith({ periodic, deposited })
        const runs = Array.from({ length: 4 }, (_, index) => runOf(organizationId, `${organizationId}-${index}`))
        const carryOut = ({ run, kind, tokens }: Step) => {
          const of = runs[run] ?? runOf(organizationId)
          if (kind === 'reserve') return reserve(of)
          return end(of, { isGreen: kind === 'green', isOurFault: kind === 'ours', tokens })
        }
        // Each step twice at once, as two nodes that both believe to have the run.
        for (const step of steps) await Promise.all([carryOut(step), carryOut(step)])

        const entries = await listEntries(ctx.db, { organizationId, limit: 100 })
        const sum = (pot: 'periodic' | 'deposited') => entries.reduce((total, entry) => total + entry[pot], 0)
        const balance = await findBalance(ctx.db, organizationId)
        expect(balance).toEqual({ periodic: sum('periodic'), deposited: sum('deposited') })
        expect(Math.min(balance.periodic, balance.deposited)).toBeGreaterThanOrEqual(0)
        for (const { generationId } of runs) {
          const ends = entries.filter((entry) => entry.generationId === generationId && entry.state !== 'reserved')
          expect(ends.length).toBeLessThanOrEqual(1)
        }
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)
