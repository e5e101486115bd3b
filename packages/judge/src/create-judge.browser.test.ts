import type { AcceptanceCheck, CheckResult } from '@joinery/contract/checks'
import { expect, test } from 'vitest'

import { acceptanceCheck } from './acceptance/run-acceptance.ts'
import { createBrowserPool } from './browser/browser-pool.ts'
import { probeBrowser } from './browser/probe-browser.ts'
import { createJudge } from './create-judge.ts'
import { type PlainAppInput, servePlainApp } from './fixtures/serve-plain-app.ts'
import { noExpectations, testChromium } from './fixtures/try-check.ts'
import { judgeApp } from './judge-app.ts'
import { JudgeUnavailable, type JudgeOptions } from './judge.ts'
import type { AppSession, Check } from './walk/app-session.ts'
import { failed, passed } from './walk/check-results.ts'

const searchPath = '/usr/bin:/bin'
const choice = await probeBrowser({ chromiumPath: testChromium, searchPath })

function check(kind: Check['kind'], run: (session: AppSession) => Promise<CheckResult[]>): Check {
  return { kind, run }
}

const keepPicture = (bytes: Uint8Array) => Promise.resolve(`picture-${bytes.length > 100}`)

async function judge(input: PlainAppInput, checks: readonly Check[], options: Partial<JudgeOptions> = {}) {
  const plain = await servePlainApp(input)
  const pool = createBrowserPool(choice)
  try {
    return await judgeApp({
      app: plain.app,
      lease: await pool.lease(plain.app),
      checks,
      options: { expectations: noExpectations, keepPicture, ...options },
    })
  } finally {
    await pool.close()
    await plain.close()
  }
}

const hello: PlainAppInput = { handle: () => '<h1>Hello</h1>' }

const sayPassed = (kind: Check['kind']) =>
  check(kind, async (session) => {
    const picture = await session.withVisitor(async (visitor) => {
      await visitor.open('/')
      return visitor.screenshot()
    })
    session.learn('It opens', [{ do: 'goTo', path: '/' }])
    return [passed({ kind, title: `All of ${kind}`, evidence: [picture] })]
  })

test.runIf(testChromium)('checks run in the order of kinds and everything is told as it comes', async () => {
  const told: string[] = []
  const { report, learned } = await judge(hello, [sayPassed('links'), sayPassed('start')], {
    onResult: (result) => told.push(result.kind),
  })
  expect(told).toEqual(['start', 'links'])
  expect(report).toMatchObject({ isPassed: true, isCutShort: false, steps: 2, outsideCalls: [] })
  expect(report.results[0]?.evidence).toEqual([{ type: 'screenshot', hash: 'picture-true', width: 1280 }])
  expect(learned).toMatchObject([{ title: 'It opens' }])
})

test.runIf(testChromium)('calls to the outside are reported, also those that only the proxy sees', async () => {
  const script = `<link rel="preconnect" href="https://quiet.example"><script>
    fetch('http://loud.example/count?x=1', { method: 'POST', mode: 'no-cors' }).catch(() => {})</script>`
  const looks = check('start', async (session) =>
    (await session.pages()).map(({ path }) => passed({ kind: 'start', title: path })),
  )
  const { report } = await judge({ handle: () => script }, [looks])
  expect(report.pages).toBe(1)
  expect(report.outsideCalls).toContainEqual({ from: 'browser', method: 'POST', url: 'http://loud.example/count?x=1' })
  expect(report.outsideCalls.filter((call) => call.url.includes('google'))).toEqual([])
})

