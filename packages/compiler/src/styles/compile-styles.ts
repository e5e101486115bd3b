// The CSS of an app: Tailwind over the classes its modules name, the theme of its tokens, its own style sheets.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Diagnostic, FileTree } from '@joinery/contract/files'
import { compile } from 'tailwindcss'

import { diagnosticAt } from '../project/diagnostics.ts'
import { themeOf, tokensFile } from './design-tokens.ts'
import type { Font, FontFace } from './font-library.ts'
import { fontFaceRules } from './font-library.ts'

export interface StyleLibrary {
  fonts: Font[]
  /** The style sheets that come with Tailwind, by import name. */
  sheets: Record<string, string>
}

export interface AppStyles {
  diagnostics: Diagnostic[]
  /** CSS for these candidates and all that came before. */
  build(candidates: readonly string[], urlOf: (font: Font, face: FontFace) => string): string
  /** Fonts that the CSS of the last build names. */
  usedFonts(): Font[]
}

export const globalsFile = 'web/app/globals.css'

export async function readStyleLibrary(fonts: Font[]): Promise<StyleLibrary> {
  const root = dirname(fileURLToPath(import.meta.resolve('tailwindcss/package.json')))
  const names = ['theme', 'preflight', 'utilities']
  const texts = await Promise.all(names.map((name) => readFile(join(root, `${name}.css`), 'utf8')))
  return {
    fonts,
    sheets: Object.fromEntries(names.map((name, index) => [`tailwindcss/${name}.css`, texts[index] ?? ''])),
  }
}

/** The app's own style sheets, the global one first. */
function styleSourcesOf(files: FileTree): string[] {
  const sheets = Object.keys(files).filter((path) => /^web\/.+\.css$/.test(path) && !path.endsWith('.module.css'))
  return sheets.sort((a, b) => Number(b === globalsFile) - Number(a === globalsFile) || (a < b ? -1 : 1))
}

/** All that decides the result of `compileStyles`. */
export function styleKeyOf(files: FileTree): string {
  return JSON.stringify([tokensFile, ...styleSourcesOf(files)].map((path) => [path, files[path] ?? null]))
}

/**
 * Prepares the styles of one app. Never shared between apps: a compiler remembers every class it has seen.
 * A style sheet that does not compile is left out and reported.
 */
export async function compileStyles(files: FileTree, library: StyleLibrary): Promise<AppStyles> {
  const theme = themeOf(files, library.fonts)
  const diagnostics = [...theme.diagnostics]
  const accepted: string[] = []
  let compiler = await compileSheet(theme.css, accepted, library)
  for (const file of styleSourcesOf(files)) {
    const source = files[file] ?? ''
    try {
      const candidate = [...accepted, withoutTailwindImports(source)]
      compiler = await compileSheet(theme.css, candidate, library)
      accepted.push(withoutTailwindImports(source))
    } catch (error) {
      const message = error instanceof Error ? error.message : 'This style sheet does not compile.'
      diagnostics.push(diagnosticAt({ code: 'compile.css', message, file, source, start: null }))
    }
  }
  let built = { css: '', fonts: [] as Font[] }
  return {
    diagnostics,
    build(candidates, urlOf) {
      const css = compiler.build([...candidates])
      const fonts = library.fonts.filter((font) => css.includes(`'${font.family}'`) || css.includes(`"${font.family}"`))
      built = { css, fonts }
      const faces = fonts.map((font) => fontFaceRules(font, (face) => urlOf(font, face)))
      return [...faces, css].join('\n')
    },
    usedFonts: () => built.fonts,
  }
}

function compileSheet(theme: string, sheets: readonly string[], library: StyleLibrary) {
  const source = [
    '@layer theme, base, components, utilities;',
    "@import 'tailwindcss/theme.css' layer(theme);",
    "@import 'tailwindcss/preflight.css' layer(base);",
    "@import 'tailwindcss/utilities.css' layer(utilities);",
    theme,
    ...sheets,
  ].join('\n')
  return compile(source, {
    base: '/',
    loadModule: (id) => Promise.reject(new Error(`Plugins cannot be loaded: ${id}`)),
    loadStylesheet: (id) => {
      const content = Object.hasOwn(library.sheets, id) ? library.sheets[id] : undefined
      if (content === undefined) return Promise.reject(new Error(`"${id}" cannot be imported here.`))
      return Promise.resolve({ path: `/${id}`, base: '/', content })
    },
  })
}

/** Apps often bring the lines that other tools need; ours are there already. */
function withoutTailwindImports(source: string): string {
  return source.replace(/@import\s+(['"])tailwindcss[^;]*;/g, '').replace(/@tailwind\s+\w+;/g, '')
}
