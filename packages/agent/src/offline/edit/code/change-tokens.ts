// Colours, fonts and corners of the whole app, where they are kept: design/tokens.json.
import { contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'
import { type AskedColors, readColors } from '@joinery/contract/colors/read-colors'
import { availableFonts } from '@joinery/contract/vocabulary/fonts'

import { escapePattern } from '../../understand/escape-pattern.ts'
import { joinWords } from '../../speak.ts'
import { readDark } from '../../understand/looks/read-look.ts'
import type { AppCode, Outcome } from './app-code.ts'
import { findFont } from './near-fonts.ts'
import type { Masked } from './quotes.ts'
import { readTarget } from './targets.ts'

export const tokensPath = 'design/tokens.json'
const readable = 4.5

interface Tokens {
  colors: Record<string, string>
  fonts: Record<string, unknown>
  radius: Record<string, unknown>
  [key: string]: unknown
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readTokens(app: AppCode): Tokens {
  let parsed: unknown = {}
  try {
    parsed = JSON.parse(app.files.get(tokensPath) ?? '{}')
  } catch {
    // A file that is no JSON holds nothing that could be kept.
  }
  const all = isRecord(parsed) ? parsed : {}
  const colors = isRecord(all['colors']) ? all['colors'] : {}
  return {
    ...all,
    colors: Object.fromEntries(
      Object.entries(colors).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    fonts: isRecord(all['fonts']) ? all['fonts'] : {},
    radius: isRecord(all['radius']) ? all['radius'] : {},
  }
}

function writeTokens(app: AppCode, tokens: Tokens): void {
  app.write(tokensPath, `${JSON.stringify(tokens, null, 2)}\n`)
}

export function changeFont({ text }: Masked, app: AppCode): Outcome | null {
  if (
    !/\b(?:fonts?|typefaces?|typography|letters|serif|monospaced?)\b/i.test(text) &&
    !/^use .+ for (?:the )?(?:headings?|headlines?|titles?|text|body)/i.test(text)
  )
    return null
  const found = findFont(text)
  if (found === null) {
    if (
      /\b(?:bigger|larger|smaller|size|bold|colou?r)\b/i.test(text) ||
      !/\b(?:change|use|set|switch|make|try|give|nicer|other|different|better)\b/i.test(text)
    )
      return null
    return {
      refused: `another font, because I do not know which (say a sort: serif, sans serif, rounded, condensed, slab or monospaced; or one of ${joinWords(availableFonts, 'or')})`,
    }
  }
  const { family, missing } = found
  // "Playfair Display" says nothing of where.
  const about = text.replace(new RegExp(escapePattern(missing ?? family), 'i'), '')
  const isHeadings = /\b(?:headings?|headlines?|titles?|display|logo)\b/i.test(about)
  const isText = /\b(?:body|paragraphs?|text|reading)\b/i.test(about)
  const roles: ('display' | 'text')[] = isHeadings === isText ? ['display', 'text'] : [isHeadings ? 'display' : 'text']
  const tokens = readTokens(app)
  if (roles.every((role) => tokens.fonts?.[role] === family))
    return {
      refused: `another font, because ${family} is used already${missing === null ? '' : `, the nearest that apps have to ${missing}`}`,
    }
  writeTokens(app, {
    ...tokens,
    fonts: { ...tokens.fonts, ...Object.fromEntries(roles.map((role) => [role, family])) },
  })
  const where = roles.length === 2 ? '' : isHeadings ? ' for headings' : ' for text'
  const instead = missing === null ? '' : `, the nearest that apps have to ${missing}`
  return { done: `use the font ${family}${where}${instead}` }
}

export function changeCorners({ text }: Masked, app: AppCode): Outcome | null {
  if (!/\b(?:corners?|edges?|round(?:ed|er)?|sharper?|square|pill)\b/i.test(text)) return null
  if (!/\b(?:corners?|rounder|rounded|more round|less round|square|sharper|pill)\b/i.test(text)) return null
  const isSquare = /\b(?:square|sharp(?:er)?|no round|not round|less round|without round)/i.test(text)
  const isPill = /\b(?:pill|fully round|completely round|very round)/i.test(text)
  if (!isSquare && !isPill && !/\bround/i.test(text)) return null
  const tokens = readTokens(app)
  const was = Object.keys(tokens.radius).length === 0 ? { control: 6, surface: 12 } : tokens.radius
  const radius = Object.fromEntries(
    Object.entries(was).map(([name, value]) => {
      const now = typeof value === 'number' ? value : Number.parseFloat(String(value)) || 6
      const round = isPill && name === 'control' ? 999 : Math.min(32, Math.max(now + 6, Math.round(now * 1.6)))
      return [name, isSquare ? (/\bless\b/i.test(text) ? Math.round(now / 2) : 0) : round]
    }),
  )
  writeTokens(app, { ...tokens, radius })
  return { done: isSquare ? 'make the corners square' : 'make the corners rounder' }
}

const roleWords: Readonly<Record<string, string>> = {
  background: 'the background',
  surface: 'the cards and panels',
  primary: 'the buttons',
  text: 'the text',
  accent: 'the accents',
}

/** Colours of the whole app; what is said of one thing on a page is not read here. */
export function changeColors(order: Masked, app: AppCode): Outcome | null {
  const { colors, phrases } = readColors(order.text)
  const asked = Object.entries(colors).flatMap(([role, hex]) => (hex === undefined ? [] : [[role, hex] as const]))
  if (phrases.length === 0 || asked.length === 0) return changeBrightness(order, app)
  const tokens = readTokens(app)
  const next = { ...tokens.colors, ...Object.fromEntries(asked) }
  writeTokens(app, withNight({ ...tokens, colors: { ...next, ...readableBeside(next, colors) } }, colors))
  return { done: joinWords(asked.map(([role, hex]) => `make ${roleWords[role] ?? role} ${hex}`)) }
}

/** By night the asked colours are seen too; a ground that was asked for is the same by day and by night. */
function withNight({ dark, ...day }: Tokens, asked: AskedColors): Tokens {
  const night = isRecord(dark) && isRecord(dark['colors']) ? dark['colors'] : null
  const isGround = [asked.background, asked.surface, asked.text].some((color) => color !== undefined)
  if (night === null || isGround) return day
  const next = Object.fromEntries(
    Object.entries({ ...night, ...asked }).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
  return { ...day, dark: { colors: { ...next, ...readableBeside(next, asked) } } }
}

function changeBrightness({ text }: Masked, app: AppCode): Outcome | null {
  const isDark = readDark(text)
  if (isDark === undefined) return null
  const tokens = readTokens(app)
  const background = hexOf(tokens.colors['background']) ?? '#ffffff'
  const wasDark = fromHex(background).l < 0.5
  if (wasDark === isDark && tokens['dark'] === undefined)
    return { refused: `making it ${isDark ? 'dark' : 'light'}, because it is already` }
  const turned = Object.entries(tokens.colors).map(([role, color]) => {
    const hex = hexOf(color)
    if (
      hex === null ||
      !/^(?:background|surface|text|muted|hairline|control|edge|on-surface|surface-(?:muted|hairline|control))$/.test(
        role,
      )
    )
      return [role, color]
    const was = fromHex(hex)
    const isGround = /^(?:background|surface)$/.test(role)
    const l = isGround ? (isDark ? 0.17 : 0.97) + (role === 'surface' ? (isDark ? 0.05 : 0.02) : 0) : 1.2 - was.l
    return [role, toHex({ ...was, l: Math.min(isGround ? 0.99 : 0.95, Math.max(0.12, l)) })]
  })
  const next: Record<string, string> = { background: isDark ? '#141715' : '#fbfbfa', ...Object.fromEntries(turned) }
  const { dark: _night, ...day } = tokens
  writeTokens(app, { ...day, colors: { ...next, ...readableBeside(next, {}) } })
  return { done: isDark ? 'make it dark' : 'make it light' }
}

function hexOf(color: string | undefined): string | null {
  return color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : null
}

/** Colours that were not asked for give way, so that everything stays readable. */
function readableBeside(colors: Readonly<Record<string, string>>, asked: AskedColors): Record<string, string> {
  const next: Record<string, string> = {}
  const color = (role: string) => hexOf(next[role] ?? colors[role])
  const keepReadable = (role: string, ground: string, least: number) => {
    const [mine, under] = [color(role), color(ground)]
    if (mine === null || under === null || role in asked || contrast(mine, under) >= least) return
    next[role] = movedUntilReadable(mine, under, least)
  }
  const background = color('background')
  if (
    background !== null &&
    asked.background !== undefined &&
    asked.surface === undefined &&
    color('surface') !== null
  ) {
    // Cards of the other brightness would need words of their own.
    const [ground, surface] = [fromHex(background), fromHex(color('surface') ?? background)]
    if (ground.l < 0.5 !== surface.l < 0.5)
      next['surface'] = toHex({ ...ground, l: ground.l + (ground.l < 0.5 ? 0.06 : 0.02) })
  }
  for (const role of ['text', 'muted', 'accent', 'danger', 'primary'])
    keepReadable(role, 'background', role === 'primary' ? 1.5 : readable)
  for (const role of ['on-surface', 'surface-muted', 'surface-accent', 'surface-danger'])
    keepReadable(role, 'surface', readable)
  if (color('on-surface') === null) keepReadable('text', 'surface', readable)
  keepReadable('on-primary', 'primary', readable)
  if (asked.primary !== undefined)
    for (const role of ['primary-hover', 'primary-edge'])
      if (colors[role] !== undefined) {
        const was = fromHex(asked.primary)
        next[role] =
          role === 'primary-edge' ? asked.primary : toHex({ ...was, l: was.l + (was.l < 0.4 ? 0.08 : -0.06) })
      }
  return next
}

function movedUntilReadable(hex: string, ground: string, least: number): string {
  const color = fromHex(hex)
  const isUp = fromHex(ground).l < 0.6
  for (let l = color.l; l >= 0 && l <= 1; l += isUp ? 0.02 : -0.02) {
    const moved = toHex({ ...color, l, c: color.c * (1 - Math.abs(l - color.l) / 2) })
    if (contrast(moved, ground) >= least) return moved
  }
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000'
}

/** "Make the headline red": a colour for one thing, by its class. */
export function isForOneThing(order: Masked): boolean {
  const said =
    /^(?:make|paint|turn|give|color|colour|set)\s+(?:the |my )?(.+?)\s+(?:a |an )?(?:[a-z#]\S*\s?){1,4}$/i.exec(
      order.text,
    )?.[1]
  if (said === undefined) return false
  const { kind, isQuoted } = readTarget(said, order)
  return (
    isQuoted ||
    (kind !== null &&
      ['headline', 'subtitle', 'footer', 'header', 'nav', 'section', 'link', 'paragraph', 'logo', 'label'].includes(
        kind,
      ))
  )
}
