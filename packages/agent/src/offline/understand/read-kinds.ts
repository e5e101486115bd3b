// Several kinds of records that have nothing to do with each other: "keep track of my books, films and games".
import type { Entity } from '../brief.ts'
import { isRecordNoun } from './entity-fields.ts'
import { singularize } from './inflect.ts'
import { readKind } from './read-relations.ts'

const keeping = String.raw`(?:keep(?:ing)? (?:track of|a record of|a list of|lists of)|track(?:ing)?|manag(?:e|es|ing)|organi[sz](?:e|es|ing)|catalog(?:ue)?(?:s|ing)?|stor(?:e|es|ing)|record(?:s|ing)?|collect(?:s|ing)?|lists? (?:of|for)|(?:app|tracker|database|log|tool|manager|system|organi[sz]er|page|site) (?:for|of|with|to (?:track|manage|keep|store|organi[sz]e)))`
const piece = String.raw`(?:(?:my|our|their|all|the|both|and)\s+)*[\p{L}-]+(?:\s+[\p{L}-]+)?(?:\s*\([^)]*\))?`
const listed = new RegExp(
  String.raw`\b${keeping}\s+(${piece}(?:\s*,\s*(?:and\s+|plus\s+)?${piece})*(?:\s*,)?\s+(?:and|plus|as well as|&)\s+${piece})(?=\s*(?:$|[.;!?]|\b(?:in|for|with|where|that|so|on|at|of|from|by|each|please|called)\b))`,
  'iu',
)

/**
 * The kinds of such a list with the fields in brackets or the usual ones; empty where the list names something else,
 * such as what one kind is made of.
 */
export function readKinds(text: string): Entity[] {
  const list = listed.exec(text)?.[1]
  if (list === undefined) return []
  const pieces = list.split(/\s*,\s*(?:and\s+|plus\s+)?(?![^(]*\))|\s+(?:and|plus|as well as|&)\s+(?![^(]*\))/iu)
  const kinds = pieces.map((said) => {
    const [, words = '', fields] =
      /^(?:(?:my|our|their|all|the|both|and)\s+)*([^(]+?)\s*(?:\(([^)]*)\))?$/iu.exec(said.trim()) ?? []
    const plural = words.trim().toLowerCase()
    const singular = singularize(plural)
    return { singular, fields, isKind: singular !== plural && isRecordNoun(singular) && !notKinds.test(singular) }
  })
  const isWhole = kinds.length >= 2 && kinds.every(({ isKind }) => isKind)
  if (!isWhole || new Set(kinds.map(({ singular }) => singular)).size !== kinds.length) return []
  return kinds.map(({ singular, fields }) => readKind(singular, fields))
}

/** Said in the plural of one record: what it holds, not what is kept besides it. */
const notKinds =
  /^(?:note|tag|category|comment|rating|review|photo|picture|image|ingredient|step|detail|label|reminder|like|genre|status|colou?r|size|price|date|time|number|link|file|score|point|goal|set|rep|answer|message|reply|chart|user|member|account|people|person|topic|section)$/
