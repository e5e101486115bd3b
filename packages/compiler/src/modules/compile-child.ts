// Entry of the child process that compiles modules: one request, one answer; ends with its parent.
import { compileModule } from './compile-module.ts'
import type { ModuleSource } from './module-record.ts'

process.on('message', ({ id, module }: { id: number; module: ModuleSource }) => {
  process.send?.({ id, record: compileModule(module) })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
