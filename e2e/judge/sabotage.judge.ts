// The judge on trial: it passes what works and catches what does not.
import { beforeAll, describe, expect, test } from 'vitest'

import { describeResults, openCourt } from './judge-app.ts'
import { readReferenceApp, referenceAppNames } from './read-reference-app.ts'
import { sabotages } from './sabotages.ts'
import { plant } from './sabotages/sabotage.ts'

let judge: Awaited<ReturnType<typeof openCourt>>

beforeAll(async () => {
  judge = await openCourt()
})

describe.concurrent('an app that works passes completely', () => {
  test.each(referenceAppNames)('%s', async (name) => {
    const { results, isCutShort } = await judge({ app: readReferenceApp(name) })
    const failed = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'outdated')
    expect(describeResults(failed)).toBe('')
    expect(isCutShort).toBe(false)
  })
})

describe.concurrent('a defect is caught', () => {
  test.each(sabotages)('$app: $name', async (sabotage) => {
    const app = readReferenceApp(sabotage.app)
    const kinds = ['start', ...sabotage.kinds] as const
    const { results } = await judge({ app, files: plant(app.files, sabotage), kinds })
    const caught = results.filter(({ outcome, kind }) => outcome === 'failed' && sabotage.kinds.includes(kind))
    expect(caught.length, describeResults(results)).toBeGreaterThan(0)
  })
})
