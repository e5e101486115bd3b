// A case → the records of an app: those that it tells, with what the message says of them besides.
import { type Case, type CaseKind } from '../../cases/case-file.ts'
import type { NamedCase } from '../../cases/find-named-case.ts'
import { capitalize, singularize } from '../inflect.ts'
import type { Records } from './purpose.ts'

export interface ReadCase {
  found: Case
  /** What it keeps; or the wish in words that the reader of its sort understands. */
  kept: Records | string
}

/** @param told what stands for `{one}`, `{One}` and `{whose}` in the case */
function filled(text: string, told: Readonly<Record<'one' | 'whose', string>>): string {
  return text
    .replaceAll('{one}', told.one)
    .replaceAll('{One}', capitalize(told.one))
    .replaceAll('{whose}', told.whose === '' ? 'me' : told.whose)
}

/** @param told what stands where the case leaves a word open */
export function readAs(found: Case, told: Readonly<Record<'one' | 'whose', string>>): ReadCase {
  if (found.plain !== undefined) return { found, kept: filled(found.plain, told) }
  const kindOf = ({ kind, fields, of }: CaseKind, at: number) => ({
    kind: singularize(filled(kind, told)),
    fields: filled(fields, told),
    known: `${found.id}/${at}`,
    ...(of !== undefined && { of: filled(of, told) }),
  })
  const [main, ...more] = found.kinds.map(kindOf)
  if (main === undefined) throw new Error(`A case without kinds: ${found.id}`)
  const { parts, access, say, isAddedByAll, isOverseen, answers, requests, claims, reckoned } = found
  const kept = {
    ...main,
    more,
    parts,
    isAddedByAll,
    isOverseen,
    ...(answers !== undefined && { answers }),
    ...(requests !== undefined && { requests }),
    ...(claims !== undefined && { claims }),
    ...(reckoned.length > 0 && { reckoned: reckoned.map((line) => filled(line, told)) }),
    title: capitalize(filled(found.title, told)),
    ...(access !== undefined && { access }),
    ...(say !== undefined && { hint: filled(say, told) }),
  }
  return { found, kept }
}

const bare = (words: string): string => words.toLowerCase().trim()

export function readNamed({ found, one, whose }: NamedCase): ReadCase {
  return readAs(found, { one: bare(one), whose })
}
