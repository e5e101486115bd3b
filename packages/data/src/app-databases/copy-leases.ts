// Says of a copy that whoever made it is alive: an advisory lock, which ends with its process however that ends.
import { Client } from 'pg'

import type { TenantCluster } from './tenant-cluster.ts'

export interface CopyLeases {
  take(copyId: string): Promise<void>
  giveBack(copyId: string): Promise<void>
  /** Nobody holds it: its maker is gone. */
  isAbandoned(copyId: string): Promise<boolean>
  close(): Promise<void>
}

const lockName = `hashtextextended('app copy ' || $1, 0)`

export function createCopyLeases(adminUrl: string, cluster: TenantCluster): CopyLeases {
  const held = new Set<string>()
  let session: Promise<Client> | null = null
  let isClosed = false

  async function open(): Promise<Client> {
    const client = new Client({ connectionString: adminUrl, application_name: 'joinery copies' })
    client.on('error', () => {}) // what is to be done is done on `end`
    await client.connect()
    client.once('end', () => {
      session = null
      // Only other nodes could take our copies for abandoned; if this fails now, the next lease tries again.
      if (held.size > 0 && !isClosed) current().catch(() => {})
    })
    for (const copyId of held) await client.query(`select pg_advisory_lock(${lockName})`, [copyId])
    return client
  }

  function current(): Promise<Client> {
    if (session !== null) return session
    const opening = open()
    session = opening
    opening.catch(() => {
      if (session === opening) session = null
    })
    return opening
  }

  return {
    async take(copyId) {
      if (held.has(copyId)) return
      const client = await current()
      held.add(copyId)
      await client.query(`select pg_advisory_lock(${lockName})`, [copyId])
    },
    async giveBack(copyId) {
      if (!held.delete(copyId)) return
      const client = await current()
      await client.query(`select pg_advisory_unlock(${lockName})`, [copyId])
    },
    async isAbandoned(copyId) {
      return !held.has(copyId) && (await cluster.isLockFree(`app copy ${copyId}`))
    },
    async close() {
      isClosed = true
      const client = await session?.catch(() => null)
      await client?.end()
    },
  }
}
