// The table of an evaluation, as Markdown that also reads well in a terminal.
import type { CheckKind } from '@joinery/contract/checks'

import { isStartFailure, type PromptResult, verdictOf } from './prompt-result.ts'
import type { Unevaluated } from './evaluate-all.ts'
import { computeRates, type Rate, type Rates } from './rates.ts'

export interface Evaluation {
  model: string
  prompts: string
  sampleSize: number | null
  seed: number
  /** Null: all. */
  kinds: readonly CheckKind[] | null
  /** How many prompts the sample has. */
  asked: number
  results: readonly PromptResult[]
  unevaluated: readonly Unevaluated[]
}

/** What `results.json` holds. */
export function summarize(evaluation: Evaluation): object {
  const { results, ...rest } = evaluation
  const prompts = results.map((result) => ({
    ...result,
    verdict: verdictOf(result),
    isStartFailure: isStartFailure(result),
  }))
  return { ...rest, evaluated: results.length, rates: computeRates(results), results: prompts }
}

export function tellResults(evaluation: Evaluation): string {
  const { model, prompts, sampleSize, seed, kinds, asked, results, unevaluated } = evaluation
  const rates = computeRates(results)
  const sample = sampleSize === null ? '' : `, a sample of ${asked} with seed ${seed}`
  const sections = [
    `# Evaluation of ${model}`,
    `${prompts}${sample}. ${results.length} of ${asked} prompts evaluated.${kinds === null ? '' : ` Only these checks: ${kinds.join(', ')}.`}`,
    table(
      ['Measure', 'Rate', 'Weighted', 'Of'],
      [
        ['Prompts whose app works', ...rateCells(rates.prompts)],
        ['Acceptance checks that hold', ...rateCells(rates.acceptance)],
      ],
    ),
    'Refusals and time-outs count as failures. Weighted: what fails behind a “done” counts twice.',
    `${tellVerdicts(rates)}. Apps that do not build or start: ${rates.startFailures}. ${rates.steps} model calls, ${rates.inputTokens} tokens in, ${rates.outputTokens} out, ${Math.round(rates.seconds)} s of work.`,
    '## By kind of check',
    table(
      ['Kind', 'Passed', 'Failed', 'Skipped', 'Rate'],
      rates.kinds.map(({ kind, passed, failed, skipped, rate }) => [
        kind,
        `${passed}`,
        `${failed}`,
        `${skipped}`,
        percent(rate),
      ]),
    ),
    '## By prompt',
    table(
      ['Prompt', 'Kind', 'Verdict', 'Status', 'Starts', 'Acceptance', 'Other checks', 'Calls', 'Tokens', 'Seconds'],
      results.map(promptCells),
    ),
    ...failureSections(results),
    ...(unevaluated.length === 0
      ? []
      : ['## Not evaluated', unevaluated.map(({ id, reason }) => `- ${id}: ${oneLine(reason)}`).join('\n')]),
  ]
  return `${sections.join('\n\n')}\n`
}

function tellVerdicts({ verdicts }: Rates): string {
  return Object.entries(verdicts)
    .map(([verdict, count]) => `${verdict} ${count}`)
    .join(', ')
}

function rateCells({ good, all, plain, weighted }: Rate): string[] {
  return [percent(plain), percent(weighted), `${good} of ${all}`]
}

function promptCells(result: PromptResult): string[] {
  const { id, kind, runs, acceptance, judged, seconds } = result
  const passed = acceptance.filter(({ outcome }) => outcome === 'passed').length
  const failed = judged?.checks.filter(({ outcome }) => outcome === 'failed').length
  const total = (key: 'steps' | 'inputTokens' | 'outputTokens') => runs.reduce((sum, run) => sum + run[key], 0)
  return [
    id,
    kind,
    verdictOf(result),
    runs.map(({ status }) => status).join(', '),
    judged === null ? '' : isStartFailure(result) ? 'no' : 'yes',
    `${passed} of ${acceptance.length}`,
    failed === undefined ? 'none' : `${failed} failed`,
    `${total('steps')}`,
    `${total('inputTokens') + total('outputTokens')}`,
    `${seconds}`,
  ]
}

function failureSections(results: readonly PromptResult[]): string[] {
  const sections = results.flatMap((result) => {
    const { id, prompt, runs, acceptance, judged } = result
    const others = judged?.checks.filter(({ outcome }) => outcome === 'failed') ?? []
    const lines = [
      ...runs.flatMap(({ status, problem }) => (problem === null ? [] : [`- ${status}: ${oneLine(problem)}`])),
      ...[...acceptance.filter(({ outcome }) => outcome !== 'passed'), ...others].map(
        ({ kind, title, outcome, detail, page }) =>
          `- ${kind}${outcome === 'failed' ? '' : ` (${outcome})`}: ${oneLine(title)}${page === null ? '' : ` (${page})`}: ${oneLine(detail)}`,
      ),
    ]
    return lines.length === 0 ? [] : [`### ${id}\n\n> ${oneLine(prompt)}\n\n${lines.join('\n')}`]
  })
  return sections.length === 0 ? [] : ['## What failed', ...sections]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...rest] = cells
  return [line(first), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rest.map(line)].join('\n')
}

function percent(rate: number | null): string {
  return rate === null ? '' : `${(rate * 100).toFixed(0)} %`
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= 400 ? line : `${line.slice(0, 399)}…`
}
