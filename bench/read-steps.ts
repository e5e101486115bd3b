// When the steps of a job were finished, from the installation's own database: no procedure tells it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Client } from 'pg'

export interface StepTime {
  key: string
  ms: number
}

export async function readSteps(dataDir: string, jobId: string): Promise<StepTime[]> {
  const [password, port] = await Promise.all(
    ['password', 'port'].map((name) => readFile(join(dataDir, 'postgres', name), 'utf8')),
  )
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password: password?.trim() ?? '',
    database: 'joinery',
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string; ms: number }>(
      `select key, 1000 * extract(epoch from created_at - lag(created_at, 1, (select created_at from job where id = $1))
         over (order by position))::float8 as ms
       from job_step where job_id = $1 order by position`,
      [jobId],
    )
    return rows
  } finally {
    await client.end()
  }
}

export function tellSteps(steps: readonly StepTime[]): string {
  return steps.map(({ key, ms }) => `${key} ${Math.round(ms)} ms`).join(', ')
}
