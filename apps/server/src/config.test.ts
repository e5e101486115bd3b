import { expect, test } from 'vitest'

import { ConfigError, parseConfig } from './config.ts'

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment, '/srv')
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('an empty environment is a working one', () => {
  const config = parseConfig({}, '/srv')

  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', hostedDomain: 'localhost', dataDir: '/srv/.joinery' })
  expect(config.model.name).toBe('offline')
})

test('every mistake is reported in one list', () => {
  expect(problemsOf({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })).toHaveLength(3)
})

test('published apps may not share a registrable domain with the builder', () => {
  expect(problemsOf({ APP_URL: 'https://build.example.com', HOSTED_DOMAIN: 'apps.example.com' })).toHaveLength(1)
  expect(problemsOf({ APP_URL: 'https://build.example.com' })).toHaveLength(1)
  expect(problemsOf({ APP_URL: 'https://build.example.com', HOSTED_DOMAIN: 'example-apps.net' })).toEqual([])
})

test('a model without its key is refused at start', () => {
  expect(problemsOf({ JOINERY_MODEL: 'anthropic/some-model' })).toEqual([
    'ANTHROPIC_API_KEY is needed for JOINERY_MODEL=anthropic/…',
  ])
})

test('a key alone switches web search on; a service without its key is refused at start', () => {
  expect(parseConfig({ TAVILY_API_KEY: 'k' }, '/srv').reach.webSearch).toBe('tavily')
  expect(parseConfig({ TAVILY_API_KEY: 'k', WEB_SEARCH: 'off' }, '/srv').reach.webSearch).toBeUndefined()
  expect(problemsOf({ WEB_SEARCH: 'anthropic/a-model', FAST_APPLY: 'morph' })).toEqual([
    'ANTHROPIC_API_KEY is needed for WEB_SEARCH=anthropic/a-model',
    'MORPH_API_KEY is needed for FAST_APPLY=morph',
  ])
})

test('one database address without the other is refused', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://a:b@localhost/c' })).toHaveLength(1)
})

test('the operator says how many processes apps may have', () => {
  expect(parseConfig({ APPS_AWAKE: '20', APP_PROCESSES: '2' }, '/srv').appProcesses).toEqual({ all: 20, ofOneApp: 2 })
  expect(problemsOf({ APPS_AWAKE: '0', APP_PROCESSES: 'many' })).toHaveLength(2)
})

test('apps may call public hosts unless the operator says otherwise, and a list of hosts is read with care', () => {
  expect(parseConfig({}, '/srv').appRequests).toEqual({ mode: 'public', allowedHosts: null })
  expect(parseConfig({ APP_REQUESTS: 'off' }, '/srv').appRequests.mode).toBe('off')
  const listed = parseConfig({ APP_REQUEST_HOSTS: 'API.example.com, *.example.org,' }, '/srv')
  expect(listed.appRequests.allowedHosts).toEqual(['api.example.com', '*.example.org'])
  expect(problemsOf({ APP_REQUEST_HOSTS: 'https://api.example.com' })).toHaveLength(1)
})
