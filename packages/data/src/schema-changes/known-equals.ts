// Remembers which two structures were found to be the same, so that a publish that changes no table asks the catalogue
// two short questions instead of comparing everything.
import { LRUCache } from 'lru-cache'

import type { TenantDatabase, TenantSessions } from '../app-databases/tenant-sessions.ts'

export interface KnownEquals {
  /** False also when nobody has compared them. */
  areEqual(main: TenantDatabase, development: TenantDatabase): Promise<boolean>
  /** They are the same now. The caller holds the app's lock. */
  remember(main: TenantDatabase, development: TenantDatabase): Promise<void>
}

/** What Postgres keeps about everything in `public`, by who wrote it last: any statement that shapes something shows. */
const parts = [
  `select 'class', oid, xmin from pg_class where relnamespace = 'public'::regnamespace`,
  `select 'column' || attnum, attrelid, xmin from pg_attribute where attrelid >= 16384`,
  `select 'number', seqrelid, xmin from pg_sequence where seqrelid >= 16384`,
  `select 'parent', inhrelid, xmin from pg_inherits where inhrelid >= 16384`,
  `select 'index', indexrelid, xmin from pg_index where indexrelid >= 16384`,
  `select 'words' || objsubid, objoid, xmin from pg_description where objoid >= 16384`,
  ...['attrdef', 'constraint', 'trigger', 'policy', 'rewrite', 'proc', 'type', 'enum', 'collation'].map(
    (name) => `select '${name}', oid, xmin from pg_${name} where oid >= 16384`,
  ),
  ...['statistic_ext', 'operator', 'opclass', 'opfamily', 'cast', 'ts_config', 'ts_dict', 'transform'].map(
    (name) => `select '${name}', oid, xmin from pg_${name} where oid >= 16384`,
  ),
]
const signatureSql = `
  select md5(string_agg(what || ' ' || id || ' ' || by::text, ',' order by what, id, by::text)) as signature
  from (${parts.join(' union all ')}) written(what, id, by)`
const timeoutMs = 5_000

export function createKnownEquals(sessions: Pick<TenantSessions, 'run'>): KnownEquals {
  const known = new LRUCache<string, string>({ max: 5_000 })

  /** null when it cannot be told now: then everything is compared. */
  async function sign(database: TenantDatabase): Promise<string | null> {
    const statement = { text: signatureSql, params: [], isStateless: true }
    const outcome = await sessions.run(database, [statement], { isTransaction: false, timeoutMs })
    const signature = outcome.ok ? outcome.results[0]?.rows[0]?.['signature'] : null
    return typeof signature === 'string' ? signature : null
  }

  async function signBoth(main: TenantDatabase, development: TenantDatabase): Promise<string | null> {
    const both = await Promise.all([sign(main), sign(development)])
    return both.includes(null) ? null : both.join(' ')
  }

  return {
    async areEqual(main, development) {
      const before = known.get(main.databaseName)
      return before !== undefined && before === (await signBoth(main, development))
    },
    async remember(main, development) {
      const now = await signBoth(main, development)
      if (now !== null) known.set(main.databaseName, now)
    },
  }
}