test.runIf(testChromium)(
  'a page without end is one failure, a bug of ours a skipped check, and the rest goes on',
  { timeout: 90_000 },
  async () => {
    const problems: unknown[] = []
    const stuck = check('errors', (session) =>
      session.eachPage('errors', async (look, visitor) => {
        await visitor.page.evaluate(look.path === '/stuck' ? 'while (true) {}' : '1')
        return [passed({ kind: 'errors', title: look.path, page: look.path })]
      }),
    )
    const buggy = check('words', () => Promise.reject(new Error('our own fault')))
    const last = check('links', () =>
      Promise.resolve([failed({ kind: 'links', title: 'A link', detail: 'It is dead.' })]),
    )
    const { report } = await judge({ ...hello, routes: ['/', '/stuck', '/z'] }, [stuck, buggy, last], {
      onProblem: (error) => problems.push(error),
    })
    expect(report.results.map(({ kind, page, outcome }) => ({ kind, page, outcome }))).toEqual([
      { kind: 'errors', page: '/', outcome: 'passed' },
      { kind: 'errors', page: '/stuck', outcome: 'failed' },
      { kind: 'errors', page: '/z', outcome: 'passed' },
      { kind: 'words', page: null, outcome: 'skipped' },
      { kind: 'links', page: null, outcome: 'failed' },
    ])
    expect(report.results[1]?.detail).toContain('stopped answering')
    expect(problems).toHaveLength(1)
    expect(report).toMatchObject({ isPassed: false, isCutShort: false })
  },
)

test.runIf(testChromium)('the time limit ends the walk, whatever a check waits for, and says so', async () => {
  const endless = check('controls', () => new Promise(() => {}))
  const never = check('forms', (session) => session.withVisitor(() => Promise.resolve([])))
  const startedAt = Date.now()
  const { report } = await judge(hello, [endless, never], { maxMs: 500 })
  expect(Date.now() - startedAt).toBeLessThan(10_000)
  expect(report.isCutShort).toBe(true)
  expect(report.results.map(({ kind, outcome, detail }) => ({ kind, outcome, detail }))).toEqual([
    { kind: 'controls', outcome: 'skipped', detail: 'The time is up.' },
    { kind: 'forms', outcome: 'skipped', detail: 'The time is up.' },
  ])
})

test.runIf(testChromium)('the judge as it is used: availability, a report, and an end', async () => {
  const theJudge = createJudge({ chromiumPath: null, searchPath, isUnwalledAllowed: () => true })
  expect(await theJudge.availability()).toMatchObject({ isAvailable: true })
  const plain = await servePlainApp(hello)
  const acceptance = [
    {
      id: 'k7m2q9x4',
      title: 'It greets',
      steps: [
        { do: 'goTo' as const, path: '/' },
        { do: 'expectText' as const, text: 'Hello' },
      ],
    },
  ]
  const { report } = await theJudge.judge(plain.app, {
    expectations: { ...noExpectations, acceptance },
    kinds: ['acceptance'],
    keepPicture: () => Promise.resolve('picture'),
  })
  expect(report).toMatchObject({ isPassed: true, results: [{ kind: 'acceptance', acceptanceId: 'k7m2q9x4' }] })
  await theJudge.close()
  await plain.close()
})

test('without Chromium the judge is unavailable and says what to install', async () => {
  const theJudge = createJudge({
    chromiumPath: null,
    searchPath: '/nowhere',
    isUnwalledAllowed: () => true,
    places: [],
  })
  expect(await theJudge.availability()).toEqual({
    isAvailable: false,
    isWalled: false,
    reason: expect.stringContaining('apt install chromium-headless-shell'),
  })
  const plain = await servePlainApp(hello)
  const judging = theJudge.judge(plain.app, { expectations: noExpectations, keepPicture: () => Promise.resolve('') })
  await expect(judging).rejects.toBeInstanceOf(JudgeUnavailable)
  await plain.close()
})

test.runIf(testChromium)('without the wall the judge works only where that is allowed', async () => {
  let isAllowed = true
  const theJudge = createJudge({
    chromiumPath: testChromium,
    searchPath: '/nowhere',
    isUnwalledAllowed: () => isAllowed,
  })
  const reason = expect.stringContaining('bwrap')
  expect(await theJudge.availability()).toEqual({ isAvailable: true, isWalled: false, reason })
  isAllowed = false
  expect(await theJudge.availability()).toEqual({ isAvailable: false, isWalled: false, reason })
})

