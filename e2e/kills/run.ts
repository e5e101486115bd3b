// `npm run test:kills -- --kills 50 --seed 7`: the whole suite, with its numbers.
import { parseArgs } from 'node:util'

import { runKills } from './run-kills.ts'
import { victims } from './victims.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const limitMs = 10_000
const { values } = parseArgs({
  options: { kills: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const kills = Number(values.kills ?? 50)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
say(`${kills} kills with --seed ${seed}`)

const report = await runKills({ kills, seed, only: victims.find((victim) => victim === values.only), onProgress: say })
const times = report.kills.map(({ servesAgainMs }) => servesAgainMs)
for (const victim of victims) {
  const own = report.kills.filter((each) => each.victim === victim).map(({ servesAgainMs }) => servesAgainMs)
  own.sort((a, b) => a - b)
  if (own.length > 0)
    say(`${victim}: ${own.length} kills, serves again after ${own[own.length >> 1]} ms (worst ${own.at(-1)})`)
}
say(`${report.acknowledged} writes acknowledged, ${report.unknown} not; ${report.lost.length} lost`)
say(`${report.doubled.length} doubled or torn, ${report.faults.length} other faults`)
for (const line of [...report.lost, ...report.doubled, ...report.faults].slice(0, 50)) say(`  ${line}`)
const isGreen = report.lost.length + report.doubled.length + report.faults.length === 0 && Math.max(...times) <= limitMs
say(isGreen ? 'Nothing lost, nothing doubled, never longer than 10 s.' : 'FAILED')
process.exit(isGreen ? 0 : 1)
