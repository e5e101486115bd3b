// The first publish makes production from development: with its rows, with the rows its scripts put in, or with none.
import type { FirstData } from '@joinery/contract/publish'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'

import type { AppDatabaseKey } from '../app-databases.ts'
import type { ScriptRow } from '../app-databases/app-database-queries.ts'
import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { HeldSession } from '../app-databases/held-session.ts'
import type { QuietCopy } from '../app-databases/quiet-copy.ts'
import { parseScript } from '../app-databases/sql-statements.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import { compareSchemas } from './compare-schemas.ts'
import { bodiesLater, inTransactions } from './schema-difference.ts'
import type { SchemaReader } from './schema-reader.ts'

export type Made = { ok: true } | { ok: false; code: string; message: string }

export interface MakeProduction {
  development: TenantDatabase
  firstData: FirstData
  /** All that was recorded. */
  scripts: readonly ScriptRow[]
}

const timeoutMs = 120_000

/** What was half made is thrown away. */
class CannotBeMade extends Error {}

/** The answer expects to be called under the app's lock. */
export function createProductionMaker(parts: {
  directory: Pick<DatabaseDirectory, 'make' | 'remove'>
  quietCopy: QuietCopy
  session: HeldSession
  reader: SchemaReader
  /** Sends whoever is connected away. */
  forceCopy: (source: TenantDatabase, target: TenantDatabase) => Promise<void>
  createEmpty: (database: TenantDatabase) => Promise<void>
}): (key: AppDatabaseKey, input: MakeProduction) => Promise<Made> {
  const { directory, quietCopy, session, reader, forceCopy, createEmpty } = parts

  async function copy(source: TenantDatabase, target: TenantDatabase): Promise<void> {
    if (await quietCopy.copy(source, target)) return
    // The publish does not wait for whoever holds on.
    await quietCopy.alone(source, () => forceCopy(source, target))
  }

  /** The scripts bring their rows; what was made outside of them follows as the difference. */
  async function replay(main: TenantDatabase, { development, scripts }: MakeProduction): Promise<void> {
    await createEmpty(main)
    await session.hold(main, { timeoutMs }, async (client) => {
      for (const { sql } of scripts) {
        const parsed = parseScript(sql)
        if (!parsed.ok) throw new CannotBeMade(parsed.message)
        for (const { text } of parsed.statements) await client.query(text)
      }
    })
    const difference = await compareSchemas(reader, { from: main, to: development })
    if (!difference.ok) throw new CannotBeMade(difference.reason)
    for (const statements of inTransactions(difference.statements)) {
      await session.hold(main, { timeoutMs }, async (client) => {
        await client.query(bodiesLater)
        for (const { sql } of statements) await client.query(sql)
      })
    }
  }

  return async (key, input) => {
    const { development, firstData, scripts } = input
    try {
      await directory.make(key, async (main) => {
        if (firstData === 'sample_rows') {
          await replay(main, input)
        } else {
          await copy(development, main)
          if (firstData === 'empty') await session.hold(main, { timeoutMs }, emptyAll)
        }
        return scripts.at(-1)?.position ?? 0
      })
      return { ok: true }
    } catch (error) {
      if (error instanceof CannotBeMade) return { ok: false, code: 'refused', message: error.message }
      if (error instanceof DatabaseError) return { ok: false, code: error.code ?? 'XX000', message: error.message }
      throw error
    }
  }
}

const objectsSql = `
  select c.relname as name, c.relkind as kind,
         exists (select from pg_catalog.pg_depend d
                 where d.objid = c.oid and d.classid = 'pg_catalog.pg_class'::regclass and d.deptype in ('a', 'i')) as owned
  from pg_catalog.pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S', 'm')
  order by c.oid`

/** Takes every row out, counts from the beginning again, and leaves the structure as it is. */
async function emptyAll(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; kind: string; owned: string }>(objectsSql)
  const named = (kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => `public.${escapeIdentifier(name)}`)
  const tables = named(['r', 'p'])
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')} restart identity cascade`)
  for (const sequence of rows.filter(({ kind, owned }) => kind === 'S' && owned !== 't')) {
    await client.query(`alter sequence public.${escapeIdentifier(sequence.name)} restart`)
  }
  // In the order they were made, which is the order they may lean on each other.
  for (const view of named(['m'])) await client.query(`refresh materialized view ${view}`)
}
