import { expect, test, vi } from 'vitest'

import { createChannel, eventStream, openSocket, type SendEvent } from './live.ts'

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read()
  return value === undefined ? '' : new TextDecoder().decode(value)
}

test('events are written as they are sent, whatever they hold', async () => {
  const sends: SendEvent[] = []
  const response = eventStream((send) => {
    sends.push(send)
    send({ text: 'two\nlines' })
  })
  const reader = response.body?.getReader()
  if (reader === undefined) throw new Error('no body')

  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await readText(reader)).toBe('data: {"text":"two\\nlines"}\n\n')
  sends[0]?.(undefined, 'tick\nretry: 1')
  expect(await readText(reader)).toBe('event: tick retry: 1\ndata: null\n\n')
  await reader.cancel()
})

test('a quiet stream beats, and ends with its visitor', async () => {
  vi.useFakeTimers()
  const left = vi.fn()
  const reader = eventStream(() => left).body?.getReader()
  if (reader === undefined) throw new Error('no body')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await readText(reader)).toBe(':\n\n')

  await reader.cancel()

  expect(left).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a channel reaches everybody who subscribed, in order, until they leave', async () => {
  const channel = createChannel<number>()
  const heard: string[] = []
  const leave = channel.subscribe((message) => heard.push(`a${message}`))
  channel.subscribe((message) => heard.push(`b${message}`))
  channel.publish(1)
  channel.publish(2)
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  leave()
  channel.publish(3)
  await vi.waitFor(() => expect(heard).toContain('b3'))

  expect(heard.filter((each) => each.startsWith('a'))).toEqual(['a1', 'a2'])
  expect(heard.filter((each) => each.startsWith('b'))).toEqual(['b1', 'b2', 'b3'])
})

test('one listener that fails leaves the others alone, and is heard of in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const channel = createChannel<number>()
  const heard: number[] = []
  channel.subscribe(() => {
    throw new Error('closed')
  })
  channel.subscribe((message) => heard.push(message))
  channel.publish(1)
  channel.publish(2)

  await vi.waitFor(() => expect(heard).toEqual([1, 2]))
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test('an address for sockets tells other visitors so', () => {
  const thrown: unknown[] = []
  try {
    openSocket(new Request('http://app.localhost/api/live'))
  } catch (error) {
    thrown.push(error)
  }

  expect(thrown).toEqual([expect.objectContaining({ status: 426 })])
})
