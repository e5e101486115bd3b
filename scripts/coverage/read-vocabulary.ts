// What the vocabulary exports, which tests hold it, and who uses it: read from the sources, by their imports.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { parseSync } from 'oxc-parser'

const root = join(import.meta.dirname, '../..')
const folder = 'packages/contract/src/vocabulary'
/** `import * as product`: every name of the file. */
const everything = '*'

export interface VocabularyName {
  name: string
  /** Path from the repository's root. */
  file: string
  /** Test files that import it. */
  tests: string[]
  /** Product files outside the vocabulary that import it. */
  users: string[]
}

/** Every value that the vocabulary exports; types come with their values. */
export function readVocabulary(): VocabularyName[] {
  const sources = ['apps', 'packages', 'e2e', 'bench', 'scripts'].flatMap((top) => readSources(join(root, top)))
  const own = sources.filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path))
  const names = own.flatMap((source) => exportedValues(source).map((name) => ({ name, file: source.path })))
  const uses = sources.flatMap((source) =>
    importedNames(source).map(({ name, from }) => ({ name, from, path: source.path })),
  )
  const typesOf = new Map(own.map((source) => [source.path, exportedTypes(source)]))
  return names.map(({ name, file }) => {
    const types = typesOf.get(file) ?? new Map<string, string>()
    const paths = uses
      .filter(
        (use) =>
          use.from === basename(file, '.ts') &&
          (use.name === name || use.name === everything || types.get(use.name) === name),
      )
      .map(({ path }) => path)
    return {
      name,
      file,
      tests: unique(paths.filter(isTest)),
      users: unique(paths.filter((path) => !isTest(path) && !path.startsWith(folder) && !path.startsWith('scripts/'))),
    }
  })
}

interface Source {
  path: string
  text: string
}

function readSources(top: string): Source[] {
  return readdirSync(top, { withFileTypes: true }).flatMap((entry) => {
    const path = join(top, entry.name)
    if (entry.isDirectory())
      return /^(node_modules|dist|migrations|reference-apps)$/.test(entry.name) ? [] : readSources(path)
    if (!/\.tsx?$/.test(entry.name)) return []
    return [{ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }]
  })
}

function isTest(path: string): boolean {
  return /\.(test|suite|journey|judge)\.tsx?$/.test(path)
}

function exportedValues({ text }: Source): string[] {
  return [...text.matchAll(/^export (?:const|function|async function|class) (\w+)/gm)].map((match) => match[1] ?? '')
}

/** Type → the value it is made from: whoever imports the type uses the value. */
function exportedTypes({ text }: Source): Map<string, string> {
  return new Map(
    [...text.matchAll(/^export type (\w+) =\s*[^\n]*?typeof (\w+)/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

/** Names imported from a file of the vocabulary, by that file's name. */
function importedNames({ path, text }: Source): { name: string; from: string }[] {
  if (!text.includes('vocabulary/') && !path.startsWith(folder)) return []
  const { module } = parseSync(path, text)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map((entry) => (entry.importName.name === null ? everything : entry.importName.name)),
  }))
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest === null ? [] : [{ specifier: entry.moduleRequest.value, names: [entry.importName.name] }],
    ),
  )
  return [...imports, ...reexports].flatMap(({ specifier, names }) => {
    const isVocabulary = specifier.includes('vocabulary/') || (path.startsWith(folder) && specifier.startsWith('./'))
    const from = basename(specifier, '.ts')
    return isVocabulary ? names.flatMap((name) => (name === null ? [] : [{ name, from }])) : []
  })
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)].toSorted()
}