test.runIf(testChromium)('what failed is looked at once more, and only what fails again is a failure', async () => {
  let calls = 0
  const flaky = check('links', () => {
    calls += 1
    const result = { kind: 'links', title: 'Flaky' } as const
    return Promise.resolve([calls === 1 ? failed({ ...result, detail: 'slow' }) : passed(result)])
  })
  const broken = check('forms', () => Promise.resolve([failed({ kind: 'forms', title: 'Broken', detail: 'always' })]))
  const told: string[] = []
  const { report } = await judge(hello, [flaky, broken, sayPassed('start')], {
    onResult: ({ title, outcome }) => told.push(`${title} ${outcome}`),
  })
  expect(report.results.map(({ title, outcome }) => `${title} ${outcome}`)).toEqual([
    'All of start passed',
    'Flaky passed',
    'Broken failed',
  ])
  expect(told).toEqual(['All of start passed', 'Broken failed'])
  expect(calls).toBe(2)
})

test.runIf(testChromium).each([
  { kind: 'forms', routes: ['/', '/notes'], opened: 0 },
  { kind: 'links', routes: ['/', '/notes'], opened: 1 },
  { kind: 'forms', routes: ['/', '/notes', '/notes/[id]'], opened: 1 },
] as const)('a second look at $kind with $routes opens each page $opened times to find it', async (trial) => {
  let opened = 0
  const handle = ({ path }: { path: string }) => {
    if (path === '/notes') opened += 1
    return `<h1>${path}</h1>`
  }
  const openAgain = async () => {
    opened = 0
    const plain = await servePlainApp({ handle })
    return { socketPath: plain.app.socketPath, data: null, close: () => plain.close() }
  }
  const found: string[][] = []
  const broken = check(trial.kind, async (session) => {
    found.push((await session.pages()).map(({ path }) => path))
    return [failed({ kind: trial.kind, title: 'Broken', detail: 'always' })]
  })
  await judge({ handle, routes: trial.routes, openAgain }, [broken])
  expect(found).toEqual([
    ['/', '/notes'],
    ['/', '/notes'],
  ])
  expect(opened).toBe(trial.opened)
})

function stepsToSee(text: string): AcceptanceCheck['steps'] {
  return [
    { do: 'goTo', path: '/' },
    { do: 'press', name: 'Send' },
    { do: 'expectText', text },
  ]
}

test.runIf(testChromium)('an acceptance check that passed is not walked again because another one failed', async () => {
  let posts = 0
  const app: PlainAppInput = {
    handle({ path, method }) {
      if (method === 'POST') posts += 1
      return path === '/' ? '<form method="post" action="/sent"><button>Send</button></form>' : '<p>Sent</p>'
    },
  }
  const openAgain = async () => {
    const plain = await servePlainApp(app)
    return { socketPath: plain.app.socketPath, data: null, close: () => plain.close() }
  }
  const acceptance = [
    { id: 'k7m2q9x4', title: 'Good', steps: stepsToSee('Sent') },
    { id: 'k7m2q9x5', title: 'Bad', steps: stepsToSee('Lost') },
    { id: 'k7m2q9x6', title: 'Good too', steps: stepsToSee('Sent') },
  ]
  const { report } = await judge({ ...app, openAgain }, [acceptanceCheck], {
    expectations: { ...noExpectations, acceptance },
  })
  expect(report.results.map(({ title, outcome }) => `${title} ${outcome}`)).toEqual([
    'Good passed',
    'Bad failed',
    'Good too passed',
  ])
  expect(posts).toBe(4)
})

test.runIf(testChromium)('the check after one that is undone finds the rows as they were', async () => {
  const opened: string[] = []
  const openAgain = async () => {
    const plain = await servePlainApp({ handle: () => '<h1>Fresh</h1>' })
    opened.push(plain.app.socketPath)
    return { socketPath: plain.app.socketPath, data: null, close: () => plain.close() }
  }
  const write: Check = {
    kind: 'links',
    isUndone: true,
    run: (session) =>
      session.withVisitor(async (visitor) => {
        await visitor.open('/')
        await visitor.page.evaluate(() => fetch('/', { method: 'POST' }))
        return []
      }),
  }
  const sockets: string[] = []
  const look = check('forms', (session) => {
    sockets.push(session.app.socketPath)
    return Promise.resolve([])
  })
  await judge({ ...hello, openAgain }, [write, look])
  expect(opened).toHaveLength(1)
  expect(sockets).toEqual(opened)
})
