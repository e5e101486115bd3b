// The stages of records whose status nobody spelled out.
import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function optionsOf(request: string): readonly string[] | undefined {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  const kinds = [reading.brief, ...reading.brief.more]
  return kinds.flatMap(({ fields }) => fields).find(({ name }) => /status|stage/.test(name))?.options
}

test.each([
  ['Track my job applications: company, role, stage, applied on', ['Applied', 'Interview', 'Offer', 'Rejected']],
  ['Invoices with client, amount, due date and status', ['Draft', 'Sent', 'Paid', 'Overdue']],
  ['Reading list with title, author, status', ['Want to read', 'Reading', 'Read']],
  ['Sales pipeline: deal, company, value, stage, close date', ['Lead', 'Contacted', 'Proposal', 'Won', 'Lost']],
  ['Orders: customer, address, status', ['New', 'Packed', 'Sent']],
  ['Pets for adoption: name, species, status', ['Available', 'Reserved', 'Adopted']],
  ['Grant applications: funder, amount, status', ['Draft', 'Submitted', 'Granted', 'Declined']],
])('what goes through stages of its own has those: %s', (request, stages) => {
  expect(optionsOf(request)).toEqual(stages)
})

test.each([
  'To-do list with status and due date',
  'Maintenance requests: flat, problem, status',
  'Invoices with client and status. I tick off what is done.',
])('a plain task, and what is spoken of as done, is open or done: %s', (request) => {
  expect(optionsOf(request)).toEqual(['Open', 'In progress', 'Done'])
})

test('stages that were named stay', () => {
  expect(optionsOf('Invoices with client and status (written, posted, settled)')).toEqual([
    'Written',
    'Posted',
    'Settled',
  ])
})
