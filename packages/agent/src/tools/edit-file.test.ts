import { expect, test } from 'vitest'

import { createFakeModel } from '../fake-model.ts'
import { createMemoryProject, createMemoryTurn, filesOf } from '../fake-turn.ts'
import { limitsOf } from '../models/model-table.ts'
import { runTurn } from '../run-turn.ts'

const page = 'web/app/page.jsx'
const start = {
  'web/app/layout.jsx': 'export default function Layout({ children }) { return children }\n',
  [page]: 'export default function Page() {\n  return <main><h1>One</h1><p>Two</p><p>Three</p></main>\n}\n',
}

test('overlapping removals show in the run as the specification words them, and leave the file as it is', async () => {
  const edits = [
    { find: '<p>Two</p><p>', replace: '' },
    { find: '<p>Three</p>', replace: '' },
  ]
  const model = createFakeModel([
    { calls: [{ tool: 'edit_file', input: { path: page, edits } }] },
    { calls: [{ tool: 'edit_file', input: { path: page, edits: [{ find: '<p>Two</p>', replace: '' }] } }] },
    { calls: [{ tool: 'finish', input: { summary: 'Done.' } }] },
  ])
  const project = createMemoryProject(start)
  const settings = {
    model,
    selected: { name: 'fake', model, limits: limitsOf('fake') },
    callLimits: { timeouts: { firstChunkMs: 1_000, chunkMs: 1_000 }, maxAttempts: 3, backOffMs: 1 },
  }

  const outcome = await runTurn(settings, createMemoryTurn(project))

  const rows = project.events.flatMap((event) => (event.type === 'tool.finished' ? [event] : []))
  expect(rows[0]).toMatchObject({
    status: 'error',
    detail: expect.stringContaining('Detected overlapping ranges when removing nodes for fixing.'),
  })
  expect(JSON.stringify(model.prompts[1])).toContain('Detected overlapping ranges when removing nodes for fixing.')
  expect(filesOf(project, outcome.tree)[page]).toContain('<h1>One</h1><p>Three</p></main>')
})
