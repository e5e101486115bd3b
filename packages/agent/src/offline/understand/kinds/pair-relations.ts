// Which of the kinds of a message belongs to which, and which go with several of each other.
import { escapePattern } from '../escape-pattern.ts'
import { pluralize, singularize } from '../inflect.ts'
import { isTheirOrganization } from './organizations.ts'
import { splitList } from '../fields/read-fields.ts'
import type { Relation } from './read-relations.ts'

const several = String.raw`(?:many|several|multiple|lots of|some|various|different|one or more|a list of|any number of|more than one)`

export function pairRelations(
  kinds: readonly string[],
  text: string,
  owners: ReadonlyMap<string, readonly string[]>,
  found: readonly Relation[],
): Relation[] {
  const flat = text.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ')
  const relations: Relation[] = []
  for (const [index, one] of kinds.entries())
    for (const other of kinds.slice(index + 1)) {
      if (isManyToMany(one, other, flat) || isMutual(found, one, other))
        relations.push({ parent: one, child: other, isMutual: true })
      else if (belongsTo(other, one, flat, owners) || isFound(found, one, other))
        relations.push({ parent: one, child: other })
      else if (belongsTo(one, other, flat, owners) || isFound(found, other, one))
        relations.push({ parent: other, child: one })
    }
  return withoutShortcuts(relations)
}

function isMutual(found: readonly Relation[], one: string, other: string): boolean {
  return found.some(
    (relation) =>
      relation.isMutual === true && [relation.parent, relation.child].every((kind) => kind === one || kind === other),
  )
}

function isFound(found: readonly Relation[], parent: string, child: string): boolean {
  return found.some((relation) => relation.parent === parent && relation.child === child)
}

/** A device in a room in a building needs no second way to its building. */
function withoutShortcuts(relations: readonly Relation[]): Relation[] {
  return relations.filter(
    ({ parent, child }) =>
      !relations.some(
        (step) =>
          step.isMutual !== true &&
          step.child === child &&
          step.parent !== parent &&
          relations.some((upper) => upper.child === step.parent && upper.parent === parent),
      ),
  )
}

const either = (noun: string): string => {
  const last = noun.split(' ').at(-1) ?? noun
  return `(?:${[...new Set([pluralize(noun), noun, pluralize(last), last])].map(escapePattern).join('|')})`
}

function isManyToMany(one: string, other: string, text: string): boolean {
  const [a, b] = [either(one), either(other)]
  if (
    new RegExp(
      String.raw`\b${a}\b[^.]*\b${b}\b[^.]*\bmany[- ]to[- ]many\b|\bmany[- ]to[- ]many\b[^.]*\b${a}\b[^.]*\b${b}\b`,
      'iu',
    ).test(text)
  )
    return true
  const reach = (from: string, to: string) =>
    new RegExp(
      String.raw`\b${from}\b[^.,;]{0,25}?\b(?:have|has|be (?:on|in|part of)|enrol(?:l)? (?:in|for)|take|attend|join|belong to|use|appear in|play in|carry|get)\s+${several}\s+(?:\p{L}+\s)?${to}\b`,
      'iu',
    ).test(text)
  return reach(a, b) && reach(b, a)
}

/** Whether a child is said to be part of, in, of or for a parent. */
function belongsTo(
  child: string,
  parent: string,
  text: string,
  owners: ReadonlyMap<string, readonly string[]>,
): boolean {
  const [c, p] = [either(child), either(parent)]
  const patterns = [
    String.raw`\b${c}\b[^.;]{0,30}?\b(?:belongs?|linked|assigned|attached|tied) to (?:an? |one |the |exactly one |its |their )?${p}\b`,
    String.raw`\b${c}\b(?: \p{L}+ed)? (?:in|inside|within|per|for|of|from|on|under) (?:each|every|an?|one|the|its|their) ${p}\b`,
    String.raw`\bfor (?:each|every|all) ${p},? (?:i want |we want |(?:the|its|their|all|my|several) )+${c}\b`,
    String.raw`\bfor (?:each|every|all(?: the)?) ${p},? (?:\p{L}+ ){0,5}?${c}\b (?:with|including|that|which|:|\()`,
    isTheirOrganization(parent, child)
      ? String.raw`\b${c}\b (?:and|with|plus) (?:all )?(?:their|its) (?:\p{L}+ )?${p}\b`
      : String.raw`\b${p}\b,? (?:and|with|plus) (?:all )?(?:their|its|the) (?:\p{L}+ )?${c}\b`,
    String.raw`\b${p}\b \s*with ${c}\b`,
    String.raw`\b${p}\b\s*>\s*${c}\b`,
    String.raw`\b${p}\b,? (?:and )?${c} in it\b`,
    String.raw`\b${c}\b comes? from (?:one|an?|the) ${p}\b`,
    String.raw`\b${p}\b[^.;]{0,60}?\b(?:consists? of|contains?|can (?:have|give|own|place|write|hold)|has|have|own|include)s? (?:${several}|its|their|all) (?:\p{L}+ )?${c}\b`,
    String.raw`\b${p}\b[^.;,]{0,40}?\b(?:and )?contains? (?:\p{L}+ )?${c}\b`,
    String.raw`\b${c}\b (?:are|is) (?:part of|grouped by|sorted by|filed under) (?:an? |one |the )?${p}\b`,
  ]
  if (patterns.some((pattern) => new RegExp(pattern, 'iu').test(text))) return true
  // "…, allergies, and the group they are in", "one speaker", "which shop": one of the other kind among the facts.
  const one = new RegExp(
    String.raw`^(?:(?:the|one|an?|its|which|what|their|exactly one|a single)\s+)+${escapePattern(parent)}(?:\s+(?:it|they|he|she|the|an?|each|shown|is|are|in|belongs?|to|pictured|named|from).*)?$|^${escapePattern(parent)}$`,
    'iu',
  )
  return (owners.get(child) ?? []).some((said) => splitList(said).some((item) => one.test(item.trim())))
}

/** Items of a list without those that name another kind: they are what it belongs to, or holds. */
export function withoutKinds(said: string, kinds: readonly string[]): string {
  const names = kinds.map((kind) => either(kind)).join('|')
  if (names === '') return said
  const other = new RegExp(
    String.raw`^(?:(?:the|one|an?|its|their|which|what|some|all|contains?|consists of|${several})\s+)*(?:\p{L}+\s)?(?:${names})(?:\s+(?:they|it|he|she|i|we|you|the|an?|each|people|members|that|which|who|shown|pictured|in it)(?:\p{L}|['’])*(?:\s.*)?)?$|^(?:contains?|consists of|who belongs? to|belongs? to)\b.*$|^${several}$`,
    'iu',
  )
  return splitList(said)
    .map((item) => item.replace(/\s+(?:who|which|that) belongs? to .*$/i, ''))
    .filter(
      (item) =>
        !other.test(item.replace(/\s*\(.*$/, '').trim()) && !kinds.includes(singularize(item.trim().toLowerCase())),
    )
    .join(', ')
}
