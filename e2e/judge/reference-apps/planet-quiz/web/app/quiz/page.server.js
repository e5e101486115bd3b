import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { questions: await sql`select id, prompt, answers, right_answer from question order by id limit 50` }
}
