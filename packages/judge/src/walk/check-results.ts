// Short ways to say what a check found.
import type { CheckKind, CheckResult, Evidence } from '@joinery/contract/checks'

interface Said {
  kind: CheckKind
  /** What was asked. */
  title: string
  page?: string | null
  evidence?: readonly (Evidence | null)[]
}

export function passed(said: Said): CheckResult {
  return result(said, 'passed', '')
}

/** `detail`: where it went wrong, what was expected and what was seen instead. */
export function failed(said: Said & { detail: string }): CheckResult {
  return result(said, 'failed', said.detail)
}

export function skipped(said: Said & { detail: string }): CheckResult {
  return result(said, 'skipped', said.detail)
}

const maxEvidence = 40
const maxDetail = 4_000

function result(said: Said, outcome: CheckResult['outcome'], detail: string): CheckResult {
  const evidence = (said.evidence ?? []).filter((each) => each !== null).slice(0, maxEvidence)
  return {
    kind: said.kind,
    title: said.title,
    outcome,
    detail: detail.slice(0, maxDetail),
    page: said.page ?? null,
    evidence,
  }
}
