// "Bring the notes back": what was taken off the pages stands there again, with what was stored in it.
import type { Brief, Entity, Field } from '../../brief.ts'
import { pageTitleOf } from '../../compose/roles.ts'
import { type Edit, findField, kindWords, normalWords } from './read-edit-state.ts'

const shapes: readonly RegExp[] = [
  /^(?:bring|get|give (?:me|us)|add|put|show|restore|take|i want|we want|have)\s+(?:the |my |our )?(.+?)\s+(?:back|again)(?: (?:in|on|to) .+)?$/i,
  /^(?:bring|put|add|get|give (?:me|us)) back\s+(?:the |my |our )?(.+)$/i,
  /^(?:restore|un-?hide|un-?delete|re-?add)\s+(?:the |my |our )?(.+)$/i,
]

type Gone = NonNullable<Brief['gone']>[number]

/** Keeps in mind what goes, for when it is wanted again. */
export function remember(brief: Brief, gone: Omit<Gone, 'of'>): void {
  brief.gone = [...(brief.gone ?? []), { ...gone, of: brief.entity.singular }]
}

/** The field of that name which this kind had once. */
export function goneField({ gone = [], entity }: Brief, { name }: Pick<Field, 'name'>): Field | undefined {
  return gone.findLast(({ of, field }) => of === entity.singular && field?.name === name)?.field
}

function goneKind({ gone = [], copy }: Brief, words: string): Entity | undefined {
  const wanted = normalWords(words)
  return gone.findLast(
    ({ kind }) =>
      kind !== undefined &&
      (normalWords(kind.plural) === wanted ||
        normalWords(copy.pages.find(({ of }) => of === kind.singular)?.title ?? '')
          .split(' ')
          .includes(wanted)),
  )?.kind
}

/** What was worked out from a field comes back with it. */
function withFollowing(fields: readonly Field[], gone: readonly Field[]): Field[] {
  const names = new Set(fields.map(({ name }) => name))
  const following = gone.filter(
    ({ name, formula = '' }) => !names.has(name) && formula.split(' ').includes(fields.at(-1)?.name ?? ''),
  )
  return [...fields, ...following]
}

/** @returns '' where the order brought something back, else the order as it was */
export function takeBroughtBack(order: string, edit: Edit): string {
  const words = shapes.map((shape) => shape.exec(order)?.[1]).find((said) => said !== undefined)
  const { brief } = edit
  const { gone } = brief
  if (words === undefined || gone === undefined) return order
  const kind = goneKind(brief, words.replace(/\s+(?:page|section|list)$/i, ''))
  if (kind !== undefined && !brief.more.some(({ singular }) => singular === kind.singular)) {
    brief.more = [...brief.more, kind]
    edit.clauses.push(
      `bring the ${pageTitleOf({ ...brief, entity: kind }).toLowerCase()} back (with what was stored in it)`,
    )
    return ''
  }
  const fields = gone.flatMap(({ field, of }) => (field === undefined ? [] : [{ field, of }]))
  const field = findField({ fields: fields.map((each) => each.field) }, words)
  const of = fields.findLast((each) => each.field === field)?.of
  if (field === undefined || of === undefined) return order
  const has = (among: readonly Field[]) => among.some(({ name }) => name === field.name)
  const own = of === brief.entity.singular ? brief.fields : brief.more.find(({ singular }) => singular === of)?.fields
  if (own === undefined || has(own)) return order
  const next = withFollowing(
    [...own, field],
    fields.filter((each) => each.of === of).map((each) => each.field),
  )
  if (of === brief.entity.singular) brief.fields = next
  else brief.more = brief.more.map((each) => (each.singular === of ? { ...each, fields: next } : each))
  edit.added.push(field)
  edit.clauses.push(`bring “${field.label}” (${kindWords(field)}) back with what was stored in it`)
  return ''
}
