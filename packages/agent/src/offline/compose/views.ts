// One app of several kinds of records, seen as one kind at a time: every composer of records works on such a view.
import type { Brief, Entity, Field } from '../brief.ts'
import { namesOf } from './roles.ts'
import { keepsBookings, takesSeat } from './parts/takes-seat.ts'

/** A brief whose `entity`, `fields`, `skeleton` and `base` are those of one of its kinds of records. */
export type View = Brief

function viewOf(brief: Brief, entity: Entity): View {
  const { singular, plural, fields, skeleton, topic, isInbox, order, known, exampleRows } = entity
  const isBooked = takesSeat({ parts: brief.parts, entity })
  const isKept = (isInbox && brief.isInboxKept) || (isBooked && keepsBookings(brief))
  // Whoever comes to what members hold has no account for that.
  const isOpen = brief.access === 'members' && isBooked
  const access = isKept ? ('admin' as const) : isOpen ? ('open' as const) : brief.access
  const view = {
    ...brief,
    entity: { singular, plural },
    fields,
    skeleton,
    order,
    known,
    exampleRows,
    lentFacts: undefined,
    topic,
    isInbox,
    access,
    base: '',
  }
  // What visitors write stands where they look for it.
  return { ...view, base: isInbox ? '/contact' : `/${namesOf(view).path}` }
}

/** The main records first. */
export function viewsOf(brief: Brief): View[] {
  return [brief, ...brief.more.map((entity) => viewOf(brief, entity))]
}

export interface Reference {
  field: Field
  target: View
}

/** Fields of a view that point at other records. */
export function referencesOf(view: View, all: readonly View[]): Reference[] {
  return view.fields.flatMap((field) => {
    if (field.kind !== 'reference') return []
    const target = all.find(({ entity }) => entity.singular === field.to)
    return target === undefined ? [] : [{ field, target }]
  })
}

/** Views whose records belong to a record of this view, with the field that says so. */
export function childrenOf(view: View, all: readonly View[]): { child: View; field: Field }[] {
  return all.flatMap((child) =>
    child.fields
      .filter((field) => field.kind === 'reference' && field.to === view.entity.singular && child !== view)
      // A match of two teams stands once below each.
      .slice(0, 1)
      .map((field) => ({ child, field })),
  )
}

/** The name of the record that a reference points at, as the table module selects it. */
export function labelColumn(field: Field): string {
  return `${field.name.replace(/_id$/, '')}_name`
}

/** The views in an order in which each stands after those that it points at. */
export function parentsFirst(all: readonly View[]): View[] {
  const placed: View[] = []
  const rest = new Set(all)
  while (rest.size > 0) {
    const next =
      [...rest].find((view) =>
        referencesOf(view, all).every(({ target }) => target === view || placed.includes(target)),
      ) ?? [...rest][0]
    if (next === undefined) break
    placed.push(next)
    rest.delete(next)
  }
  return placed
}

/** True for the records the app is about; what comments, likes and figures belong to. */
export function isMain(view: View): boolean {
  return !view.more.some(({ singular }) => singular === view.entity.singular)
}
