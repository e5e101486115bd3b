// Static pages per second: a published page against a bare node:http server that sends the same bytes.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getPlain } from '../e2e/browser.ts'
import { startProgram } from './program.ts'
import { median, type Row, tellRate } from './samples.ts'

const secondsEach = 4

export async function measureStaticPages(address: string, rounds: number): Promise<Row[]> {
  const measure = 'Published static page, requests per second'
  if (spawnSync('wrk', ['--version']).error !== undefined)
    return [{ measure, ours: 'not measured: wrk is not installed', peer: '', ratio: '', aim: '' }]
  const page = await getPlain(address)
  if (page.status !== 200) throw new Error(`${address} answered ${page.status}`)
  const folder = await mkdtemp(join(tmpdir(), 'joinery-bench-static-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const file = join(folder, 'page.html')
  await writeFile(file, page.text)
  const bare = await startProgram([process.execPath, join(import.meta.dirname, 'bare-server.ts'), file, String(port)], {
    until: /listening/,
  })
  try {
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(requestsPerSecond(new URL(address)))
      theirs.push(requestsPerSecond(new URL(`http://localhost:${port}/`)))
    }
    const row: Row = {
      measure: `${measure} (${Buffer.byteLength(page.text)} bytes, 32 connections)`,
      ours: tellRate(ours),
      peer: `${tellRate(theirs)} (bare node:http, same bytes)`,
      ratio: `${(median(ours) / median(theirs)).toFixed(2)}× its rate`,
      aim: '',
    }
    return [row]
  } finally {
    await bare.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function requestsPerSecond(url: URL): number {
  const target = `http://127.0.0.1:${url.port}${url.pathname}`
  const { stdout } = spawnSync('wrk', ['-t1', '-c32', `-d${secondsEach}s`, '-H', `Host: ${url.host}`, target], {
    encoding: 'utf8',
  })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk saw failures:\n${stdout}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
}
