import { checkStyling, ourStylingRules } from '@joinery/contract/vocabulary/styling-rules'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

import { type Brief, readBrief } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { appSentences } from './app-sentences.ts'
import { compose } from './compose.ts'

const catalogue = ['react', 'clsx', 'lucide-react', '@joinery/app-kit', '@joinery/app-kit/server']

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

/** Names that a module imports and never uses again. */
function unusedImports(text: string): string[] {
  return [...text.matchAll(/import \{([^}]+)\} from/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
    .filter((name) => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2)
}

test.each(appSentences)('every file parses, is styled by classes and imports what is there: %s', (sentence) => {
  const { files } = compose(briefOf(sentence))
  for (const [path, text] of Object.entries(files)) {
    expect(text.includes('\u0000') || /\[object|\{\{[a-z]/.test(text), `${path} has a hole`).toBe(false)
    if (!/\.jsx?$/.test(path)) continue
    expect(parseSync(path, text).errors, `${path}\n${text}`).toEqual([])
    expect(unusedImports(text), path).toEqual([])
    if (path.endsWith('.jsx')) expect(checkStyling(text, ourStylingRules), path).toEqual([])
    for (const [, source = ''] of text.matchAll(/from '([^']+)'/g))
      expect(
        source.startsWith('@/') ? `web/${source.slice(2)}` in files : catalogue.includes(source),
        `${path}: ${source}`,
      ).toBe(true)
  }
})

test.each(appSentences)('no file is there that nothing leads to: %s', (sentence) => {
  const { files } = compose(briefOf(sentence))
  const all = Object.values(files).join('\n')
  const unused = Object.keys(files).filter(
    (path) => /^web\/(?:components|lib)\//.test(path) && !all.includes(`'@/${path.replace(/^web\//, '')}'`),
  )
  expect(unused).toEqual([])
})

test.each(appSentences)('every address that a page leads to is one of its pages or routes: %s', (sentence) => {
  const { files } = compose(briefOf(sentence))
  const routes = Object.keys(files)
    .filter((path) => /\/(?:page\.jsx|route\.js)$/.test(path))
    .map((path) => path.replace(/^web\/app/, '').replace(/\/(?:page\.jsx|route\.js)$/, '') || '/')
  const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`))
  for (const text of Object.values(files))
    for (const [, address = ''] of text.matchAll(/(?:href="|navigate\('|fetch\(')(\/(?!account\/)[\w/-]*)["']/g))
      expect(
        patterns.some((pattern) => pattern.test(address)),
        address,
      ).toBe(true)
})

test.each(appSentences)('the brief in the project makes the same app again: %s', (sentence) => {
  const brief = briefOf(sentence)
  const written = readBrief(compose(brief).files['design/brief.json'] ?? '')
  expect(written).toEqual(brief)
})

test('a brief from before there were several kinds of records is one list, open to everybody, under a bar', () => {
  const {
    more: _,
    access: _a,
    front: _b,
    frame: _c,
    parts: _d,
    copy: _e,
    stage: _f,
    base: _g,
    isInbox: _h,
    ...old
  } = briefOf('a to-do list')
  expect(readBrief(JSON.stringify(old))).toEqual({ ...briefOf('a to-do list'), frame: 'bar' })
})
