// Compiles modules in a child process, with a spare ready. A module that kills its child is refused, the others go on.
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'

import type { ModuleRecord, ModuleSource } from './module-record.ts'
import { emptyRecord, hashModule } from './module-record.ts'

const slowModuleMs = 10_000
const keptRecords = 5_000

export interface CompilePool {
  compile(module: ModuleSource): Promise<ModuleRecord>
  /** A record compiled earlier, while it is still kept. */
  find(hash: string): ModuleRecord | null
  close(): void
}

interface Waiting {
  module: ModuleSource
  resolve: (record: ModuleRecord) => void
}
interface Child {
  process: ChildProcess
  waiting: Map<number, Waiting>
  timer: NodeJS.Timeout | null
}

function startChild(): Child {
  const process = fork(new URL('compile-child.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
  // Compiling must not keep a program alive that has nothing else to do.
  process.unref()
  process.channel?.unref()
  return { process, waiting: new Map(), timer: null }
}

/** Ends a child that is stuck, and keeps the program alive while somebody waits for an answer, and only then. */
function watch(child: Child) {
  if (child.timer !== null) clearTimeout(child.timer)
  const isIdle = child.waiting.size === 0
  child.timer = isIdle ? null : setTimeout(() => child.process.kill('SIGKILL'), slowModuleMs)
  if (isIdle) child.process.channel?.unref()
  else child.process.channel?.ref()
}

export function createCompilePool(): CompilePool {
  const records = new Map<string, Promise<ModuleRecord>>()
  const settled = new Map<string, ModuleRecord>()
  /** Modules that were under way in a crash: run one at a time, so that the next crash names its cause. */
  const suspects: Waiting[] = []
  let isTryingSuspect = false
  let isClosed = false
  let nextId = 1
  let active = start()
  let spare: Child | null = start()

  function start(): Child {
    const child = startChild()
    child.process.on('message', (message: { id?: number; record?: ModuleRecord }) => {
      if (message.id === undefined || message.record === undefined) return
      const waiting = child.waiting.get(message.id)
      child.waiting.delete(message.id)
      watch(child)
      waiting?.resolve(message.record)
    })
    child.process.on('exit', () => replace(child))
    return child
  }

  function replace(child: Child) {
    if (child.timer !== null) clearTimeout(child.timer)
    if (isClosed) return
    if (child === spare) {
      spare = null
      return
    }
    if (child !== active) return
    const lost = [...child.waiting.values()]
    active = spare ?? start()
    spare = start()
    const [only] = lost
    if (lost.length === 1 && only !== undefined) {
      isTryingSuspect = false
      only.resolve(refuse(only.module))
    } else suspects.push(...lost)
    trySuspect()
  }

  function trySuspect() {
    if (isTryingSuspect) return
    const next = suspects.shift()
    if (next === undefined) return
    isTryingSuspect = true
    send({
      module: next.module,
      resolve: (record) => {
        isTryingSuspect = false
        next.resolve(record)
        trySuspect()
      },
    })
  }

  function send(waiting: Waiting) {
    const id = nextId++
    active.waiting.set(id, waiting)
    active.process.send({ id, module: waiting.module }, () => {})
    watch(active)
  }

  return {
    compile(module) {
      const hash = hashModule(module)
      const known = records.get(hash)
      if (known !== undefined) {
        records.delete(hash)
        records.set(hash, known)
        return known
      }
      const compiled = new Promise<ModuleRecord>((resolve) => {
        const waiting = { module, resolve }
        // While a crash is being attributed, nothing else may share the child with the suspect.
        if (isTryingSuspect) suspects.push(waiting)
        else send(waiting)
      }).then((record) => {
        settled.set(hash, record)
        return record
      })
      records.set(hash, compiled)
      const oldest = records.keys().next().value
      if (records.size > keptRecords && oldest !== undefined) {
        records.delete(oldest)
        settled.delete(oldest)
      }
      return compiled
    },
    find: (hash) => settled.get(hash) ?? null,
    close() {
      isClosed = true
      active.process.kill()
      spare?.process.kill()
    },
  }
}

function refuse(module: ModuleSource): ModuleRecord {
  const message = 'This file is nested too deeply or too large to compile. Split it up.'
  return { ...emptyRecord(module), problems: [{ message, start: null }] }
}
