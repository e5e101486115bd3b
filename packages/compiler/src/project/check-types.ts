// Type-checks the TypeScript of an app with the real compiler, in a process and a folder of its own.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Diagnostic, FileTree } from '@joinery/contract/files'

import { frameOf } from './diagnostics.ts'

const timeoutMs = 20_000
const maxOutputBytes = 1_000_000
const maxDiagnostics = 50

const settings = {
  compilerOptions: {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    allowJs: true,
    checkJs: false,
    noEmit: true,
    strict: true,
    // JavaScript modules of the app have no types to give.
    noImplicitAny: false,
    noUncheckedSideEffectImports: false,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    paths: { '@/*': ['./web/*'] },
  },
  include: ['web'],
}

/**
 * What the types of an app say; apps without TypeScript cost nothing. `folder` is where a scratch folder may be made.
 *
 * The files are hostile: whatever reaches for files outside the app is refused before the type checker reads it.
 */
export async function checkTypes(files: FileTree, folder: string): Promise<Diagnostic[]> {
  const typed = Object.keys(files).filter((path) => /^web\/.*\.tsx?$/.test(path))
  if (typed.length === 0) return []
  const reaching = typed.flatMap((path) => findReach(path, files[path] ?? ''))
  if (reaching.length > 0) return reaching
  await mkdir(folder, { recursive: true })
  const scratch = await realpath(await mkdtemp(join(folder, 'types-')))
  try {
    await writeProject(scratch, files)
    return parseOutput(await runTypeChecker(scratch), files)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** `/// <reference path>` and imports of absolute or far relative paths would make the checker read our files. */
function findReach(file: string, text: string): Diagnostic[] {
  const lines = text.split('\n')
  const index = lines.findIndex(
    (line) =>
      /\/\/\/\s*<reference/.test(line) || /(?:from|import|require)\s*\(?\s*['"](?:\/|file:|(?:\.\.\/){3,})/.test(line),
  )
  if (index === -1) return []
  const message = 'Only files of the app can be named here: write imports with @/.'
  return [{ severity: 'error', code: 'types.outside', message, file, line: index + 1 }]
}

async function writeProject(scratch: string, files: FileTree): Promise<void> {
  await Promise.all(
    Object.entries(files)
      .filter(([path]) => /^web\/.*\.(?:[jt]sx?|json)$/.test(path))
      .map(async ([path, text]) => {
        await mkdir(dirname(join(scratch, path)), { recursive: true })
        await writeFile(join(scratch, path), text)
      }),
  )
  await writeFile(join(scratch, 'tsconfig.json'), JSON.stringify(settings))
  await symlink(packagesFolder(), join(scratch, 'node_modules'))
}

function packagesFolder(): string {
  return dirname(dirname(fileURLToPath(import.meta.resolve('react'))))
}

function runTypeChecker(scratch: string): Promise<string> {
  const entry = join(packagesFolder(), 'typescript', 'bin', 'tsc')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [entry, '-p', scratch, '--pretty', 'false'],
      { cwd: scratch, env: {}, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maxOutputBytes },
      // Findings come with an exit code; types without end come with none, and then there is nothing to say.
      (_error, output) => resolve(output),
    )
  })
}

/** `web/app/page.tsx(3,7): error TS2322: …`; what lies outside the app is not its fault. */
function parseOutput(output: string, files: FileTree): Diagnostic[] {
  return output
    .split('\n')
    .flatMap((text): Diagnostic[] => {
      const found = /^([^(\s][^(]*)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(text)
      const [, file = '', lineText = '', columnText = '', code = '', message = ''] = found ?? []
      const source = files[file]
      if (source === undefined) return []
      const [line, column] = [Number(lineText), Number(columnText)]
      const frame = frameOf(source, line, column)
      return [{ severity: 'error', code: `types.${code.toLowerCase()}`, message, file, line, column, frame }]
    })
    .slice(0, maxDiagnostics)
}
