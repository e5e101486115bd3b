// Lets rolldown read an app from memory. Nothing an app imports reaches the disk, but for the packages of the catalogue.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'rolldown'

import { appFolder } from '../app-folder.ts'
import { languageOf } from '../modules/module-record.ts'
import { resolveImport } from '../project/resolve-import.ts'
import type { AppSource } from './bundle-jobs.ts'

export const entryId = '\0joinery:entry.js'
const iconsId = '\0joinery:icons.js'
const lucideFolder = dirname(fileURLToPath(import.meta.resolve('lucide-react'))).replace('/cjs', '/esm')

export function appPlugin(app: AppSource, entry: string): Plugin {
  return {
    name: 'joinery-app',
    resolveId(source, importer) {
      if (source === entryId) return source
      if (importer === entryId) return source.startsWith(appFolder) ? source : resolvePackage(source, app)
      if (importer === iconsId) return source
      if (importer?.startsWith(appFolder) !== true) return null
      const target = resolveImport(app.files, importer.slice(appFolder.length), source)
      if (target.kind === 'file') return appFolder + target.path
      if (target.kind === 'package') return resolvePackage(source, app)
      if (target.kind === 'node') return { id: source, external: true }
      throw new Error(`"${source}" cannot be imported from ${importer.slice(appFolder.length)}.`)
    },
    load(id) {
      if (id === entryId) return { code: entry, moduleType: 'js' }
      if (id === iconsId) return { code: iconModule(app.icons ?? {}), moduleType: 'js', moduleSideEffects: false }
      return id.startsWith(appFolder) ? loadFile(app, id.slice(appFolder.length)) : null
    },
  }
}

function loadFile({ files }: AppSource, path: string) {
  const code = files[path]
  if (code === undefined) return null
  const language = languageOf(path)
  if (language === 'css') return { code: '', moduleType: 'js' as const }
  if (language === 'svg') {
    const url = `data:image/svg+xml;base64,${Buffer.from(code).toString('base64')}`
    return { code: `export default ${JSON.stringify(url)}`, moduleType: 'js' as const }
  }
  return { code, moduleType: language ?? ('js' as const) }
}

function resolvePackage(specifier: string, { icons }: AppSource) {
  if (specifier === 'lucide-react') return icons === null ? `${lucideFolder}/lucide-react.mjs` : iconsId
  return fileURLToPath(import.meta.resolve(specifier))
}

/** A lucide-react that holds only what the app uses: reading all of it takes longer than the rest of the build. */
function iconModule(icons: Record<string, string>): string {
  const lines = Object.entries(icons).map(
    ([name, icon]) => `export { default as ${name} } from '${lucideFolder}/icons/${icon}.mjs'`,
  )
  return [
    ...lines,
    `export { LucideProvider, useLucideContext } from '${lucideFolder}/context.mjs'`,
    `export { default as createLucideIcon } from '${lucideFolder}/createLucideIcon.mjs'`,
    `export { default as Icon } from '${lucideFolder}/Icon.mjs'`,
  ].join('\n')
}
