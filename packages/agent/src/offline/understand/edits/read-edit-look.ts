// What an edit says of the app's name, colours, style, layout and its headline.
import { fromHex, toHex } from '@joinery/contract/colors/oklch'
import { type AskedColors, readColors } from '@joinery/contract/colors/read-colors'

import type { Skeleton } from '../../brief.ts'
import { composePalette } from '../../color/palette.ts'
import { colorsOfLook } from '../../color/said-tones.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from '../looks/read-look.ts'
import { type Edit, findField } from './read-edit-state.ts'

const headline =
  /^(?:change|set|make|let|rewrite|replace|update)\s+(?:the |my |our )?(?:main |big )?(?:headline|heading|tagline|slogan)\s+(?:to say|to read|to|say|read|with|as|:|(?=["“]))\s*:?\s*(.+)$|^(?:the |my |our )?(?:headline|heading|tagline|slogan)\s+(?:should|must|shall)\s+(?:say|read|be)\s*:?\s*(.+)$/i

/** The first page's headline is kept in the brief, so that it survives what is composed later. */
export function takeHeadline(text: string, edit: Edit): string {
  const found = headline.exec(text)
  const said = (found?.[1] ?? found?.[2])?.trim()
  const words = said?.replace(/^["“‘'«](.+)["”’'»]$/, '$1')
  if (words === undefined || said === undefined || !['list', 'site', 'shop', 'booking'].includes(edit.brief.front))
    return text
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

/** "Add a fourth candle: vanilla" names no colour of the app, "call it Green Corner" none either. */
const isOfSomethingElse =
  /^(?:add|include|insert|create|remove|delete|drop|rename|call|name|sort|order|track|store|record)\b(?!.*\b(?:colou?rs?|background|buttons?|cards?|accents?|theme|look|touch|hint|splash|tones?)\b)/i

export function takeColors(text: string, edit: Edit): string {
  if (isOfSomethingElse.test(text)) return text
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

/** "Dark background", "a light background": no colour, and so as dark or light as all of it. */
const groundWords = /\b(?:a )?(dark|light|bright|pale)(?:er)? (?:background|page|backdrop|screen)\b/i

function takeBrightness(text: string, edit: Edit): string {
  const ground = groundWords.exec(text)?.[1]
  const isDark = ground === undefined ? readDark(text) : /dark/i.test(ground)
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
  register: 'group the list by first letters',
  shelf: 'show the list as covers',
  feature: 'show the newest one large before the others',
  column: 'show one column with the days in its margin',
  paper: 'lay the list out as the page of a paper',
  badges: 'show a card with initials for each',
  feed: 'show a feed of who says what',
  ballot: 'show how many want it before each',
  desk: 'show the open one beside the list',
  week: 'show the seven days of the week',
  roster: 'show the list as a roll of names',
  sections: 'put the list in sections by what they are',
  bars: 'show a bar for the amount of each',
  slips: 'show the list as the slips of a card index',
  agenda: 'show the list as a diary with the days in its margin',
  plan: 'show the list as a plan of numbered tiles',
  readings: 'show the readings as a table with what changed',
  fieldbook: 'show a table by months',
  spread: 'show the open one on a page of its own beside the list',
}

export function takeLook(text: string, edit: Edit): string {
  takeSkeleton(text, edit)
  const style = readStyle(text)
  if (
    style !== undefined &&
    style !== edit.brief.style &&
    !/\b(?:buttons?|corners?|edges|borders?)\b/i.test(text) &&
    /\b(?:make|look|style|more|feel|design|font|typeface|give)\b/i.test(text)
  ) {
    edit.brief.style = style
    edit.clauses.push(`give it the ${style} look`)
  }
  const money = takeCurrency(text, edit)
  if (money !== text) return money
  return text
}

/** "Use euros", "change the currency to pounds". */
const currencyWords = /\b(euros?|eur|dollars?|usd|(?:british )?pounds?(?: sterling)?|gbp)\b|[€$£](?!\s?\d)/i
const ofMoney = /\b(?:currency|prices?|amounts?|money|costs?)\b/i
const onlyMoney =
  /^(?:(?:use|in|switch to|change to|make it|show it in|i want)\s+)+(?:british )?(?:euros?|eur|€|dollars?|usd|\$|pounds?|gbp|£)(?: instead| please)*$/i

function takeCurrency(text: string, edit: Edit): string {
  const said = currencyWords.exec(text)?.[0]
  const isMeant = onlyMoney.test(text) || (ofMoney.test(text) && !/^(?:add|include|remove|sort)\b|\d/i.test(text))
  const asked = said === undefined || !isMeant ? undefined : readCurrency(/pound|gbp|£/i.test(said) ? '£' : said)
  if (asked === undefined) return text
  if (asked === edit.brief.currency) {
    edit.refused.push(`writing amounts in ${asked}, because they are already`)
    return ''
  }
  edit.brief.currency = asked
  edit.clauses.push(`write amounts in ${asked}`)
  return ''
}

/** "Show the time in the list" speaks of a list that is there, "pay by card" of money. */
const isNoLayout =
  /\b(?:in|on|from|to) (?:the|each|every|my|our) (?:lists?|tables?|cards?|gallery|board)\b|\b(?:credit|debit|bank|gift|business) cards?\b|\bpay(?:s|ing)? (?:by|with) card\b/i

function takeSkeleton(text: string, edit: Edit): void {
  // "Show the ingredients as a list" is about one fact.
  const [, shown = ''] = /^(?:show|display|make|list) (?:the )?(.+?) (?:as|into|like)\b/i.exec(text) ?? []
  const isOfField = !/^(?:it|them|this|all|everything)$/i.test(shown) && findField(edit.brief, shown) !== undefined
  const skeleton = isNoLayout.test(text) || isOfField ? undefined : readSkeleton(text)
  if (
    skeleton !== undefined &&
    skeleton === edit.brief.skeleton &&
    /\b(?:show|display|as an?|view|layout)\b/i.test(text)
  )
    edit.unknown = `another layout, because the ${edit.brief.entity.plural} are shown that way already`
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
