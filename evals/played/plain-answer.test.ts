import { expect, test } from 'vitest'

import { asCalls, presentQuestion, readPlainAnswer } from './plain-answer.ts'
import { entryOf, readPlayedPrompts } from './played-prompts.ts'

const answer = [
  'A page with notes.',
  '```sql',
  'create table note (id int);',
  '```',
  '```./web/app/page.jsx',
  'export default function Page() {',
  '  return <p>{`a ${1}`}</p>',
  '}',
  '```',
  '```design/tokens.json',
  '{ "colors": {',
].join('\n')

test('files and statements of an answer are taken, of one that was cut off too', () => {
  expect(readPlainAnswer(answer)).toEqual({
    text: 'A page with notes.',
    statements: ['create table note (id int);\n'],
    files: [
      { path: 'web/app/page.jsx', content: 'export default function Page() {\n  return <p>{`a ${1}`}</p>\n}\n' },
      { path: 'design/tokens.json', content: '{ "colors": {\n' },
    ],
  })
})

test('statements are carried out before the files', () => {
  const { parts } = asCalls(readPlainAnswer(answer))
  expect(parts.map((part) => (part.kind === 'call' ? part.name : part.kind))).toEqual([
    'text',
    'run_sql',
    'write_file',
    'write_file',
  ])
})

test('the question holds the rules of an app, the whole guide, the files and the tables, and no tool', async () => {
  const question = { message: 'Notes', earlier: ['A diary'], files: { 'web/app/page.jsx': 'x' }, tables: 'none yet' }
  const [system, user] = await presentQuestion(question)
  expect(system?.content).toContain('# Traps')
  expect(system?.content).toContain('# People: sign-in')
  expect(system?.content).not.toContain('# How to work')
  expect(user?.content).toContain('A diary')
  expect(user?.content).toContain('```web/app/page.jsx\nx\n```')
})

test('every played prompt has checks of its build and of its edit', async () => {
  const prompts = await readPlayedPrompts()
  expect(prompts).toHaveLength(12)
  expect(new Set(prompts.map(({ edit }) => edit.kind)).size).toBe(12)
  for (const prompt of prompts) {
    expect(entryOf(prompt, 'build').acceptance.length).toBeGreaterThan(0)
    expect(entryOf(prompt, 'edit')).toMatchObject({ id: prompt.id, prompt: prompt.edit.message })
  }
})
