export type * from './compiler.ts'
export { createCompiler } from './create-compiler.ts'
