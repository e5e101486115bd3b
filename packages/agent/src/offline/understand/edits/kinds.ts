// Kinds of records that an edit brings, names otherwise, lets belong to others, and takes off the pages.
import type { Entity } from '../../brief.ts'
import { pageTitleOf } from '../../compose/roles.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { type Edit, findField } from './read-edit-state.ts'
import { readKind, refer } from '../kinds/read-relations.ts'
import { remember } from './brought-back.ts'

const list = String.raw`(?:a |an |another |the )?(?:separate |second |third |fourth |new |own )*(?:list|table|section|page|tab|kind|collection|database)(?: (?:of|for|with(?=[^()]*\())|:)\s+(?:my |our |the )?([\p{L}-]+(?: [\p{L}-]+)?)`
const newKind: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:add|create|include|i (?:also )?(?:want|need)|make|have)\s+${list}(?:\s*,?\s*(?:,|with|that (?:has|have)|having|\()\s*(.+?)\)?)?$`,
    'iu',
  ),
  /^(?:also )?(?:keep track of|track|manage|store|record|list)\s+(?:my |our |the )?([\p{L}-]+(?: [\p{L}-]+)?)\s*(?:with|\()\s*(.+?)\)?$/iu,
  /^(?:each|every|a|an)\s+([\p{L}-]+)\s+(?:also )?(?:has|have|can have|should have|gets?)\s+(?:many|several|any number of|multiple|a list of|lots of)\s+([\p{L}-]+)(?:\s*(?:,|with|\()\s*(.+?)\)?)?$/iu,
]

/** "Add a list of suppliers with name and phone", "each plant has many waterings (date, amount)". */
export function takeNewKind(text: string, edit: Edit): string {
  const [asList, asTrack, asMany] = newKind.map((shape) => shape.exec(text))
  const parent = asMany?.[1]
  const plural = (asMany?.[2] ?? asList?.[1] ?? asTrack?.[1] ?? '').toLowerCase()
  const singular = singularize(plural)
  if (plural === '' || singular === plural || !['list', 'site'].includes(edit.brief.front)) return text
  const { entity, more } = edit.brief
  const owner =
    parent === undefined ? null : [entity, ...more].find((kind) => kind.singular === singularize(parent.toLowerCase()))
  if (owner === undefined) return text
  if (entity.singular === singular || more.some((kind) => kind.singular === singular)) {
    edit.refused.push(`a list of ${plural}, because there is one already`)
    return ''
  }
  const kind: Entity = readKind(singular, asMany?.[3] ?? asList?.[2] ?? asTrack?.[2])
  edit.brief.more = [...more, owner === null ? kind : refer(kind, owner.singular)]
  edit.clauses.push(
    owner === null ? `add a list of ${plural}` : `add ${plural} that belong to one ${owner.singular} each`,
  )
  return ''
}

const belongs =
  /^(?:each|every|an?|the)\s+([\p{L}-]+)\s+(?:should |must |can )?(?:belongs?|be(?:long)? assigned|is assigned|have|has|gets?)\s+(?:to\s+)?(?:an?|one)\s+([\p{L}-]+)$/iu

/** "Each task belongs to a project": a field that points at records that are there. */
export function takeBelonging(text: string, edit: Edit): string {
  const found = belongs.exec(text)
  const { entity, more } = edit.brief
  const child =
    found === null
      ? undefined
      : [entity, ...more].find(({ singular }) => singular === singularize((found[1] ?? '').toLowerCase()))
  const parent =
    found === null ? undefined : [entity, ...more].find(({ singular }) => singular === (found[2] ?? '').toLowerCase())
  if (child === undefined || parent === undefined || child === parent) return text
  if (child.singular === entity.singular) {
    const { fields, skeleton, topic, isInbox } = edit.brief
    edit.brief.fields = refer({ ...entity, fields, skeleton, topic, isInbox }, parent.singular).fields
  } else edit.brief.more = more.map((kind) => (kind.singular === child.singular ? refer(kind, parent.singular) : kind))
  edit.clauses.push(`let each ${child.singular} belong to one ${parent.singular}`)
  return ''
}

/** What is written is called by one of these, whichever was said first. */
const isWriting = /^(?:(?:blog )?posts?|articles?|entr(?:y|ies)|stor(?:y|ies))$/
const renameKind =
  /^(?:rename|call|change)\s+(?:the )?([\p{L}-]+)\s+(?:to|into|as)?\s*["“]?([\p{L}-]+)["”]?(?:\s+(?:everywhere|instead|in the app))?$/iu
const callThem = /^call\s+(?:the )?([\p{L}-]+)\s+["“]?([\p{L}-]+)["”]?(?:\s+instead)?$/iu

/** Records that keep their name in the database: the page on which they stand is called otherwise. */
function retitle(text: string, edit: Edit, { old, said }: { old: string; said: string }): string {
  const { brief } = edit
  const kinds = [...(brief.front === 'site' ? [brief.entity] : []), ...brief.more.filter(({ isInbox }) => !isInbox)]
  const kind = kinds.find(({ singular, plural }) =>
    [singular, plural, pageTitleOf({ ...brief, entity: { singular, plural } }).toLowerCase()].includes(old),
  )
  if (kind === undefined || !['list', 'site'].includes(brief.front)) return text
  const page = { title: capitalize(said), lines: [], of: kind.singular }
  const { copy } = brief
  const known = copy.pages.find(({ of }) => of === kind.singular)
  const pages =
    known === undefined
      ? [...copy.pages, page]
      : copy.pages.map((each) => (each === known ? { ...each, title: page.title } : each))
  edit.brief.copy = { ...copy, pages }
  edit.clauses.push(`call the page of the ${kind.plural} “${page.title}”`)
  return ''
}

/** "Call the plants flowers": records get another name, and with it their table and addresses. */
export function takeKindRename(text: string, edit: Edit): string {
  const found = callThem.exec(text) ?? renameKind.exec(text)
  const { entity, more } = edit.brief
  const old = (found?.[1] ?? '').toLowerCase()
  const said = (found?.[2] ?? '').toLowerCase()
  // Where there is one kind "the records" are these.
  const isMeant =
    old === entity.singular ||
    old === entity.plural ||
    (more.length === 0 && /^(?:record|item|entr(?:y|ie)|thing)s?$/.test(old)) ||
    (isWriting.test(entity.singular) && isWriting.test(old))
  if (found !== null && (!isMeant || edit.brief.front !== 'list')) return retitle(text, edit, { old, said })
  if (found === null) return text
  const singular = singularize(said)
  const next = { singular, plural: said === singular ? pluralize(singular) : said }
  if (next.singular === entity.singular || edit.brief.more.some((kind) => kind.singular === next.singular)) return text
  const isLinked = edit.brief.links.some(({ from, to }) => from === entity.singular || to === entity.singular)
  if (isLinked) {
    edit.refused.push(`calling the ${entity.plural} ${next.plural}, because other records are linked to them by name`)
    return ''
  }
  edit.brief.entity = next
  edit.brief.more = edit.brief.more.map((kind) => ({
    ...kind,
    fields: kind.fields.map((field) => (field.to === entity.singular ? { ...field, to: next.singular } : field)),
  }))
  edit.clauses.push(`call the ${entity.plural} ${next.plural}`)
  return ''
}

/** "Remove the invoices", "hide the gallery": a kind goes off the pages; its table stays. */
export function takeKindRemoval(text: string, edit: Edit): string {
  const found =
    /^(?:remove|delete|drop|get rid of|hide|take (?:out|away|off)|no more)\s+(?:the |our |my |all )?(?:list of |list with |kind |section |page (?:of|for) )?([\p{L}][\p{L} -]*?)(?: list| page| section| tab)?$/iu.exec(
      text,
    )
  const words = (found?.[1] ?? '').toLowerCase()
  const { brief } = edit
  const titleOf = (kind: Entity) => pageTitleOf({ ...brief, entity: kind }).toLowerCase()
  const kind =
    words === ''
      ? undefined
      : (brief.more.find(({ singular, plural }) => [singular, plural].includes(words)) ??
        brief.more.find(
          (each) =>
            !each.isInbox &&
            titleOf(each)
              .split(' ')
              .includes(words.split(' ').at(-1) ?? ''),
        ))
  const isAll =
    words !== '' &&
    brief.front === 'site' &&
    pageTitleOf(brief).toLowerCase() === words &&
    (/\b(?:page|section|tab)$/i.test(text) || findField(brief, words) === undefined)
  if (kind === undefined && isAll) {
    edit.refused.push(
      `removing the ${words}, because the site is made of them (say: remove ${pageTitleOf(brief)} from the menu)`,
    )
    return ''
  }
  // A fact of the records by that name is meant before they are.
  if (kind === undefined || kind.isInbox || findField(brief, words) !== undefined) return text
  const isPointedAt = ({ fields }: Pick<Entity, 'fields'>) => fields.filter((field) => field.to !== kind.singular)
  const left = isPointedAt(brief)
  if (left.length === 0) return text
  remember(brief, { kind })
  brief.fields = left
  brief.more = brief.more.filter((each) => each !== kind).map((each) => ({ ...each, fields: isPointedAt(each) }))
  edit.clauses.push(`take the ${titleOf(kind)} off the pages (what is stored stays in the database)`)
  return ''
}
