// What an edit says of the app's name, colours, style, layout and its headline.
import { fromHex, toHex } from '@joinery/contract/colors/oklch'
import { type AskedColors, readColors } from '@joinery/contract/colors/read-colors'

import type { Skeleton } from '../brief.ts'
import { composePalette } from '../color/palette.ts'
import { colorsOfLook } from '../color/said-tones.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './read-look.ts'
import { readName } from './read-name.ts'
import type { Edit } from './read-edit-state.ts'

const renameApp =
  /\b(?:rename|call|name|title)\s+(?:it|this|the (?:app|application|site|page|project|list|tracker))\b|\bchange (?:the|its) (?:app['’]?s? )?(?:name|title) (?:to|into)\b|\bthe (?:app'?s? )?(?:name|title) should be\b/i

export function takeName(text: string, edit: Edit): string {
  if (!renameApp.test(text)) return text
  const { name, rest } = readName(text)
  if (name === undefined || name === edit.brief.name) return text
  edit.brief.name = name
  edit.clauses.push(`call the app “${name}”`)
  return rest
}

const headline =
  /^(?:change|set|make|let|rewrite|replace|update)\s+(?:the |my |our )?(?:main |big )?(?:headline|heading|tagline|slogan)\s+(?:to say|to read|to|say|read|with|as|:)\s*:?\s*(.+)$|^(?:the |my |our )?(?:headline|heading|tagline|slogan)\s+(?:should|must|shall)\s+(?:say|read|be)\s*:?\s*(.+)$/i

/** The first page's headline is kept in the brief, so that it survives what is composed later. */
export function takeHeadline(text: string, edit: Edit): string {
  const found = headline.exec(text)
  const said = (found?.[1] ?? found?.[2])?.trim()
  const words = said?.replace(/^["“‘'«](.+)["”’'»]$/, '$1')
  if (words === undefined || said === undefined || !['list', 'site'].includes(edit.brief.front)) return text
  if (words === said && (readColors(text).phrases.length > 0 || /\b(?:bigger|larger|smaller|bold|font)\b/i.test(text)))
    return text
  edit.brief.copy = { ...edit.brief.copy, headline: words }
  edit.clauses.push(`write “${words}” as the headline`)
  return ''
}

const places: Readonly<Record<string, string>> = {
  background: 'the background',
  surface: 'the cards and panels',
  primary: 'the buttons',
  text: 'the text',
  accent: 'the accents',
}

export function takeColors(text: string, edit: Edit): string {
  const { colors, phrases, rest } = readColors(text)
  if (phrases.length === 0) return takeTones(text, edit) ?? takeShade(text, edit)
  const kept: AskedColors = { ...edit.brief.colors }
  edit.brief.colors = { ...kept, ...colors }
  for (const [place, hex] of Object.entries(colors)) edit.clauses.push(`make ${places[place] ?? place} ${hex}`)
  return rest
}

/** "Make it neon", "in pastel tones": colours that go with those words, and the page as bright or dark as they are. */
function takeTones(text: string, edit: Edit): string | null {
  const look = colorsOfLook(text)
  if (look === null) return null
  const isDark = readDark(text) ?? edit.brief.isDark
  edit.brief.colors = look.colors
  edit.brief.isDark = isDark
  edit.brief.followsVisitor &&= !isDark
  const named = Object.entries(look.colors).map(([place, hex]) => `${places[place] ?? place} ${hex}`)
  edit.clauses.push(`make ${named.join(' and ')}`)
  return takeLook(text, edit).replace(look.phrase, '')
}

/** "Darker buttons", "make the cards lighter": the colour that is there, moved. */
function takeShade(text: string, edit: Edit): string {
  const found =
    /\b(buttons?|cards?|panels?|background|text|links?|accents?)\b(?: (?:colou?rs?))?[^.;]*?\b(darker|lighter|brighter|paler)\b/i.exec(
      text,
    ) ?? /\b(darker|lighter|brighter|paler)\s+(buttons?|cards?|panels?|background|text|links?|accents?)\b/i.exec(text)
  if (found === null) return takeBrightness(text, edit)
  const words = `${found[1] ?? ''} ${found[2] ?? ''}`
  const role = /button/i.test(words)
    ? 'primary'
    : /card|panel/i.test(words)
      ? 'surface'
      : /background/i.test(words)
        ? 'background'
        : /text/i.test(words)
          ? 'text'
          : 'accent'
  const hex = composePalette(edit.brief)[role]
  if (hex === undefined) return text
  const color = fromHex(hex)
  const l = /darker/i.test(words) ? Math.max(0.14, color.l - 0.12) : Math.min(0.97, color.l + 0.12)
  const moved = toHex({ ...color, l })
  edit.brief.colors = { ...edit.brief.colors, [role]: moved }
  edit.clauses.push(`make ${places[role] ?? role} ${/darker/i.test(words) ? 'darker' : 'lighter'} (${moved})`)
  return ''
}

function takeBrightness(text: string, edit: Edit): string {
  const isDark = readDark(text)
  // A switch between both is a part of the app.
  if (isDark === undefined || /\b(?:switch|toggle)\b/i.test(text)) return text
  const { background } = edit.brief.colors
  if (background !== undefined) {
    const color = fromHex(background)
    const moved = toHex({ ...color, l: isDark ? Math.max(0.16, color.l - 0.2) : Math.min(0.96, color.l + 0.2) })
    edit.brief.colors = { ...edit.brief.colors, background: moved }
  } else edit.brief.isDark = isDark
  edit.brief.followsVisitor = false
  edit.clauses.push(isDark ? 'make it darker' : 'make it lighter')
  return text
}

const skeletonClauses: Readonly<Record<Skeleton, string>> = {
  table: 'show the list as a table',
  cards: 'show the list as cards',
  days: 'group the list by day',
  index: 'show a ruled list',
  gallery: 'show the list as a gallery',
  board: 'show the list as a board',
  plate: 'tell the first one at length',
  wall: 'show the list as a wall of cells',
  lines: 'show a name to each line, large',
}

export function takeLook(text: string, edit: Edit): string {
  takeSkeleton(text, edit)
  const style = readStyle(text)
  if (
    style !== undefined &&
    style !== edit.brief.style &&
    /\b(?:make|look|style|more|feel|design|font|typeface|give)\b/i.test(text)
  ) {
    edit.brief.style = style
    edit.clauses.push(`give it the ${style} look`)
  }
  const currency = /\b(?:currency|prices?|amounts?|money|costs?)\b.*\b(?:in|to|use|as)\b/i.test(text)
    ? readCurrency(text)
    : undefined
  if (currency !== undefined && currency !== edit.brief.currency) {
    edit.brief.currency = currency
    edit.clauses.push(`write amounts in ${currency}`)
    return ''
  }
  return text
}

function takeSkeleton(text: string, edit: Edit): void {
  const skeleton = readSkeleton(text)
  if (
    skeleton === undefined ||
    skeleton === edit.brief.skeleton ||
    !/\b(?:show|display|as|into|like|use|view|layout|turn|switch|make|want|group|by)\b/i.test(text) ||
    /\b(?:field|checkbox|dropdown)\b/i.test(text)
  )
    return
  const has = (kind: string) => edit.brief.fields.some((field) => field.kind === kind)
  if (skeleton === 'days' && !has('date')) edit.refused.push('a view by day, because there is no date to go by')
  else if (skeleton === 'board' && !has('choice'))
    edit.refused.push('a board, because there is no choice (such as a status) whose values could be its columns')
  else {
    edit.brief.skeleton = skeleton
    edit.clauses.push(skeletonClauses[skeleton])
  }
}
