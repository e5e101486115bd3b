// How much of the outside one app gets: sizes, times, requests at once and in a minute.
import { request as openRequest } from 'node:http'

import { afterEach, expect, test } from 'vitest'

import { openOutside, type Outside } from '../fixtures/outside.ts'
import { openTestGateway, type TestGateway } from '../fixtures/test-gateway.ts'
import { waitUntil } from '../fixtures/test-runtime.ts'
import type { EgressLimits } from './egress-quota.ts'

type Answer = Parameters<typeof openOutside>[1]

const open: (TestGateway | Outside)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

async function start(limits: Partial<EgressLimits>, answer: Answer) {
  const outside = await openOutside({ 'api.example.com': ['93.184.216.34'] }, answer)
  const gateway = await openTestGateway({ network: outside.network, limits })
  open.push(gateway, outside)
  return { outside, gateway }
}

const target = 'http://api.example.com/'

/** What hosts and apps do to take more than their part, so much of it as a test has time for. */
const swallowsAll: Answer = (request, response) => {
  request.on('error', () => undefined).resume()
  request.on('end', () => response.end('swallowed'))
}
const announcesMuch: Answer = (_request, response) => response.end(Buffer.alloc(2 ** 20 + 1))
const poursMuch: Answer = (_request, response) => {
  response.write('a beginning')
  let parts = 0
  const timer = setInterval(() => (parts++ < 40 ? response.write(Buffer.alloc(100_000)) : response.end('an end')), 1)
  response.on('close', () => clearInterval(timer))
}
const staysSilent: Answer = (_request, response) => {
  const timer = setTimeout(() => response.end('late'), 2_500)
  response.on('close', () => clearTimeout(timer))
}
const trickles: Answer = (_request, response) => {
  let parts = 0
  const timer = setInterval(() => (parts++ < 150 ? response.write('.') : response.end('an end')), 20)
  response.on('close', () => clearInterval(timer))
}

test('without the limits all of it goes through', async () => {
  const ask = async (answer: Answer, init?: Parameters<TestGateway['ask']>[1]) => {
    const { gateway } = await start({}, answer)
    return gateway.ask(target, init)
  }
  const chunked = { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: manyChunks() }
  const answers = await Promise.all([
    ask(swallowsAll, { method: 'POST', body: 'x'.repeat(1001) }),
    ask(swallowsAll, chunked),
    ask(announcesMuch),
    ask(poursMuch),
    ask(staysSilent),
    ask(trickles),
  ])

  expect(answers.map(({ status, isCut }) => (isCut ? 'cut' : status))).toEqual([200, 200, 200, 200, 200, 200])
  expect(answers.slice(2).map(({ text }) => text.length)).toEqual([2 ** 20 + 1, 11 + 4_000_000 + 6, 4, 156])

  const { outside, gateway } = await start({}, (_request, response) => response.end('ok'))
  const many = await Promise.all(Array.from({ length: 6 }, () => gateway.ask(target)))
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(outside.requests).toHaveLength(6)
})

test('a body that is announced too large is not sent', async () => {
  const { outside, gateway } = await start({ requestBytes: 1000 }, swallowsAll)

  const answer = await gateway.ask(target, { method: 'POST', body: 'x'.repeat(1001) })

  expect([answer.status, answer.text]).toEqual([413, expect.stringContaining('at most')])
  expect(outside.connected).toEqual([])
})

test('a body that turns out too large is cut off, and the app is told', async () => {
  let isCut = false
  const { gateway } = await start({ requestBytes: 100_000 }, (request) => {
    request.on('error', () => (isCut = true)).resume()
  })
  const answer = await gateway.ask(target, {
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked' },
    body: manyChunks(),
  })

  expect([answer.status, answer.text]).toEqual([413, expect.stringContaining('at most')])
  await waitUntil(() => isCut)
})

test('an answer that is announced too large becomes an error with the reason', async () => {
  const { gateway } = await start({ responseBytes: 2 ** 20 }, announcesMuch)

  const answer = await gateway.ask(target)

  expect([answer.status, answer.text]).toEqual([502, expect.stringContaining('larger than 1 MB')])
})

test('an answer that turns out too large breaks off, and the log says why', async () => {
  const { gateway } = await start({ responseBytes: 2 ** 20 }, poursMuch)

  const answer = await gateway.ask(target)

  expect([answer.status, answer.isCut]).toEqual([200, true])
  expect(gateway.notes).toEqual([expect.stringMatching(/cut off.*larger than 1 MB/)])
})

test('a host that says nothing is given up', async () => {
  const { gateway } = await start({ idleMs: 200 }, staysSilent)

  const silent = await gateway.ask(target)

  expect([silent.status, silent.text]).toEqual([504, expect.stringContaining('too long')])
})

test('a host that trickles for ever is cut off', async () => {
  const { gateway } = await start({ totalMs: 2_000 }, trickles)

  expect((await gateway.ask(target)).isCut).toBe(true)
  expect(gateway.notes.at(-1)).toMatch(/cut off.*too long/)
})

test('requests beyond the number allowed at once are refused until one ends', async () => {
  const waiting: (() => void)[] = []
  const { outside, gateway } = await start({ openRequests: 2 }, (_request, response) => {
    waiting.push(() => response.end('done'))
  })
  const first = [gateway.ask(target), gateway.ask(target)]
  await waitUntil(() => waiting.length === 2, 20_000)

  const third = await gateway.ask(target)
  expect([third.status, third.headers['retry-after'], third.text]).toEqual([
    429,
    '5',
    expect.stringContaining('at once'),
  ])

  for (const end of waiting.splice(0)) end()
  expect((await Promise.all(first)).map(({ text }) => text)).toEqual(['done', 'done'])
  const fourth = gateway.ask(target)
  await waitUntil(() => waiting.length === 1, 20_000)
  waiting[0]?.()
  expect((await fourth).text).toBe('done')
  expect(outside.requests).toHaveLength(3)
})

test('requests beyond the number allowed in a minute are refused', async () => {
  const { outside, gateway } = await start({ perMinute: 3 }, (_request, response) => response.end('ok'))
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await gateway.ask(target)).status)

  expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
  expect(statuses.at(-1)).toBe(429)
  expect(outside.requests.length).toBeLessThanOrEqual(4)
})

test('the first part of an answer is passed on before the last is there', async () => {
  const late: (() => void)[] = []
  const { outside, gateway } = await start({}, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    late.push(() => response.end('data: late\n\n'))
  })
  const answered = new Promise<string>((resolve, reject) => {
    const outgoing = openRequest({ socketPath: gateway.socketPath, path: target }, (answer) => {
      // Only now does the outside host go on: an answer that is gathered first would never come.
      for (const finish of late) finish()
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve(text))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

  expect(await answered).toBe('data: late\n\n')
  expect(outside.requests).toHaveLength(1)
})

test('an app that reads slowly reads everything, long after the outside host has hung up', async () => {
  const size = 3_000_000
  const { gateway } = await start({}, (_request, response) => response.end(Buffer.alloc(size)))
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const outgoing = openRequest({ socketPath: gateway.socketPath, path: target }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          answer.pause()
          setTimeout(() => answer.resume(), 2)
        })
        answer.on('end', () => resolve(bytes))
        answer.on('error', () => resolve(bytes))
      })
      outgoing.on('error', reject)
      outgoing.end()
    })

  expect(await Promise.all([read(), read(), read(), read(), read()])).toEqual([size, size, size, size, size])
})

async function* manyChunks() {
  for (let n = 0; n < 30; n++) yield Buffer.alloc(10_000)
}
