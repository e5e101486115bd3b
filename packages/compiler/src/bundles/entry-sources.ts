// The entry modules of an app's bundles, as source text.
import { appFolder } from '../app-folder.ts'
import type { AppRoutes, PageRoute } from '../project/find-routes.ts'

/** Server side only: functions and page data, for previews. */
export function serverEntry(routes: AppRoutes): string {
  return [
    "import { createHandler } from '@joinery/app-kit/handler'",
    `const handle = createHandler({ ${dataAndApi(routes)}, documents: null })`,
    exportHandler,
  ].join('\n')
}

/** Stands in a bundled server, once, where its `DocumentAssets` belong. */
export const assetsPlaceholder = '__JOINERY_DOCUMENT_ASSETS__'

/** Server side of a published app, which renders documents too. */
export function documentServerEntry(routes: AppRoutes): string {
  return [
    "import { createHandler } from '@joinery/app-kit/handler'",
    "import { createRenderer } from '@joinery/app-kit/ssr'",
    `const app = ${appDefinition(routes)}`,
    `const render = createRenderer(app, ${assetsPlaceholder})`,
    `const patterns = ${JSON.stringify(routes.pages.map(({ pattern }) => pattern))}`,
    `const handle = createHandler({ ${dataAndApi(routes)}, documents: { patterns, render } })`,
    exportHandler,
  ].join('\n')
}

export function clientEntry(routes: AppRoutes): string {
  return ["import { startApp } from '@joinery/app-kit/client'", `startApp(${appDefinition(routes)})`].join('\n')
}

const exportHandler = 'export default { fetch: (request, env) => handle(request, env) }'

function dataAndApi(routes: AppRoutes): string {
  const api = routes.apis.map(({ pattern, file }) => lazyRoute(pattern, file))
  const data = routes.pages.flatMap(({ pattern, server }) => (server === null ? [] : lazyRoute(pattern, server)))
  return `api: [${api.join(', ')}], data: [${data.join(', ')}]`
}

function lazyRoute(pattern: string, file: string): string {
  return `{ pattern: ${JSON.stringify(pattern)}, load: () => ${lazy(file)} }`
}

function lazy(file: string | null): string {
  return file === null ? 'null' : `import(${JSON.stringify(appFolder + file)})`
}

function appDefinition(routes: AppRoutes): string {
  const root = routes.rootLayout === null ? [] : [routes.rootLayout]
  return `{
  routes: [${routes.pages.map((route) => routeDefinition(routes, route)).join(',')}],
  loadFrame: async () => (${frameModules(routes, root)}),
}`
}

function routeDefinition(routes: AppRoutes, { pattern, server, page, layouts }: PageRoute): string {
  return `{
    pattern: ${JSON.stringify(pattern)},
    hasData: ${server !== null},
    load: async () => {
      const page = ${lazy(page)}
      return { ...(${frameModules(routes, layouts)}), page: await page }
    },
  }`
}

/** The imports start together and are awaited together. */
function frameModules({ notFound, error }: AppRoutes, layouts: readonly string[]): string {
  const all = [notFound, error, ...layouts].map(lazy).join(', ')
  return `await Promise.all([${all}]).then(([notFound, error, ...layouts]) => ({ notFound, error, layouts }))`
}
