// Finds rows to act on: pages that list them, and the pages of single rows behind their links.
import type { Visitor } from '../../walk/app-session.ts'
import type { DataWalk } from './data-walk.ts'
import { readRow, type RowControl, type RowSeen } from './in-page/read-row-controls.ts'
import { type FormSeen, isTextual } from './form-seen.ts'
import { formsOn, inPage, pressButton } from './page-hand.ts'
import { asText, type DataLook } from './row-differences.ts'
import { listsOn, type ShownList, type ShownRow } from './shown-rows.ts'

export const editWords = /^\W*(edit|change|rename|modify|update)\b/i
export const deleteWords = /^\W*(delete|remove|discard|trash|throw (it |this )?away|bin\b|erase|×|✕|🗑)/i
export const toggleWords =
  /\b(done|complete|completed|finish|finished|favou?rite|like|star|pin|archive|paid|read|unread|publish|approve|bought|got it|mark|toggle|attend|check off|reopen|upvote|vote)\b/i

export type RowAct = 'edit' | 'delete' | 'toggle'

/** A list whose rows can be acted on, and where. */
export interface ActPlace {
  act: RowAct
  path: string
  table: string
  /** Acts stand on the row's own page, one press away from the list. */
  isOnOwnPage: boolean
  /** The row's own page holds its form at once, without a press. */
  isFormThere: boolean
  /** What the control is called, without the row's own words. */
  name: string
}

export async function findActs(walk: DataWalk, visitor: Visitor): Promise<ActPlace[]> {
  const look = await walk.look()
  const found: ActPlace[] = []
  const keep = (place: ActPlace): void => {
    const isKnown = found.some(
      (each) =>
        each.act === place.act && each.table === place.table && (place.act !== 'toggle' || each.name === place.name),
    )
    if (!isKnown) found.push(place)
  }
  for (const { path, pattern } of walk.pages) {
    if (pattern?.includes('[') === true) continue
    await visitor.open(path)
    const lists = await listsOn(walk, visitor, look)
    for (const list of lists) {
      const target = targetOf(list)
      if (target === null) continue
      const row = withoutStrangers(await rowOf(visitor, list, target), target, lists)
      for (const control of row.controls) {
        const act = actOf(control)
        if (act !== null)
          keep({
            act,
            path,
            table: list.table,
            isOnOwnPage: false,
            isFormThere: false,
            name: bareName(control.name, target.label),
          })
      }
      const link = ownPageLink(walk, row, target)
      const isWhole = ['edit', 'delete'].every((act) =>
        found.some((each) => each.act === act && each.table === list.table),
      )
      if (link === null || isWhole) continue
      await visitor.open(link.href)
      const page = await inPage(visitor, readRow, { label: target.label, others: [] })
      for (const control of await controlsOfPage(visitor, page)) {
        const act = actOf(control)
        if (act === 'edit' || act === 'delete')
          keep({
            act,
            path,
            table: list.table,
            isOnOwnPage: true,
            isFormThere: false,
            name: bareName(control.name, target.label),
          })
      }
      if (holdsRow(await formsOn(visitor), target))
        keep({ act: 'edit', path, table: list.table, isOnOwnPage: true, isFormThere: true, name: '' })
      await visitor.open(path)
    }
  }
  return found
}

/** Neither the first nor the last where there are three: what always hits one end is told then. */
export function targetOf(list: ShownList, act: RowAct = 'edit'): ShownRow | null {
  if (list.rows.length < 2) return null
  // Another one than was edited, so that what was learned of both holds on the same data.
  return list.rows[act === 'delete' && list.rows.length > 3 ? 2 : 1] ?? null
}

export function rowOf(visitor: Visitor, list: ShownList, target: ShownRow): Promise<RowSeen> {
  const others = list.rows.filter((row) => row !== target).map((row) => row.label)
  return inPage(visitor, readRow, { label: target.label, others })
}

/** "Delete Tom Lindner" beside the service that he booked deletes his booking: a control named for another record is not the row's. */
function withoutStrangers(row: RowSeen, target: ShownRow, lists: readonly ShownList[]): RowSeen {
  const strangers = lists.filter((each) => each.table !== target.table).flatMap((each) => each.rows)
  const isOfStranger = ({ name }: RowControl): boolean =>
    !name.includes(target.label) && strangers.some(({ label }) => name.includes(label))
  return { ...row, controls: row.controls.filter((control) => !isOfStranger(control)) }
}

