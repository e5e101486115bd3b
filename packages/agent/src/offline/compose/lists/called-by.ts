// What a record is called aloud, by a button that has no words of its own.
import type { Brief } from '../../brief.ts'
import { namesOf, partsOf } from '../roles.ts'
import { labelColumn } from '../views.ts'

/** Code inside a template: its title; where that is a day, several of one day are told apart by what they are of. */
export function calledBy(brief: Brief): string {
  const { one } = namesOf(brief)
  const { title } = partsOf(brief)
  const of = brief.fields.filter(({ kind, to }) => kind === 'reference' && to !== brief.entity.singular)
  if ((title.kind === 'text' && title.isOfDay !== true) || of.length === 0) return `\${${one}.${title.name}}`
  const names = [...of.map(labelColumn), title.name].map((name) => `${one}.${name}`)
  return `\${[${names.join(', ')}].filter(Boolean).join(', ')}`
}
