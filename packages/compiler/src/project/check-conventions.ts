// What the shape of an app asks for beyond modules that compile.
import type { Diagnostic } from '@joinery/contract/files'

import type { ModuleRecord } from '../modules/module-record.ts'
import { diagnosticAt } from './diagnostics.ts'
import type { AppRoutes } from './find-routes.ts'
import { clientRoots } from './find-routes.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function checkConventions(routes: AppRoutes, records: ReadonlyMap<string, ModuleRecord>): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const report = (file: string, code: string, message: string, start: number | null = null) => {
    diagnostics.push(diagnosticAt({ code, message, file, source: records.get(file)?.source ?? '', start }))
  }

  if (routes.rootLayout === null) {
    report('web/app/layout.jsx', 'compile.missing_layout', 'An app needs web/app/layout.jsx with a default export.')
  }
  if (!routes.pages.some((route) => route.pattern === '/')) {
    report('web/app/page.jsx', 'compile.missing_page', 'An app needs a first page: web/app/page.jsx.')
  }
  for (const { file, other } of routes.duplicates) {
    report(file, 'compile.duplicate_route', `${other} answers at the same address.`)
  }
  const exportsOf = (file: string) => {
    const record = records.get(file)
    return record === undefined || record.problems.length > 0 || record.exportStars.length > 0 ? null : record.exports
  }
  for (const file of clientRoots(routes)) {
    if (exportsOf(file)?.includes('default') === false) {
      report(file, 'compile.missing_default_export', 'This file needs a component as its default export.')
    }
    const source = records.get(file)?.source ?? ''
    // Looked up in compiled code, so that words in comments and texts do not count.
    const element = /jsxs?\)\("(html|head|body)"/.exec(records.get(file)?.code ?? '')?.[1]
    if (element !== undefined) {
      const message = `Layouts and pages are drawn inside the body; leave out <${element}>. Titles belong in \`metadata\`.`
      report(file, 'compile.document_element', message, source.lastIndexOf(`<${element}`))
    }
    const asynchronous = /^export default async function/m.exec(source)
    if (asynchronous !== null) {
      const message = 'A page or layout cannot be async. Load its data in page.server.js beside it.'
      report(file, 'compile.async_component', message, asynchronous.index)
    }
  }
  for (const { server } of routes.pages) {
    if (server !== null && exportsOf(server)?.includes('load') === false) {
      report(server, 'compile.missing_load', 'A page.server file exports `load`.')
    }
  }
  for (const { file } of routes.apis) {
    if (exportsOf(file)?.some((name) => methods.includes(name)) === false) {
      report(file, 'compile.missing_method', 'An API route exports a function named GET, POST, PUT, PATCH or DELETE.')
    }
  }
  return diagnostics
}
