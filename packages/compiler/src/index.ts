export type * from './compiler.ts'
export { createCompiler } from './create-compiler.ts'
export { locateServerError } from './locate-server-error.ts'
