// One connection as an app's role, which notices when a result grows too large.
import { Socket } from 'node:net'

import { Client } from 'pg'

import { jsonTypes } from './json-values.ts'

export interface TenantConnection {
  client: Client
  socket: CountingSocket
  /** Process id of the backend, for cancelling it. */
  pid: number
}

/** Counting in the socket costs nothing and stops a result before it is parsed; row limits of the driver do neither. */
export class CountingSocket extends Socket {
  isOverLimit = false
  private remaining = Number.POSITIVE_INFINITY

  allow(bytes: number): void {
    this.remaining = bytes
    this.isOverLimit = false
  }

  override push(chunk: Uint8Array | string | null, encoding?: BufferEncoding): boolean {
    if (chunk !== null) this.remaining -= chunk.length
    if (this.remaining >= 0) return super.push(chunk, encoding)
    this.isOverLimit = true
    this.destroy(new Error('The result is too large.'))
    return false
  }
}

export async function openTenantConnection(url: string): Promise<TenantConnection> {
  const socket = new CountingSocket()
  const client = new Client({
    connectionString: url,
    application_name: 'app',
    connectionTimeoutMillis: 10_000,
    stream: () => socket,
    types: jsonTypes,
  })
  // A connection that breaks while nobody uses it is found out by `onEnd` of the gate.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { client, socket, pid: rows[0]?.pid ?? 0 }
}
