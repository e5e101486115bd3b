// Plain HTTP to the app under test, over its socket, without a browser.
import { request } from 'node:http'

import type { AppUnderTest } from '../judge.ts'
import type { PlainAnswer, PlainRequest } from './app-session.ts'

const timeoutMs = 10_000
const maxBytes = 5_000_000

/** @throws Error when the app does not answer */
export function requestPlainly(app: AppUnderTest, path: string, options: PlainRequest): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      socketPath: app.socketPath,
      method: options.method ?? 'GET',
      path,
      headers: {
        accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
        ...options.headers,
        // Node announces no body of a DELETE by itself, and the app would take it for a broken request.
        ...(options.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(options.body)) }),
        host: new URL(app.origin).host,
      },
      timeout: timeoutMs,
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} did not answer in time.`)))
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) answer.destroy()
        else chunks.push(chunk)
      })
      const finish = () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(chunks).toString('utf8'),
        })
      answer.on('end', finish)
      answer.on('close', finish)
      answer.on('error', reject)
    })
    outgoing.end(options.body)
  })
}
