// The part of a linked project that a browser may have, in the form the preview client takes.
import type { LinkedModule, LinkedProject } from '../project/link-project.ts'
import { reachable } from '../project/link-project.ts'
import { clientRoots } from '../project/find-routes.ts'
import type { VendorManifest } from '../vendors/vendor-manifest.ts'
import { iconCoreKey } from '../vendors/vendor-manifest.ts'
import type { ClientModule, ClientRoutes } from './preview-state.ts'
import { iconsKey } from './preview-state.ts'

export interface ClientGraph {
  modules: Map<string, ClientModule>
  routes: ClientRoutes
  /** Class name candidates of all modules. */
  candidates: Set<string>
  iconNames: Set<string>
}

/** @param good the last version of each module that compiled and linked */
export function clientGraphOf(
  project: LinkedProject,
  good: ReadonlyMap<string, LinkedModule>,
  manifest: VendorManifest,
): ClientGraph {
  const graph: ClientGraph = {
    modules: new Map(),
    routes: {
      pages: project.routes.pages.map(({ pattern, page, layouts, server }) => ({
        pattern,
        hasData: server !== null,
        page,
        layouts,
      })),
      rootLayout: project.routes.rootLayout,
      notFound: project.routes.notFound,
      error: project.routes.error,
    },
    candidates: new Set(),
    iconNames: new Set(),
  }
  for (const path of reachable(clientRoots(project.routes), good)) {
    const linked = good.get(path)
    if (linked === undefined) continue
    const vendors = Object.fromEntries(linked.packages.map((specifier) => [specifier, specifier]))
    // The JSX transform adds this import; nobody wrote it.
    if (linked.record.code.includes('"react/jsx-runtime"')) vendors['react/jsx-runtime'] = 'react/jsx-runtime'
    const icons = iconsOf(linked, manifest)
    if (icons !== null) {
      vendors['lucide-react'] = iconsKey
      for (const name of icons) graph.iconNames.add(name)
    }
    const { hash, code, candidates } = linked.record
    graph.modules.set(path, { path, hash, code, links: linked.links, vendors })
    for (const candidate of candidates) graph.candidates.add(candidate)
  }
  return graph
}

/** The icons a module names; null when it takes lucide-react as a whole, or not at all. */
function iconsOf(linked: LinkedModule, manifest: VendorManifest): string[] | null {
  const found = linked.record.imports.filter((each) => each.specifier === 'lucide-react')
  const core = manifest.entries[iconCoreKey]?.exports ?? []
  const names = found.flatMap((each) => each.names.map(({ name }) => name))
  const isSliceable = found.every((each) => !each.isDynamic && each.names.length > 0)
  const isKnown = names.every((name) => core.includes(name) || manifest.icons[name] !== undefined)
  return found.length > 0 && isSliceable && isKnown && linked.record.exportStars.length === 0 ? names : null
}
