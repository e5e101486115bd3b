// Runs the app's modules in the browser. A module keeps its exports object when it runs again, so importers see the new values.
import { errorMessages } from '@joinery/contract/vocabulary/error-catalogue'
import { isLikelyComponentType } from 'react-refresh/runtime'

import type { ClientModule } from '../preview/preview-state.ts'
import { iconsKey } from '../preview/preview-state.ts'
import type { ModuleExports, ModuleImports } from './evaluate-module.ts'
import { evaluateModule } from './evaluate-module.ts'

interface LoadedModule {
  exports: ModuleExports
  isStale: boolean
  /** It threw when it ran last and exports what it did before; it may need what comes with a later update. */
  hasFailed: boolean
}

/** A package that the app imports could not be loaded; nothing can be drawn without it (specification 4, "Preview"). */
export class MissingIntegration extends Error {
  constructor(key: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'It is not available here.'
    super(`${errorMessages.clientIntegrationsMissing}\n${key}: ${reason}`, { cause })
    this.name = 'MissingIntegration'
  }
}

export interface Registry {
  /** Loads the packages that these modules and their imports need. */
  prepare(paths: readonly string[]): Promise<void>
  /** Runs a module if it has not run yet; its packages must be prepared. */
  run(path: string): ModuleExports
  replaceModules(modules: readonly ClientModule[], removed: readonly string[]): void
  addIcons(icons: Record<string, unknown>): void
  /**
   * Runs again what changed, up to the nearest components. Modules that fail keep what they exported before and are
   * tried again with the next change; the first failure is thrown after all have run.
   */
  rerun(changed: readonly string[]): Promise<void>
}

export function createRegistry(input: { modules: readonly ClientModule[]; vendors: Record<string, string> }): Registry {
  const modules = new Map(input.modules.map((module) => [module.path, module]))
  const loaded = new Map<string, LoadedModule>()
  const vendors = new Map<string, ModuleExports>()
  const icons: Record<string, unknown> = {}

  async function loadVendor(key: string) {
    if (vendors.has(key)) return
    const url = input.vendors[key === iconsKey ? 'joinery:icon-core' : key]
    if (url === undefined) throw new MissingIntegration(key, undefined)
    const namespace = await fetchModule(url).catch((error: unknown) => {
      throw new MissingIntegration(key, error)
    })
    vendors.set(key, key === iconsKey ? iconNamespace(namespace, icons) : namespace)
  }

  async function prepare(paths: readonly string[]) {
    const keys = new Set<string>()
    const seen = new Set<string>()
    const queue = [...paths]
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const module = modules.get(path)
      if (module === undefined || seen.has(path)) continue
      seen.add(path)
      for (const key of Object.values(module.vendors)) keys.add(key)
      queue.push(...Object.values(module.links))
    }
    await Promise.all([...keys].map(loadVendor))
  }

  const imports: ModuleImports = {
    run,
    findVendor: (key) => vendors.get(key) ?? null,
    prepareFile: (path) => prepare([path]),
    prepareVendor: loadVendor,
  }

  function run(path: string): ModuleExports {
    const present = loaded.get(path)
    if (present !== undefined && !present.isStale) return present.exports
    const module = modules.get(path)
    if (module === undefined) throw new Error(`${path} does not compile yet.`)
    const entry = present ?? { exports: {}, isStale: false, hasFailed: false }
    entry.isStale = false
    entry.hasFailed = false
    loaded.set(path, entry)
    const before = Object.getOwnPropertyDescriptors(entry.exports)
    for (const name of Object.keys(entry.exports)) delete entry.exports[name]
    try {
      evaluateModule(module, entry.exports, imports)
    } catch (error) {
      if (present === undefined) loaded.delete(path)
      else Object.defineProperties(clear(entry.exports), before)
      entry.hasFailed = true
      throw error
    }
    return entry.exports
  }

  return {
    prepare,
    run,
    replaceModules(next, removed) {
      for (const path of removed) {
        modules.delete(path)
        loaded.delete(path)
      }
      for (const module of next) modules.set(module.path, module)
    },
    addIcons: (more) => void Object.assign(icons, more),
    async rerun(changed) {
      const failed = [...loaded].filter(([, { hasFailed }]) => hasFailed).map(([path]) => path)
      const stale = findStale([...changed, ...failed], { modules, loaded })
      await prepare([...stale])
      for (const path of stale) {
        const entry = loaded.get(path)
        if (entry !== undefined) entry.isStale = true
      }
      const errors: unknown[] = []
      for (const path of stale) {
        try {
          run(path)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw errors[0]
    },
  }
}

async function fetchModule(url: string): Promise<ModuleExports> {
  return import(/* @vite-ignore */ url)
}

/** The changed modules and their importers, up to modules that export components only. */
function findStale(
  changed: readonly string[],
  { modules, loaded }: { modules: ReadonlyMap<string, ClientModule>; loaded: ReadonlyMap<string, LoadedModule> },
): Set<string> {
  const importersOf = (path: string) =>
    [...loaded.keys()].filter((importer) => Object.values(modules.get(importer)?.links ?? {}).includes(path))
  const stale = new Set<string>()
  const queue = changed.filter((path) => loaded.has(path))
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (stale.has(path)) continue
    stale.add(path)
    if (!isBoundary(loaded.get(path)?.exports ?? {})) queue.push(...importersOf(path))
  }
  return stale
}

function clear(exports: ModuleExports): ModuleExports {
  for (const name of Object.keys(exports)) delete exports[name]
  return exports
}

/** Fast Refresh can swap such a module without its importers noticing. */
function isBoundary(exports: ModuleExports): boolean {
  const names = Object.keys(exports).filter((name) => name !== 'metadata')
  return names.length > 0 && names.every((name) => isLikelyComponentType(exports[name]))
}

/** Icons become components when first used and stay the same component from then on. */
function iconNamespace(core: ModuleExports, icons: Record<string, unknown>): ModuleExports {
  const made: ModuleExports = { ...core }
  const create = core['createLucideIcon']
  return new Proxy(made, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && name in icons && typeof create === 'function') {
        target[name] = create(icons[name])
      }
      return Reflect.get(target, name)
    },
  })
}
