// Says whether two moments of a project are the same app: the same files over the same tables.
import { createHash } from 'node:crypto'

import type { DatabaseTable } from '@joinery/contract/databases'

import type { TreeRow } from '../revisions/index.ts'

export function hashTree(tree: TreeRow): string {
  const entries = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}

/** Rows do not count: what people type does not make another app. */
export function hashApp(tree: TreeRow, tables: readonly DatabaseTable[]): string {
  const structure = tables.map(({ name, columns }) => ({ name, columns }))
  return createHash('sha256')
    .update(JSON.stringify([hashTree(tree), structure]))
    .digest('hex')
}
