// Compiles one module. Runs in a child process only: a hostile source can crash the native parser.
import { Scanner } from '@tailwindcss/oxide'
import { parseSync } from 'oxc-parser'
import type { EcmaScriptModule } from 'oxc-parser'
import { moduleRunnerTransformSync, transformSync } from 'oxc-transform'
import type { OxcError } from 'oxc-transform'

import type { ModuleImport, ModuleProblem, ModuleRecord, ModuleSource } from './module-record.ts'
import { emptyRecord } from './module-record.ts'

export function compileModule({ language, source }: ModuleSource): ModuleRecord {
  const record = emptyRecord({ language, source })
  if (language === 'css') return record
  if (language === 'json' || language === 'svg') return compileData(record, language)

  const parsed = parseSync(`module.${language}`, source, { lang: language, sourceType: 'module' })
  const problems = parsed.errors.filter(isFatal).map((error) => toProblem(error, (offset) => offset))
  if (problems.length > 0) return { ...record, problems }

  const output = transformSync(`module.${language}`, source, {
    sourcemap: true,
    sourceType: 'module',
    lang: language,
    target: 'es2022',
    jsx: { runtime: 'automatic', refresh: true },
  })
  const faults = output.errors.filter(isFatal).map((error) => toProblem(error, utf16OffsetIn(source)))
  if (faults.length > 0) return { ...record, problems: faults }

  const registered = moduleRunnerTransformSync('module.js', output.code, { sourcemap: true })
  const { imports, exports, exportStars } = readLinks(parsed.module)
  return {
    ...record,
    code: withoutAwait(registered.code),
    mappings: [registered.map?.mappings ?? '', output.map?.mappings ?? ''],
    // TypeScript drops imports that are used as types only; what is left decides.
    imports: imports.filter(
      ({ specifier, isDynamic }) => isDynamic || language === 'jsx' || registered.deps.includes(specifier),
    ),
    exports,
    exportStars,
    candidates: new Scanner({}).scanFiles([{ content: source, extension: language }]),
  }
}

function compileData(record: ModuleRecord, language: 'json' | 'svg'): ModuleRecord {
  try {
    const value: unknown =
      language === 'json'
        ? JSON.parse(record.source)
        : `data:image/svg+xml;base64,${Buffer.from(record.source).toString('base64')}`
    const code = `Object.defineProperty(__vite_ssr_exports__, "default", { enumerable: true, configurable: true, value: ${JSON.stringify(value)} });`
    return { ...record, code, exports: ['default'] }
  } catch (error) {
    return { ...record, problems: [{ message: error instanceof Error ? error.message : 'Not JSON.', start: null }] }
  }
}

function isFatal(error: { severity: string }): boolean {
  return error.severity === 'Error'
}

function toProblem(
  error: Pick<OxcError, 'message' | 'labels' | 'helpMessage'>,
  toUtf16: (offset: number) => number,
): ModuleProblem {
  const label = error.labels[0]
  const help = error.helpMessage === null || error.helpMessage === undefined ? '' : ` ${error.helpMessage}`
  return { message: `${error.message}${help}`, start: label === undefined ? null : toUtf16(label.start) }
}

/** The transformer counts UTF-8 bytes, everybody else UTF-16 code units. */
function utf16OffsetIn(source: string): (byteOffset: number) => number {
  const bytes = Buffer.from(source)
  return (byteOffset) => bytes.subarray(0, byteOffset).toString().length
}

/** All static imports are loaded before a module runs, so it need not wait; the spaces keep columns where they were. */
function withoutAwait(code: string): string {
  return code.replace(/^(const __vite_ssr_import_\d+__ = )await (__vite_ssr_import__\()/gm, '$1      $2')
}

function readLinks(module: EcmaScriptModule): Pick<ModuleRecord, 'imports' | 'exports' | 'exportStars'> {
  const imports: ModuleImport[] = module.staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    start: found.moduleRequest.start,
    isDynamic: false,
    isType: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    names: found.entries.map((entry) => ({ name: importedName(entry.importName), isType: entry.isType })),
  }))
  const exports: string[] = []
  const exportStars: string[] = []
  for (const entry of module.staticExports.flatMap((found) => found.entries)) {
    const request = entry.moduleRequest
    if (request !== null && request !== undefined) {
      const name = importedName(entry.importName)
      const base = { specifier: request.value, start: request.start, isDynamic: false, isType: entry.isType }
      imports.push({ ...base, names: name === '*' ? [] : [{ name, isType: entry.isType }] })
      if (isKind(entry.exportName, 'None')) exportStars.push(request.value)
    }
    if (isKind(entry.exportName, 'Default')) exports.push('default')
    else if (isKind(entry.exportName, 'Name') && entry.exportName.name !== null) exports.push(entry.exportName.name)
  }
  return { imports, exports, exportStars }
}

function importedName(name: ParsedName): string {
  if (isKind(name, 'Default')) return 'default'
  return isKind(name, 'Name') ? (name.name ?? '*') : '*'
}

interface ParsedName {
  kind: string
  name: string | null
}

function isKind(name: ParsedName, kind: string): boolean {
  return name.kind === kind
}
