// One change of an app's databases at a time, on all nodes together.
import { Pool } from 'pg'

import { surviveLosses } from '../postgres/survive-losses.ts'

export interface AppLock {
  hold<T>(projectGroupId: string, run: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The locks have connections of their own: who holds one needs others meanwhile, and would wait for ever on a pool
 * that is full of holders.
 */
export function createAppLock(adminUrl: string): AppLock {
  const pool = new Pool({ connectionString: adminUrl, max: 10, application_name: 'joinery locks' })
  surviveLosses(pool)
  // Within this process they queue up here, so that one busy app does not take all the connections.
  const tails = new Map<string, Promise<unknown>>()

  async function holdOnCluster<T>(projectGroupId: string, run: () => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let isReleased = false
    try {
      await client.query(`select pg_advisory_lock(hashtextextended('app databases ' || $1, 0))`, [projectGroupId])
      const value = await run()
      await client.query(`select pg_advisory_unlock(hashtextextended('app databases ' || $1, 0))`, [projectGroupId])
      isReleased = true
      return value
    } finally {
      client.release(!isReleased) // the lock ends with the session
    }
  }

  return {
    async hold(projectGroupId, run) {
      const before = tails.get(projectGroupId) ?? Promise.resolve()
      const turn = before.then(() => holdOnCluster(projectGroupId, run))
      const tail = turn.then(
        () => {},
        () => {},
      )
      tails.set(projectGroupId, tail)
      try {
        return await turn
      } finally {
        if (tails.get(projectGroupId) === tail) tails.delete(projectGroupId)
      }
    },
    close: () => pool.end(),
  }
}
