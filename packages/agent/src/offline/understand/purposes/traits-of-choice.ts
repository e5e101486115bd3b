// What speaks for a known app and what speaks for what was told, in numbers between about 0 and 2.
import type { Field } from '../../brief.ts'
import type { LikelyCase } from '../../cases/likeliest-case.ts'
import { stemmed } from '../../cases/stems.ts'
import { tellingWords } from '../../cases/told-words.ts'
import { isSameFact } from '../fields/same-fact.ts'
import type { BuildReading } from '../finish-brief.ts'
import { isUnnamed, trustIn } from './clean-facts.ts'
import { keptFields } from './kept-fields.ts'
import { type AroundCase, lastStem, listsFacts, namesSort, isStructured } from './read-known-app.ts'

const anyList: ReadonlySet<string> = new Set([
  'streaks',
  'totals',
  'calendar',
  'dark-switch',
  'figures',
  'search',
  'filter',
])
const startsList = /^[^.:;]{1,40}:\s/u
const givesList =
  /(?:^|[.;]\s+|\bwith (?:an? |the )?)(?:\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}, (?:and )?){2,}\p{L}|\b(?:how|what|which) [^,.]{3,40}, (?:and )?(?:how|what|which) /iu
const givesWith = /\bwith (?:an? |the |its |their )?[^,.]{2,30}(?:, | and )\p{L}/iu

const yes = (is: boolean): number => (is ? 1 : 0)

export function traitsOf(likely: LikelyCase, { message, told, asTold }: AroundCase, read: BuildReading | null) {
  const { found } = likely
  const words = tellingWords(message).length
  const brief = told.ok ? told.brief : null
  const facts = (brief?.fields ?? []).filter(({ kind, isMade }) => kind !== 'reference' && isMade !== true)
  const kept = found.kinds.flatMap((each) => keptFields(each.fields).map((field) => ({ field, kind: each.kind })))
  const isKept = ({ label }: Field): boolean => kept.some(({ field, kind }) => isSameFact(field, label, kind))
  const said = told.ok && told.saidFields
  const noun = lastStem(brief?.entity.singular ?? '')
  const nouns = found.kinds.map(({ kind }) => lastStem(kind))
  const trust = trustIn(told, message)
  const others = brief?.parts.filter((part) => !anyList.has(part) && !found.parts.includes(part)) ?? []
  const readFacts = read?.ok === true ? read.brief.fields.length : 0
  return {
    share: Math.min(likely.share, 2),
    lead: likely.lead,
    apart: likely.apart,
    surely: Math.min(likely.share, 1.5) * likely.apart,
    sure: Math.min(likely.share, 1.5) * likely.lead,
    trust: Math.min(trust, 8) / 4,
    told: (yes(said) * Math.min(facts.length, 8)) / 4,
    kept: said && facts.length > 0 ? facts.filter(isKept).length / facts.length : 0,
    strange: said ? facts.filter((each) => !isKept(each)).length / 4 : 0,
    said: yes(said),
    structured: yes(isStructured.test(message) || startsList.test(message)),
    lists: yes(givesList.test(message) || listsFacts.test(message)),
    with: yes(givesWith.test(message)),
    unnamed: yes(brief !== null && isUnnamed.test(brief.entity.singular)),
    main: yes(nouns[0] === noun),
    nounKept: yes(nouns.includes(noun)),
    nounSaid: yes(noun !== '' && !nouns.includes(noun) && stemmed(message).includes(` ${noun} `)),
    otherActs: yes(others.length > 0),
    sort: yes(namesSort(message)),
    page: yes(brief?.front === 'site'),
    unread: yes(!told.ok),
    read: yes(read !== null && read !== told),
    readFacts: Math.min(readFacts, 8) / 4,
    who: yes(brief !== null && brief.access !== 'open' && found.access === undefined),
    kinds: yes((brief?.more.length ?? 0) > 0),
    words: Math.log(1 + words),
    sentences: yes(/[.;!?]\s+\S/u.test(asTold)),
  }
}