export function actOf(control: RowControl): RowAct | null {
  if (control.isDisabled) return null
  if (control.role === 'checkbox') return 'toggle'
  if (deleteWords.test(control.name)) return 'delete'
  if (editWords.test(control.name) || (control.role === 'link' && /\/edit\b/.test(control.href))) return 'edit'
  if (
    control.isOn !== null ||
    (control.role === 'button' &&
      toggleWords.test(control.name) &&
      !/\b(add to|cart|basket|more|read more)\b/i.test(control.name))
  )
    return 'toggle'
  return null
}

function bareName(name: string, label: string): string {
  const at = name.toLowerCase().indexOf(label.toLowerCase())
  return (at < 0 ? name : name.slice(0, at) + name.slice(at + label.length))
    .replaceAll(/\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function ownPageLink(walk: DataWalk, row: RowSeen, target: ShownRow): RowControl | null {
  const links = row.controls.filter(
    (control) => control.role === 'link' && control.href !== '' && actOf(control) === null,
  )
  const parts = new Set([asText(target.row['id']), asText(target.row['slug'])].filter((part) => part !== ''))
  return (
    links.find((link) => link.href.split(/[/?=&#]/).some((part) => parts.has(decodeURIComponent(part)))) ??
    links.find((link) => link.href.split('/').length > 2) ??
    (links.length > 0 && walk.pages.length > 1 ? (links[0] ?? null) : null)
  )
}

/** On a row's own page every control outside lists and menus is the row's. */
async function controlsOfPage(visitor: Visitor, row: RowSeen): Promise<RowControl[]> {
  const all = await inPage(visitor, readPageControls, null)
  const known = new Set(row.controls.map((control) => control.mark))
  return [...row.controls, ...all.filter((control) => !known.has(control.mark))]
}

/** Runs in the page. */
function readPageControls(): RowControl[] {
  const { isShown, mark, nameOf } = window.joineryReader
  const root = document.querySelector('main') ?? document.body
  return [...root.querySelectorAll('button,a[href]')]
    .filter((each) => isShown(each) && each.closest('nav,li,tr,[role="dialog"]') === null)
    .map((each) => ({
      mark: mark(each),
      name: nameOf(each),
      isSubmit: each instanceof HTMLButtonElement && each.type === 'submit' && each.form !== null,
      isDisabled: each.matches(':disabled'),
      role: each.matches('a') ? ('link' as const) : ('button' as const),
      isOn: null,
      href: each instanceof HTMLAnchorElement ? each.pathname + each.search : '',
    }))
}

/** What stands before the record's name is empty in a form for something else, which only says what it belongs to. */
function holdsRow(forms: readonly FormSeen[], { label }: ShownRow): boolean {
  return forms.some((form) => {
    const held = form.fields.filter((field) => isTextual(field) && field.kind !== 'search')
    const at = held.findIndex((field) => field.value.trim() === label)
    return !form.isSearch && at >= 0 && held.slice(0, at).every((field) => field.value !== '')
  })
}

export interface RowInHand {
  list: ShownList
  target: ShownRow
  /** Null where the form stands on the row's own page. */
  control: RowControl | null
}

/** Opens the place and finds the control of a row again. Null when nothing of it is there any more. */
export async function takeRow(
  walk: DataWalk,
  visitor: Visitor,
  place: ActPlace,
  look: DataLook,
): Promise<RowInHand | null> {
  await visitor.open(place.path)
  const list = (await listsOn(walk, visitor, look)).find((each) => each.table === place.table)
  const target = list === undefined ? null : targetOf(list, place.act)
  if (list === undefined || target === null) return null
  const row = await rowOf(visitor, list, target)
  let controls = row.controls
  if (place.isOnOwnPage) {
    const link = ownPageLink(walk, row, target)
    if (link === null) return null
    await pressButton(visitor, link)
    if (place.isFormThere) return { list, target, control: null }
    controls = await controlsOfPage(visitor, await inPage(visitor, readRow, { label: target.label, others: [] }))
  }
  const fitting = controls.filter((control) => actOf(control) === place.act)
  const control = fitting.find((each) => bareName(each.name, target.label) === place.name) ?? fitting[0]
  return control === undefined ? null : { list, target, control }
}
