import type { Pool } from 'pg'

/**
 * Without listeners a connection that breaks ends our whole process, be it idle or in somebody's hands. Whoever uses it
 * hears of it by the query that fails; the pool opens another.
 */
export function surviveLosses(pool: Pool): Pool {
  pool.on('error', () => {})
  // Those in use tell nobody else, and one loss is told more than once.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
