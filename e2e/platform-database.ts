// The installation's own Postgres, for journeys that assert on what is stored.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Pool } from 'pg'

import type { Installation } from './installation.ts'

export interface PlatformTables {
  rows(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** The one value of the one row. */
  value(text: string, values?: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

/** Reads with the administrator's rights. Postgres is a process of its own: it answers while the server is dead. */
export async function openTables(installation: Installation, database = 'joinery'): Promise<PlatformTables> {
  const folder = join(installation.dataDir, 'postgres')
  const [password, port] = await Promise.all([
    readFile(join(folder, 'password'), 'utf8'),
    readFile(join(folder, 'port'), 'utf8'),
  ])
  const pool = new Pool({ host: '127.0.0.1', port: Number(port), user: 'postgres', password, database, max: 1 })
  pool.on('error', () => {}) // an orderly restart ends the connection; the next query opens another
  const rows = async (text: string, values: readonly unknown[] = []) => {
    const result = await pool.query<Record<string, unknown>>(text, [...values])
    return result.rows
  }
  return {
    rows,
    value: async (text, values) => Object.values((await rows(text, values))[0] ?? {})[0],
    close: () => pool.end(),
  }
}
