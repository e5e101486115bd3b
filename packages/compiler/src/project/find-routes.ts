// The routes of an app, from the paths of its files.
import { matchRoute, routePatternOf } from '@joinery/contract/routes'

export interface PageRoute {
  pattern: string
  page: string
  /** Layout files, outermost first. */
  layouts: string[]
  /** The page.server file beside the page. */
  server: string | null
}
export interface ApiRoute {
  pattern: string
  file: string
}
export interface AppRoutes {
  pages: PageRoute[]
  apis: ApiRoute[]
  rootLayout: string | null
  notFound: string | null
  error: string | null
  /** Files that answer at an address another file has already. */
  duplicates: { file: string; other: string }[]
}

export function findRoutes(paths: readonly string[]): AppRoutes {
  const sorted = [...paths].sort()
  const pageFiles = sorted.filter((path) => /^web\/app\/(?:.+\/)?page\.(jsx|tsx|js|ts)$/.test(path))
  const apiFiles = sorted.filter((path) => /^web\/app\/api\/(?:.+\/)?route\.(js|ts)$/.test(path))
  const duplicates: AppRoutes['duplicates'] = []

  const pages = new Map<string, PageRoute>()
  for (const page of pageFiles) {
    const folder = folderOf(page)
    const pattern = routePatternOf(folder.slice('web/app'.length))
    const other = pages.get(pattern)
    if (other !== undefined) duplicates.push({ file: page, other: other.page })
    else
      pages.set(pattern, {
        pattern,
        page,
        layouts: layoutsOf(sorted, folder),
        server: find(sorted, `${folder}/page.server`),
      })
  }
  const apis = new Map<string, ApiRoute>()
  for (const file of apiFiles) {
    const pattern = routePatternOf(folderOf(file).slice('web/app'.length))
    const other = apis.get(pattern)
    if (other !== undefined) duplicates.push({ file, other: other.file })
    else apis.set(pattern, { pattern, file })
  }
  return {
    pages: [...pages.values()],
    apis: [...apis.values()],
    rootLayout: find(sorted, 'web/app/layout'),
    notFound: find(sorted, 'web/app/not-found'),
    error: find(sorted, 'web/app/error'),
    duplicates,
  }
}

/** The page route that answers for a path. */
export function findPage(routes: AppRoutes, pathname: string): PageRoute | null {
  const patterns = routes.pages.map((route) => route.pattern)
  const match = matchRoute(patterns, pathname)
  return routes.pages.find((route) => route.pattern === match?.pattern) ?? null
}

/** The files a browser starts from. */
export function clientRoots(routes: AppRoutes): string[] {
  const roots = routes.pages.flatMap((route) => [route.page, ...route.layouts])
  return [...new Set([...roots, routes.rootLayout, routes.notFound, routes.error])].filter((path) => path !== null)
}

/** Every file that must not reach a browser. */
export function isServerFile(path: string): boolean {
  return /^web\/app\/(?:.+\/)?page\.server\.(js|ts|jsx|tsx)$/.test(path) || /^web\/app\/api\/.+/.test(path)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function find(paths: readonly string[], stem: string): string | null {
  return (
    paths.find((path) => path.startsWith(`${stem}.`) && /^\.(jsx|tsx|js|ts)$/.test(path.slice(stem.length))) ?? null
  )
}

function layoutsOf(paths: readonly string[], folder: string): string[] {
  const parts = folder.split('/')
  const folders = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'))
  return folders.map((each) => find(paths, `${each}/layout`)).filter((layout) => layout !== null)
}
