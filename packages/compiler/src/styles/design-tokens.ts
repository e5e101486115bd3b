// `design/tokens.json` → a Tailwind theme. Only values that are plainly colours, lengths and font names get through.
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import { fontClassOf } from '@joinery/contract/vocabulary/font-classes'
import * as z from 'zod'

import { diagnosticAt } from '../project/diagnostics.ts'
import type { Font } from './font-library.ts'

export const tokensFile = 'design/tokens.json'

const color = z.string().regex(/^[#\w(),.%/ +-]+$/)
const names = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[\w-]+$/), value)
const tokensSchema = z.object({
  colors: names(color).default({}),
  fonts: names(z.string().max(100)).default({}),
  radius: names(z.union([z.number(), z.string().regex(/^[\d.]+(px|rem|em|%)?$/)])).default({}),
  dark: z.object({ colors: names(color).default({}) }).optional(),
})

export interface Theme {
  css: string
  diagnostics: Diagnostic[]
}

export function themeOf(files: FileTree, fonts: readonly Font[]): Theme {
  const library = fonts.map((font) => `--${fontClassOf(font.family)}: '${font.family}', ${font.fallback};`)
  const source = files[tokensFile]
  if (source === undefined) return { css: `@theme {\n${library.join('\n')}\n}`, diagnostics: [] }

  const parsed = parseTokens(source)
  if (!parsed.ok) {
    const problem = { code: 'design.tokens', message: parsed.message, file: tokensFile, source, start: null }
    return { css: `@theme {\n${library.join('\n')}\n}`, diagnostics: [diagnosticAt(problem)] }
  }
  const { colors, fonts: roles, radius, dark } = parsed.tokens
  const diagnostics: Diagnostic[] = []
  const variables = [...library, ...colorVariables(colors)]
  for (const [role, family] of Object.entries(roles)) {
    const font = findFont(fonts, family)
    if (font === undefined) {
      const message = `The font "${family}" is not available. Fonts: ${fonts.map((each) => each.family).join(', ')}.`
      const start = Math.max(0, source.indexOf(JSON.stringify(family)))
      diagnostics.push(
        diagnosticAt({ severity: 'warning', code: 'design.unknown_font', message, file: tokensFile, source, start }),
      )
    }
    const value = font === undefined ? 'ui-sans-serif, system-ui, sans-serif' : `'${font.family}', ${font.fallback}`
    variables.push(`--font-${role}: ${value};`)
  }
  for (const [name, value] of Object.entries(radius)) {
    variables.push(`--radius-${name}: ${typeof value === 'number' ? `${value}px` : value};`)
  }
  const night =
    dark === undefined
      ? ''
      : `@media (prefers-color-scheme: dark) { :root { ${colorVariables(dark.colors).join(' ')} } ${schemeRules({ ...colors, ...dark.colors })} }`
  return { css: [`@theme {\n${variables.join('\n')}\n}`, baseRules(colors, roles), night].join('\n'), diagnostics }
}

type Tokens = z.infer<typeof tokensSchema>

function parseTokens(source: string): { ok: true; tokens: Tokens } | { ok: false; message: string } {
  try {
    const result = tokensSchema.safeParse(JSON.parse(source))
    if (result.success) return { ok: true, tokens: result.data }
    const issue = result.error.issues[0]
    return { ok: false, message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}` }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'This is not JSON.' }
  }
}

export function findFont(fonts: readonly Font[], family: string): Font | undefined {
  return fonts.find((font) => font.family.toLowerCase() === family.trim().toLowerCase())
}

function colorVariables(colors: Record<string, string>): string[] {
  return Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`)
}

/** The page itself follows the tokens without a class on every layout. */
function baseRules(colors: Tokens['colors'], fonts: Tokens['fonts']): string {
  const rules = [
    'background' in colors ? 'background-color: var(--color-background);' : '',
    'text' in colors ? 'color: var(--color-text);' : '',
    'text' in fonts ? 'font-family: var(--font-text);' : '',
  ]
  return `@layer base { ${schemeRules(colors)} body { ${rules.join(' ')} } button, [role='button'] { cursor: pointer } }`
}

/** Checkboxes, date fields and scroll bars are drawn for the ground they stand on. */
function schemeRules({ background, surface }: Tokens['colors']): string {
  const page = schemeOn(background) ?? 'light'
  const panel = schemeOn(surface) ?? page
  return `:root { color-scheme: ${page}; }${panel === page ? '' : ` .bg-surface { color-scheme: ${panel}; }`}`
}

/** @returns undefined for a colour that is not written as six hex digits */
function schemeOn(ground: string | undefined): 'light' | 'dark' | undefined {
  const digits = /^#([\da-f]{6})$/i.exec(ground ?? '')?.[1]
  if (digits === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return (red * 299 + green * 587 + blue * 114) / 1000 < 112 ? 'dark' : 'light'
}
