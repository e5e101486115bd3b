// One compiler for all test files of a worker: starting its processes takes longer than most of what they compile.
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Compiler, createCompiler } from '@joinery/compiler'

/** Built once by whoever needs it first, and kept: the catalogue takes seconds. */
const compilerCache = join(tmpdir(), 'joinery-test-compiler')

let shared: Promise<Compiler> | null = null

/** Nobody closes it: its processes keep no worker alive, and end with it. */
export function sharedCompiler(): Promise<Compiler> {
  shared ??= createCompiler({ cacheDir: compilerCache })
  return shared
}
