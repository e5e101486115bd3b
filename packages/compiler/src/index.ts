export type * from './compiler.ts'
