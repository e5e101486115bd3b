// How many messages that tell a purpose, without a word of what is kept, are read as a developer would: what the app is
// about and the facts nobody would leave out. node evals/read-purposes.ts [--list] [--part seen|unseen]
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import * as z from 'zod'

import { readBuild } from '../packages/agent/src/offline/understand/read-build.ts'

const purposeSchema = z.object({
  id: z.string(),
  says: z.string(),
  /** What the main kind may be called, or the sort of app. */
  about: z.array(z.string()),
  facts: z.array(z.array(z.string())),
  never: z.array(z.string()),
})
type Purpose = z.infer<typeof purposeSchema>
const { values: wanted } = parseArgs({
  options: { list: { type: 'boolean', default: false }, part: { type: 'string', default: '' } },
})

async function purposesOf(part: string): Promise<Purpose[]> {
  return z
    .array(purposeSchema)
    .parse(JSON.parse(await readFile(join(import.meta.dirname, 'purposes', `${part}.json`), 'utf8')))
}

function isNamed(words: readonly string[], name: string): boolean {
  const said = name.toLowerCase().replaceAll('-', ' ')
  return words.some(
    (word) =>
      said === word.toLowerCase() ||
      said.split(' ').at(-1) === word.toLowerCase() ||
      said.startsWith(`${word.toLowerCase()} `),
  )
}

/** What is wrong with the reading; '' where it is right. */
function wrongWith({ says, about, facts, never }: Purpose): { about: string; missing: string[] } {
  const reading = readBuild(says)
  if (!reading.ok) return { about: 'refused', missing: facts.map((words) => words.join('|')) }
  const { brief } = reading
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more.map((kind) => ({ ...kind }))]
  const sorts = [
    brief.front,
    brief.stage.split('-')[0] ?? '',
    ...(brief.parts.includes('practice') ? ['flashcards'] : []),
  ]
  const isAbout =
    about.some((word) => sorts.includes(word)) ||
    (isNamed(about, brief.entity.singular) && !never.includes(brief.entity.singular)) ||
    brief.more.some(({ singular }) => isNamed(about, singular))
  const labels = [
    ...kinds.flatMap(({ fields, singular }) => [singular, ...fields.map(({ label }) => label)]),
    ...brief.parts,
    ...(brief.parts.includes('loans') ? ['borrower lent to who name returned since'] : []),
    ...(brief.parts.includes('signups') || brief.parts.includes('seats') ? ['name who sign up'] : []),
    ...(brief.access === 'private' || brief.access === 'members' ? ['name who member student user author'] : []),
    ...(brief.front === 'shop' ? ['order customer name product price quantity items email address pickup'] : []),
    ...(brief.front === 'booking' ? ['booking date time day name customer e-mail phone service slot'] : []),
    ...(brief.front === 'poll' ? ['option votes choice question'] : []),
  ].map((label) => label.toLowerCase())
  const missing = facts
    .filter((words) => !words.some((word) => labels.some((label) => label.includes(word.toLowerCase()))))
    .map((words) => words.join('|'))
  return { about: isAbout ? '' : `${brief.front}: ${brief.entity.singular}`, missing }
}

for (const part of wanted.part === '' ? ['seen', 'unseen'] : [wanted.part]) {
  const purposes = await purposesOf(part)
  const read = purposes.map((purpose) => ({ purpose, wrong: wrongWith(purpose) }))
  if (wanted.list)
    for (const { purpose, wrong } of read)
      if (wrong.about !== '' || wrong.missing.length > 0)
        console.log(
          `${purpose.id} ${purpose.says}\n     ${wrong.about === '' ? '' : `is ${wrong.about}, meant ${purpose.about.join('|')}; `}${wrong.missing.length > 0 ? `lacks ${wrong.missing.join(', ')}` : ''}`,
        )
  const facts = purposes.reduce((sum, purpose) => sum + purpose.facts.length, 0)
  const lacking = read.reduce((sum, { wrong }) => sum + wrong.missing.length, 0)
  console.log(
    `${part}: about ${read.filter(({ wrong }) => wrong.about === '').length} of ${purposes.length}, facts ${facts - lacking} of ${facts}, whole ${read.filter(({ wrong }) => wrong.about === '' && wrong.missing.length === 0).length}, refused ${read.filter(({ wrong }) => wrong.about === 'refused').length}`,
  )
}
