// What apps' server code asked of the outside, kept by app, environment and day.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { Pool } from 'pg'

export interface OutsideUsage {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** UTC, as in 2026-11-21. */
  day: string
  requests: number
  /** Held back by the policy or a limit. */
  refused: number
  /** On the wire. */
  bytesUp: number
  bytesDown: number
}

export interface OutsideUsages {
  /** Adds to what is there, all or nothing. What is counted for apps that are gone is dropped. */
  add(usage: readonly OutsideUsage[]): Promise<void>
  /** Of one app, the newest day first. `since` is a day, itself included. */
  list(projectGroupId: string, since: string): Promise<OutsideUsage[]>
}

const addStatement = `
  insert into outside_usage (project_group_id, environment, day, requests, refused, bytes_up, bytes_down)
  select given.* from unnest($1::text[], $2::text[], $3::date[], $4::int[], $5::int[], $6::bigint[], $7::bigint[])
    as given (project_group_id, environment, day, requests, refused, bytes_up, bytes_down)
  where exists (select 1 from project_group where id = given.project_group_id)
  -- Two writers that took the same rows in different orders would wait for each other.
  order by 1, 2, 3
  on conflict (project_group_id, environment, day) do update set
    requests = outside_usage.requests + excluded.requests,
    refused = outside_usage.refused + excluded.refused,
    bytes_up = outside_usage.bytes_up + excluded.bytes_up,
    bytes_down = outside_usage.bytes_down + excluded.bytes_down`

const listStatement = `
  select project_group_id as "projectGroupId", environment, day::text, requests, refused,
    bytes_up::float8 as "bytesUp", bytes_down::float8 as "bytesDown"
  from outside_usage where project_group_id = $1 and day >= $2 order by day desc, environment`

export function createOutsideUsages(pool: Pool): OutsideUsages {
  return {
    async add(usage) {
      await pool.query(addStatement, [
        usage.map((each) => each.projectGroupId),
        usage.map((each) => each.environment),
        usage.map((each) => each.day),
        usage.map((each) => each.requests),
        usage.map((each) => each.refused),
        usage.map((each) => each.bytesUp),
        usage.map((each) => each.bytesDown),
      ])
    },
    async list(projectGroupId, since) {
      const { rows } = await pool.query<OutsideUsage>(listStatement, [projectGroupId, since])
      return rows
    },
  }
}
