// What a reader expects a builder to understand of a sentence, written by hand, held against what it did understand.
//
// `list | open | recipe/dish(title, photo:picture, notes:long/text, ...) | task>project | +csv | name=Plum`: the sort
// of first page, who may do what, kinds of records with their fields (`/` between alternatives, `...` where the
// sentence leaves fields open), what belongs to what (`<>`: both ways), parts, and what else was said.
import type { Brief, Field } from '../packages/agent/src/offline/brief.ts'
import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'

interface Kind {
  singular: string
  fields: readonly Field[]
}

/** Pieces of an expectation: split at bars, never inside brackets. */
function piecesOf(expectation: string): string[] {
  return expectation
    .split(' | ')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

const doors = new Set(['open', 'members', 'private', 'admin'])
const fronts = new Set(['list', 'site', 'shop', 'booking', 'chat', 'quiz', 'survey', 'poll', 'stage'])

/** @returns what was misread, in words; empty when all is as a reader would expect */
export function misreadings(prompt: string, expectation: string): string[] {
  const reading = readBuild(prompt)
  const [first = '', ...others] = piecesOf(expectation)
  if (first.includes('fails')) {
    const wanted = first.split('=')[1]
    if (!reading.ok && (wanted === undefined || reading.reason === wanted)) return []
    if (wanted !== undefined) return [`should not be built (${wanted})`]
  }
  if (!reading.ok) return [`was not understood: ${reading.reason}`]
  return [first, ...others].flatMap((piece) => misread(piece, reading.brief, reading.unsupported))
}

function misread(piece: string, brief: Brief, unsupported: readonly string[]): string[] {
  const words = piece.split(/[/:]/)
  if (words.every((word) => fronts.has(word) || word === 'fails') || piece.startsWith('stage:'))
    return isFront(piece, brief) ? [] : [`front ${brief.stage || brief.front}, expected ${piece}`]
  if (words.every((word) => doors.has(word)))
    return words.includes(brief.access) ? [] : [`access ${brief.access}, expected ${piece}`]
  if (piece === '...') return []
  if (piece === 'dark') return brief.isDark ? [] : ['not dark']
  if (piece === 'inbox') return kindsOf(brief).some((kind) => isInbox(brief, kind)) ? [] : ['no contact form']
  if (piece.startsWith('+')) return brief.parts.some((part) => part === piece.slice(1)) ? [] : [`no ${piece.slice(1)}`]
  if (piece.includes('(')) return misreadKind(piece, brief)
  if (/^[\w /-]+(?:>|<>)[\w /-]+$/.test(piece)) return misreadRelation(piece, brief)
  return misreadFact(piece, brief, unsupported)
}

function isFront(piece: string, brief: Brief): boolean {
  const [, stage] = piece.split(':')
  if (stage !== undefined) return brief.front === 'stage' && brief.stage === stage
  return piece.split('/').includes(brief.front)
}

function isInbox(brief: Brief, { singular }: Kind): boolean {
  return singular === brief.entity.singular
    ? brief.isInbox
    : brief.more.some((kind) => kind.singular === singular && kind.isInbox)
}

function kindsOf(brief: Brief): Kind[] {
  return [{ singular: brief.entity.singular, fields: brief.fields }, ...brief.more]
}

function findKind(names: string, brief: Brief): Kind | undefined {
  const wanted = names.split('/').map((name) => name.trim())
  if (wanted.includes('*')) return kindsOf(brief)[0]
  return kindsOf(brief).find(({ singular }) => wanted.includes(singular))
}

function misreadKind(piece: string, brief: Brief): string[] {
  const [, names = '', list = ''] = /^([^(]+)\(([^)]*)\)$/.exec(piece) ?? []
  const kind = findKind(names, brief)
  if (kind === undefined) {
    const there = kindsOf(brief).map(({ singular }) => singular)
    return [`kinds ${there.join(', ')}, expected ${names}`]
  }
  const fields = kind.fields.filter(({ kind: sort, isMade }) => sort !== 'reference' && isMade !== true)
  const asked = list.split(',').map((field) => field.trim())
  const isLoose = asked.some((field) => field.includes('...'))
  const found = asked
    .filter((field) => field !== '' && field !== '...')
    .map((field) => ({
      field: field.replace('...', ''),
      fact: findField(field.replace('...', ''), fields) ?? titleFor(field, fields),
    }))
  const missing = found.filter(({ fact }) => fact === undefined).map(({ field }) => `${kind.singular} lacks ${field}`)
  const retyped = found.flatMap(({ field, fact }) => {
    const kinds = field.split(':')[1]?.split('/')
    return fact === undefined || kinds === undefined || kinds.includes(fact.kind)
      ? []
      : [`${kind.singular} has ${fact.label}:${fact.kind}, expected ${field}`]
  })
  const known = new Set(found.map(({ fact }) => fact))
  const extra = isLoose
    ? []
    : fields
        .filter((field, index) => !known.has(field) && !isUsualTitle(field, index))
        .map(({ label }) => `${kind.singular} has ${label} as well`)
  return [...missing, ...retyped, ...extra]
}

/** A record has to be called something, and a task ticked off, although nobody said so. */
function isUsualTitle({ kind, label }: Field, index: number): boolean {
  return (
    (index === 0 && kind === 'text' && /^(?:name|title|what|activity|description|item|post|topic)$/i.test(label)) ||
    label === 'Done'
  )
}

/** A person who expects a name is content with a title. */
function titleFor(asked: string, [first]: readonly Field[]): Field | undefined {
  return first !== undefined && /^(?:name|title)\b/.test(asked) && isUsualTitle(first, 0) ? first : undefined
}

function findField(asked: string, fields: readonly Field[]): Field | undefined {
  const names = (asked.split(':')[0] ?? '').split('/').map(normal)
  return (
    fields.find(({ label }) => names.includes(normal(label))) ??
    fields.find(({ label }) => names.some((name) => holds(normal(label), name) || holds(name, normal(label))))
  )
}

function normal(words: string): string {
  return words
    .toLowerCase()
    .replace(/\b(?:the|an?|is|it|was|i|in|of|my|its|we|has|were|been)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function holds(whole: string, part: string): boolean {
  const words = new Set(whole.split(' '))
  return part !== '' && part.split(' ').every((word) => words.has(word))
}

function refers(from: Kind | undefined, to: Kind | undefined): boolean {
  return from?.fields.some((field) => field.to === to?.singular && to !== undefined) === true
}

function misreadRelation(piece: string, brief: Brief): string[] {
  const [one = '', other = ''] = piece.split(/<?>/)
  const [child, parent] = [findKind(one, brief), findKind(other, brief)]
  const linked = linksOf(brief).some(
    (pair) =>
      child !== undefined && parent !== undefined && pair.includes(child.singular) && pair.includes(parent.singular),
  )
  const isThere = piece.includes('<>') ? linked : refers(child, parent) || linked
  return isThere ? [] : [`${piece} is missing`]
}

/** Kinds that belong to each other many times over. */
function linksOf(brief: Brief): string[][] {
  const links: unknown = Reflect.get(brief, 'links')
  if (!Array.isArray(links)) return []
  return links.map((link: unknown) =>
    typeof link === 'object' && link !== null ? Object.values(link).filter((end) => typeof end === 'string') : [],
  )
}

function misreadFact(piece: string, brief: Brief, unsupported: readonly string[]): string[] {
  const [, key = '', value = ''] = /^(\w+)=(.*)$/s.exec(piece) ?? []
  const found = factOf(key, brief, unsupported)
  if (found === undefined) return [`“${piece}” is no expectation`]
  const isSaid =
    key === 'offers'
      ? value.split(';').every((offer) => found.toLowerCase().includes(offer.toLowerCase()))
      : key === 'says'
        ? found.toLowerCase().includes(value.toLowerCase())
        : found === value
  return isSaid ? [] : [`${key} ${found === '' ? 'none' : found}, expected ${value}`]
}

function factOf(key: string, brief: Brief, unsupported: readonly string[]): string | undefined {
  const { colors, copy } = brief
  const facts: Readonly<Record<string, string>> = {
    name: brief.name,
    style: brief.style,
    skeleton: brief.skeleton,
    currency: brief.currency,
    headline: copy.headline,
    offers: copy.offers.map(({ name }) => name).join('; '),
    says: unsupported.join('; '),
    background: colors.background ?? '',
    surface: colors.surface ?? '',
    primary: colors.primary ?? '',
    text: colors.text ?? '',
    accent: colors.accent ?? '',
  }
  return facts[key]
}
