// Sorts what the judge saw into what a person reads first: failures, then what is out of date, then the rest by kind.
import type { CheckKind, CheckResult, Evidence, ReportSummary } from '@joinery/contract/checks'

/** A result in short, as a run of the agent tells it, or with its evidence, as a report has it. */
export type ShownCheck = ReportSummary['results'][number] & { evidence?: readonly Evidence[] }

export interface ShownPicture {
  hash: string
  width: number
  page: string | null
}

export interface KindGroup {
  kind: CheckKind
  checks: readonly ShownCheck[]
}

export interface ArrangedReport {
  failed: readonly ShownCheck[]
  outdated: readonly ShownCheck[]
  skipped: readonly ShownCheck[]
  /** In the order in which the judge works. */
  passed: readonly KindGroup[]
  /** How the app looked where nothing failed: of each page the widest and the narrowest window. */
  pictures: readonly ShownPicture[]
}

export interface OutcomeCounts {
  passed: number
  failed: number
  skipped: number
  outdated: number
}

/** The last picture of a check shows where it ended. */
export function showCheck({ kind, title, outcome, detail, page, evidence }: CheckResult): ShownCheck {
  const picture = evidence.findLast((each) => each.type === 'screenshot')
  return {
    kind,
    title,
    outcome,
    detail,
    page,
    evidence: evidence.filter((each) => each.type !== 'screenshot'),
    picture: picture === undefined ? null : { hash: picture.hash, width: picture.width },
  }
}

export function countOutcomes(checks: readonly Pick<ShownCheck, 'outcome'>[]): OutcomeCounts {
  const count = (outcome: ShownCheck['outcome']) => checks.filter((check) => check.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), outdated: count('outdated') }
}

export function arrangeReport(checks: readonly ShownCheck[]): ArrangedReport {
  const passed = checks.filter(({ outcome }) => outcome === 'passed')
  return {
    failed: checks.filter(({ outcome }) => outcome === 'failed'),
    outdated: checks.filter(({ outcome }) => outcome === 'outdated'),
    skipped: checks.filter(({ outcome }) => outcome === 'skipped'),
    passed: groupByKind(passed),
    pictures: picturesOf(passed),
  }
}

function groupByKind(checks: readonly ShownCheck[]): readonly KindGroup[] {
  const groups = Map.groupBy(checks, ({ kind }) => kind)
  return [...groups].map(([kind, each]) => ({ kind, checks: each }))
}

function picturesOf(checks: readonly ShownCheck[]): readonly ShownPicture[] {
  const byHash = new Map<string, ShownPicture>()
  for (const { picture, page } of checks)
    if (picture !== null && !byHash.has(picture.hash)) byHash.set(picture.hash, { ...picture, page })
  return [...Map.groupBy(byHash.values(), ({ page }) => page).values()].flatMap((pictures) => {
    const [widest, ...others] = pictures.toSorted((a, b) => b.width - a.width)
    const narrowest = others.at(-1)
    return [widest, narrowest].filter((picture) => picture !== undefined)
  })
}
