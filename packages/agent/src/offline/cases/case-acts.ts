// What people do with each other's records in a case, as its lines say it: `answers:`, `requests:`, `claims:`.
import type { Part } from '../brief.ts'
import { keptFields } from '../understand/purposes/kept-fields.ts'
import type { Records } from '../understand/purposes/purpose.ts'

export type CaseActs = Pick<Records, 'answers' | 'requests' | 'claims'>

const spans = ['nights', 'days', 'day', 'none'] as const

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const fieldsOf = (facts = '') => (facts === '' ? [] : keptFields(facts))

function requestsOf(line: string): CaseActs {
  const [said, count, facts] = cells(line)
  const span = spans.find((each) => each === said)
  const capacity = Number(count)
  if (span === undefined || !Number.isInteger(capacity) || capacity < 1) throw new Error(`No requests: ${line}`)
  return { requests: { span, capacity, fields: fieldsOf(facts) } }
}

function answersOf(line: string): CaseActs {
  const [options = '', facts] = cells(line)
  return { answers: { options: options.split(/,\s*/), fields: fieldsOf(facts) } }
}

function claimsOf(line: string): CaseActs {
  const [act = '', facts] = cells(line)
  return { claims: { act, fields: fieldsOf(facts) } }
}

/** @param said what stands behind a key of the case */
export function readActs(said: (key: string) => string | undefined): CaseActs {
  const [answers, requests, claims] = [said('answers'), said('requests'), said('claims')]
  return {
    ...(answers !== undefined && answersOf(answers)),
    ...(requests !== undefined && requestsOf(requests)),
    ...(claims !== undefined && claimsOf(claims)),
  }
}

/** The parts that make what is done. */
export function partsOfActs({ answers, requests, claims }: CaseActs): Part[] {
  return [
    ...(answers === undefined ? [] : ['answers' as const]),
    ...(requests === undefined ? [] : ['requests' as const]),
    ...(claims === undefined ? [] : ['loans' as const]),
  ]
}
