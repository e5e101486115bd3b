// The table of docs/played-builds.md: each prompt by the loop and by one plain answer.
import { verdictOf } from '../prompt-result.ts'
import { type Played, type PlayedStage, type Way, ways } from './play-prompt.ts'
import type { Stage } from './played-prompts.ts'

const head = [
  'Prompt',
  'Stage',
  'Kind',
  'Loop',
  'Plain',
  'Loop: checks',
  'Plain: checks',
  'Loop: found',
  'Plain: found',
  'Loop: calls',
  'Plain: calls',
  'Loop: tokens',
  'Plain: tokens',
]

export function tellPlayed(results: readonly Played[]): string {
  const ids = [...new Set(results.map(({ id }) => id))]
  const rows = ids.flatMap((id) =>
    (['build', 'edit'] as const).map((stage) => {
      const of = (way: Way) => stageOf(results, { id, way, stage })
      const [loop, plain] = [of('loop'), of('plain')]
      const cells = [verdictWord, checksOf, foundIn, callsOf, tokensOf].flatMap((cell) => [
        cell(loop, 'loop'),
        cell(plain, 'plain'),
      ])
      return [id, stage, loop?.kind ?? plain?.kind ?? '', ...cells]
    }),
  )
  return [
    table(head, rows),
    table(
      [
        'Way',
        'Stages',
        'Works',
        'Acceptance checks',
        'Other checks that failed',
        'Model calls',
        'Tokens in',
        'of those cached',
        'Tokens out',
      ],
      ways.map((way) => totals(results, way)),
    ),
  ].join('\n\n')
}

/** A plain answer always says that it is done; the loop says what it found. */
export function verdictWord(stage: PlayedStage | undefined, way: Way): string {
  if (stage === undefined) return ''
  const { run, acceptance, judged } = stage
  const runs = [way === 'plain' && run.hasVersion ? { ...run, status: 'VALID' as const } : run]
  return verdictOf({
    id: '',
    kind: '',
    prompt: '',
    model: '',
    entryHash: '',
    runs,
    acceptance,
    judged,
    seconds: 0,
    finishedAt: '',
  })
}

function stageOf(
  results: readonly Played[],
  { id, way, stage }: { id: string; way: Way; stage: Stage },
): PlayedStage | undefined {
  return results.find((each) => each.id === id && each.way === way)?.stages.find((each) => each.stage === stage)
}

function checksOf(stage: PlayedStage | undefined): string {
  if (stage === undefined) return ''
  return `${passedIn(stage)} of ${stage.acceptance.length}`
}

function foundIn(stage: PlayedStage | undefined): string {
  return stage === undefined ? '' : `${failedIn(stage)}`
}

function callsOf(stage: PlayedStage | undefined): string {
  return stage === undefined ? '' : `${stage.run.steps}`
}

function tokensOf(stage: PlayedStage | undefined): string {
  return stage === undefined ? '' : `${stage.run.inputTokens + stage.run.outputTokens}`
}

function passedIn({ acceptance }: PlayedStage): number {
  return acceptance.filter(({ outcome }) => outcome === 'passed').length
}

function failedIn({ judged }: PlayedStage): number {
  return judged?.checks.filter(({ outcome }) => outcome === 'failed').length ?? 0
}

function totals(results: readonly Played[], way: Way): string[] {
  const stages = results.flatMap((each) => (each.way === way ? each.stages : []))
  const sum = (count: (stage: PlayedStage) => number) => stages.reduce((all, stage) => all + count(stage), 0)
  return [
    way === 'loop' ? 'the loop' : 'one plain answer',
    `${stages.length}`,
    `${stages.filter((stage) => verdictWord(stage, way) === 'works').length}`,
    `${sum(passedIn)} of ${sum(({ acceptance }) => acceptance.length)}`,
    `${sum(failedIn)}`,
    `${sum(({ run }) => run.steps)}`,
    `${sum(({ run }) => run.inputTokens)}`,
    `${sum(({ cachedTokens }) => cachedTokens)}`,
    `${sum(({ run }) => run.outputTokens)}`,
  ]
}

function table(first: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(first), `|${first.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
