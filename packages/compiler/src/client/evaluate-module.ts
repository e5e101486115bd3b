// Runs the code of one module with what it imports.
import { createSignatureFunctionForTransform, register } from 'react-refresh/runtime'

import type { ClientModule } from '../preview/preview-state.ts'

export type ModuleExports = Record<string, unknown>

/** How a module reaches what it imports. */
export interface ModuleImports {
  run: (path: string) => ModuleExports
  findVendor: (key: string) => ModuleExports | null
  prepareFile: (path: string) => Promise<void>
  prepareVendor: (key: string) => Promise<void>
}

const parameters = [
  '__vite_ssr_exports__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
  '$RefreshReg$',
  '$RefreshSig$',
]

/** Fills `exports`. Throws what the module throws. */
export function evaluateModule(module: ClientModule, exports: ModuleExports, imports: ModuleImports): void {
  const need = (specifier: string): ModuleExports => {
    const path = module.links[specifier]
    if (path !== undefined) return imports.run(path)
    const vendor = imports.findVendor(module.vendors[specifier] ?? '')
    if (vendor === null) throw new Error(`"${specifier}" is not available in ${module.path}.`)
    return vendor
  }
  const needLater = async (specifier: string) => {
    const path = module.links[specifier]
    if (path === undefined) await imports.prepareVendor(module.vendors[specifier] ?? specifier)
    else await imports.prepareFile(path)
    return need(specifier)
  }
  const source = `(function(${parameters.join(',')}){"use strict";\n${module.code}\n})\n//# sourceURL=${location.origin}/~/${module.path}?h=${module.hash}`
  // An indirect eval runs in the global scope; this page exists to run the app's code.
  // oxlint-disable-next-line no-eval -- see above
  const body: (...values: unknown[]) => void = (0, eval)(source)
  body(
    exports,
    need,
    needLater,
    (all: ModuleExports) => exportAll(exports, all),
    { url: `${location.origin}/~/${module.path}` },
    (type: unknown, id: string) => register(type, `${module.path} ${id}`),
    createSignatureFunctionForTransform,
  )
}

function exportAll(exports: ModuleExports, all: ModuleExports) {
  for (const name of Object.keys(all)) {
    if (name === 'default' || Object.hasOwn(exports, name)) continue
    Object.defineProperty(exports, name, { enumerable: true, configurable: true, get: () => all[name] })
  }
}
