// `npm run bench`: measures the first path, prints a table and writes it to docs/measurements.md.
// `npm run bench -- path`, `-- starts`, `-- neighbours`, `-- apps` (or `apps=20`), `-- databases` or
// `-- requests` measures one part and writes nothing.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

import { measureAppRequests } from './app-requests.ts'
import { measureDatabaseCreation } from './database-creation.ts'
import { measureFirstPath } from './first-path.ts'
import { measureStarts } from './first-start.ts'
import { measureLoadedApps } from './loaded-apps.ts'
import { measureNeighbours } from './neighbours.ts'
import type { Row } from './samples.ts'

const rounds = 5
const wanted = process.argv.slice(2)
const isWanted = (part: string) => wanted.length === 0 || wanted.some((each) => each.split('=')[0] === part)
const appCount = Number(wanted.find((each) => each.startsWith('apps='))?.slice('apps='.length) ?? 200)

const loadBefore = loadavg()[0] ?? 0
const starts = isWanted('starts') ? await measureStarts(20_000 + Math.floor(Math.random() * 20_000), rounds) : []
const path = isWanted('path') ? await measureFirstPath(rounds) : { rows: [], notes: [] }
const neighbours = isWanted('neighbours') ? await measureNeighbours() : []
const apps = isWanted('apps') ? await measureLoadedApps(appCount) : []
const databases = isWanted('databases') ? await measureDatabaseCreation(rounds * 2) : []
const requests = isWanted('requests') ? await measureAppRequests(rounds) : []
const measured = [...starts, ...path.rows, ...requests, ...neighbours, ...apps, ...databases]
const text = report(measured, path.notes)
console.log(text)
if (wanted.length === 0) {
  const file = join(import.meta.dirname, '..', 'docs', 'measurements.md')
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}

function report(rows: readonly Row[], notes: readonly string[]): string {
  const lines = rows.map(({ measure, ours, peer, ratio, aim }) =>
    ['', measure, ours, peer, ratio, aim, ''].join(' | ').trim(),
  )
  return `# Measurements

Made by \`npm run bench\`, which writes this page. Ratios compare things that ran in turns in the same run on the same machine; milliseconds alone tell little about another machine. Medians, with the range and the number of rounds in brackets. A missed aim stays here as it was measured.

Machine: ${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.version}. Load average when the run began ${loadBefore.toFixed(1)}, at its end ${(loadavg()[0] ?? 0).toFixed(1)}; above the number of cores, other work disturbed it.

| Measure | Joinery | Peer | Ratio | Aim |
|---|---|---|---|---|
${lines.join('\n')}

## Where the time goes

${notes.map((note) => `- ${note}`).join('\n')}
`
}
