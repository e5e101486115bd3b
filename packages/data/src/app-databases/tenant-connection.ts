// One connection as an app's role, which notices when a result grows too large.
import { Socket } from 'node:net'

import { Client } from 'pg'

import { jsonTypes } from './json-values.ts'
import { PreparedStatements } from './prepared-statements.ts'
import type { Backend } from './run-statements.ts'

export interface TenantConnection {
  client: Client
  socket: CountingSocket
  backend: Backend
  prepared: PreparedStatements
}

/**
 * Said by every connection, because a role may change its own defaults, and one role serves all databases of an app:
 * what code in a preview sets must not reach production. Also what a cleared session goes back to.
 */
const settings = {
  search_path: 'public',
  statement_timeout: '0',
  lock_timeout: '0',
  transaction_timeout: '0',
  idle_session_timeout: '0',
  idle_in_transaction_session_timeout: '60s',
  default_transaction_isolation: 'read\\ committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
  standard_conforming_strings: 'on',
  backslash_quote: 'safe_encoding',
  datestyle: 'ISO,MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  row_security: 'on',
  client_min_messages: 'notice',
} as const
const startupOptions = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

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
    options: startupOptions,
  })
  // A connection that breaks while nobody uses it is found out by `onEnd` of the gate.
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = { pid: rows[0]?.pid ?? 0, role: client.user ?? '' }
  return { client, socket, backend, prepared: new PreparedStatements() }
}
