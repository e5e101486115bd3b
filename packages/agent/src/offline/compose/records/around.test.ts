// What lies around a record, on its own page.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose(reading.brief).files
}

test('what is due is ticked off on its own page, in the week that it is due in', () => {
  const files = filesOf('Tasks of our choir with task, due date and done')
  const page = files['web/app/[id]/page.jsx'] ?? ''
  expect(page).toMatch(
    /<input type="checkbox" name="done" checked=\{task\.done\} onChange=\{\(\) => toggleTask\(task\)\}/,
  )
  expect(page).toContain("'Mark as done'")
  expect(page).toContain('<WeekAround')
  expect(files['web/app/[id]/page.server.js']).toContain("around: inWeek(await listTasks(), task, ['due_date'])")
})

test('a spending says how much of its month it is', () => {
  const files = filesOf('What we spend: shop, amount, date and category')
  const page = Object.entries(files).find(([path]) => path.endsWith('[id]/page.jsx'))?.[1] ?? ''
  expect(page).toContain('<MonthShare')
  expect(files['web/components/month-share.jsx']).toContain('of what went out in')
})

test('the page of a coin tells each time that it was bought, and what one of it cost', () => {
  const files = filesOf('My crypto coins with amount, price paid and date')
  expect(files['web/app/[id]/page.jsx']).toMatch(
    /<Purchases\s+entries=\{data\.around\.map\(.*count: other\.amount, paid: other\.price_paid/,
  )
  expect(files['web/app/[id]/page.server.js']).toContain("named(await listCryptoCoins(), cryptoCoin, ['name', 'date'])")
})

test('a project stands beside its client, with what else is theirs', () => {
  const files = filesOf(
    'A CRM for a small garden design office where each client has many projects with stage, fee and start date',
  )
  expect(files['web/components/project-of-client.jsx']).toContain('Also theirs: ')
  const load = Object.entries(files).find(
    ([path]) => path.endsWith('projects/[id]/page.server.js') || path === 'web/app/[id]/page.server.js',
  )?.[1]
  expect(load).toContain("besides: besideIt(await listProjects(), project, ['client_id'])")
  expect(load).toContain('project.client_id === null ? null : await findClient(project.client_id)')
})

test('a note is written on where it is opened, and read once that is done', () => {
  const page = filesOf('A notes app for a stonemason')['web/app/[id]/page.jsx'] ?? ''
  expect(page).toContain('useState(true)')
  expect(page).toContain('<article')
  expect(page).toContain('<h1 className="sr-only">')
})
