// Everything that rules can put right in an app's files, and what they found and cannot.
import { createAppCode, type AppCode } from '../code/app-code.ts'
import { child } from '../code/syntax.ts'
import { mendImports, mendNames } from './repair-names.ts'
import { nearest } from './near.ts'
import { mendSql } from './repair-sql.ts'
import { mendSyntax } from './repair-syntax.ts'

export interface Repair {
  writes: { path: string; content: string }[]
  sql: string[]
  done: string[]
  left: string[]
}

/** @param databaseText what `db_schema` answered; '' where it was not asked */
export function repairFiles(files: Readonly<Record<string, string>>, databaseText: string): Repair {
  const app = createAppCode(files)
  const repair: Repair = { writes: [], sql: [], done: [], left: [] }
  const modules = [...app.files.keys()].filter((path) => /^web\/.*\.[jt]sx?$/.test(path))
  for (const path of modules) {
    if (app.module(path) !== null) continue
    const mended = mendSyntax(path, app.files.get(path) ?? '')
    if (mended === null) repair.left.push(`${path} does not parse, and no small change makes it`)
    else {
      app.write(path, mended.text)
      repair.done.push(`${mended.clause} in ${path}`)
    }
  }
  for (const path of modules) {
    for (const mend of [mendPage, mendImports, mendNames, mendFields, mendClasses]) {
      const { done, left } = mend(app, path)
      repair.done.push(...done)
      repair.left.push(...left)
    }
  }
  const { done, left, sql } = mendSql(app, databaseText)
  repair.done.push(...done)
  repair.left.push(...left)
  repair.sql.push(...sql)
  for (const [path, content] of app.files) if (files[path] !== content) repair.writes.push({ path, content })
  return repair
}

interface Mended {
  done: string[]
  left: string[]
}

/** A page is its default export. */
function mendPage(app: AppCode, path: string): Mended {
  const text = app.files.get(path) ?? ''
  if (!/\/(?:page|layout)\.[jt]sx$/.test(path) || /\bexport\s+default\b|\bas\s+default\b/.test(text))
    return { done: [], left: [] }
  const found = /^(?:export\s+)?(function\s+[A-Z]\w*)/m.exec(text)
  if (found === null) return { done: [], left: [`${path} has no default export`] }
  app.write(
    path,
    text.slice(0, found.index) + `export default ${found[1] ?? ''}` + text.slice(found.index + found[0].length),
  )
  return { done: [`make the component of ${path} its default export`], left: [] }
}

/** A field without a name is sent by no form. */
function mendFields(app: AppCode, path: string): Mended {
  const nameless = app
    .elements(path)
    .filter(
      ({ tag, attributes, node, module }) =>
        /^(?:input|select|textarea)$/.test(tag) &&
        !attributes.has('name') &&
        !/^(?:submit|button|reset|image)$/.test(attributes.get('type')?.literal ?? '') &&
        !/\{\.\.\./.test(module.text.slice(node.start, child(node, 'openingElement')?.end ?? node.end)),
    )
  const patches = nameless.flatMap(({ node, attributes, parents }) => {
    const said =
      attributes.get('id')?.literal ??
      attributes.get('placeholder')?.literal ??
      attributes.get('aria-label')?.literal ??
      parents.findLast(({ tag }) => tag === 'label')?.words ??
      ''
    const name = said
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
    const at = child(child(node, 'openingElement'), 'name')?.end
    return name === '' || at === undefined ? [] : [{ start: at, end: at, text: ` name="${name}"` }]
  })
  if (patches.length === 0 || !app.patch(path, patches)) return { done: [], left: [] }
  return { done: [`give ${patches.length === 1 ? 'a field' : `${patches.length} fields`} a name in ${path}`], left: [] }
}

const plainColors =
  /^(?:inherit|current|transparent|black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)(?:-\d+)?)$/
const noRole =
  /^(?:xs|sm|base|lg|xl|\dxl|left|center|right|justify|start|end|wrap|nowrap|balance|pretty|ellipsis|clip|none|auto|cover|contain|fixed|local|scroll|bottom|top|repeat.*|no-repeat|origin.*|clip.*|linear.*|gradient.*|radial.*|conic.*|blend.*|opacity.*|[xytrbles](?:-.*)?|\d.*|solid|dashed|dotted|double|hidden|collapse|separate|spacing.*|shadow.*)$/

/** `bg-primry`: a colour of the tokens, nearly. */
function mendClasses(app: AppCode, path: string): Mended {
  const tokens = /"colors"\s*:\s*\{([^}]*)\}/.exec(app.files.get('design/tokens.json') ?? '')?.[1] ?? ''
  const roles = [...tokens.matchAll(/"([\w-]+)"\s*:/g)].map((found) => found[1] ?? '')
  const done: string[] = []
  if (roles.length === 0) return { done, left: [] }
  const patches = app.elements(path).flatMap(({ attributes }) => {
    const classes = attributes.get('className')
    if (classes?.literal === null || classes === undefined || classes.value?.type !== 'Literal') return []
    const literal = classes.literal.split(' ').map((name) => {
      const found = /^((?:[\w-]+:)*(?:bg|text|border|ring|fill|stroke|accent|outline|decoration)-)([a-z][a-z-]*)$/.exec(
        name,
      )
      const role = found?.[2] ?? ''
      if (found === null || roles.includes(role) || plainColors.test(role) || noRole.test(role)) return name
      const near = nearest(role, roles)
      if (near === null) return name
      done.push(`write ${found[1] ?? ''}${near} for ${name} in ${path}`)
      return `${found[1] ?? ''}${near}`
    })
    const text = `className="${literal.join(' ')}"`
    return literal.join(' ') === classes.literal ? [] : [{ start: classes.node.start, end: classes.node.end, text }]
  })
  if (patches.length > 0 && !app.patch(path, patches)) return { done: [], left: [] }
  return { done: [...new Set(done)], left: [] }
}
