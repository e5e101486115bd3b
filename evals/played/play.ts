// `node evals/played/play.ts`: builds and edits by the loop and by one plain answer, judged alike. See docs/played-builds.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { startProvider, type ScriptedAnswer } from '@joinery/testkit'

import { openBuilder } from '../../bench/builder-client.ts'
import { startInstallation } from '../../e2e/installation.ts'
import { type Played, playByLoop, type PlayPrompt, playPlainly, type Way, ways } from './play-prompt.ts'
import { type PlayedPrompt, readPlayedPrompts } from './played-prompts.ts'
import { openRecordedAnswers } from './recorded-answers.ts'
import { tellPlayed } from './tell-played.ts'

const usage = `node evals/played/play.ts --model <id>|--recorded --out <folder> [--only id,id] [--way loop|plain] [--lanes N] [--limit minutes]

  The model speaks Chat Completions: OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_API_KEY say where. With --recorded
  the answers of evals/played/answers are given again: what is tried then is the product of today, not the model.
  What is in the folder is not played again: the same call goes on from there.`

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    recorded: { type: 'boolean', default: false },
    out: { type: 'string' },
    only: { type: 'string' },
    way: { type: 'string' },
    lanes: { type: 'string' },
    limit: { type: 'string' },
  },
})
const { OPENAI_COMPATIBLE_API_KEY: apiKey = 'any' } = process.env
const recorded = values.recorded ? await startProvider(await openRecordedAnswers(await readPlayedPrompts())) : null
const named = recorded === null ? values.model : 'recorded'
const baseUrl = recorded?.url ?? process.env['OPENAI_COMPATIBLE_BASE_URL']
if (named === undefined || values.out === undefined || baseUrl === undefined) {
  console.error(usage)
  process.exit(2)
}
const model: string = named
const access = { baseUrl, apiKey, model }
const outDir = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.out)
const limitMs = Number(values.limit ?? 30) * 60_000
const wanted = values.only?.split(',')
const prompts = (await readPlayedPrompts()).filter(({ id }) => wanted?.includes(id) !== false)

await mkdir(outDir, { recursive: true })
const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())
const script: ScriptedAnswer[] = []
const provider = await startProvider(script)
const installation = await startInstallation({
  HOST: '',
  APP_URL: '',
  HOSTED_DOMAIN: '',
  DATABASE_URL: '',
  DATABASE_ADMIN_URL: '',
  APP_SECRET: '',
  JUDGE: 'on',
  JOINERY_MODEL: `openai-compatible/${model}`,
  OPENAI_COMPATIBLE_API_KEY: apiKey,
  OPENAI_COMPATIBLE_BASE_URL: baseUrl,
  OPENAI_BASE_URL: provider.url,
  OPENAI_API_KEY: 'any',
})
try {
  // Both ways side by side, one prompt at a time each, so that a part of the table compares like with like.
  await Promise.all(ways.filter((way) => values.way === undefined || values.way === way).map(playAll))
} finally {
  await writeFile(join(outDir, 'server.log'), installation.log())
  await installation.remove()
  await provider.close()
  await recorded?.close()
  const results = (await Promise.all(prompts.flatMap((prompt) => ways.map((way) => readResult(prompt, way))))).flatMap(
    (result) => result ?? [],
  )
  await writeFile(join(outDir, 'table.md'), tellPlayed(results))
  console.log(tellPlayed(results))
}

async function playAll(way: Way): Promise<void> {
  const email = `${way}@example.test`
  const builder = await openBuilder(installation.url, email, 'sign-up')
  const { client } = builder
  if (way === 'plain') {
    const choice = { model: 'openai-chat/plain-answer', fallback: null, maxOutputTokens: null, effort: null }
    await client.models.setChoice({ scope: 'organization', task: 'chat', choice })
  }
  const waiting = [...prompts]
  // What plays plainly shares one script: one at a time.
  const lanes = way === 'plain' ? 1 : Number(values.lanes ?? 1)
  await Promise.all(Array.from({ length: lanes }, () => playWaiting(way, client, waiting)))
  builder.close()
}

async function playWaiting(way: Way, client: PlayPrompt['client'], waiting: PlayedPrompt[]): Promise<void> {
  for (let prompt = waiting.shift(); prompt !== undefined && !stop.signal.aborted; prompt = waiting.shift()) {
    if ((await readResult(prompt, way)) !== null) continue
    const { id } = prompt
    const say = (words: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${id}: ${words}`)
    const input = { client, prompt, model, limitMs, signal: stop.signal, say }
    try {
      const played = await (way === 'loop' ? playByLoop(input) : playPlainly(input, { access, script, provider }))
      await writeFile(pathOf(prompt, way), `${JSON.stringify(played, null, 2)}\n`)
      say(`${way}: done`)
    } catch (error) {
      say(`${way} broke off: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

function pathOf({ id }: PlayedPrompt, way: Way): string {
  return join(outDir, `${id}.${way}.json`)
}

async function readResult(prompt: PlayedPrompt, way: Way): Promise<Played | null> {
  const text = await readFile(pathOf(prompt, way), 'utf8').catch(() => null)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return text === null ? null : (JSON.parse(text) as Played)
}
