import { questionFieldSchema, questionFormSchema, type QuestionForm } from '@joinery/contract/questions'
import type { Wait } from '@joinery/contract/waits'
import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import { continuationActionSchema } from '@joinery/contract/vocabulary/changes'
import { compareModules, moduleTypeOf } from '@joinery/contract/vocabulary/modules'
import * as z from 'zod'

import { toolError, type AgentTool, type ToolWords } from '../tool.ts'
import { nameFile } from './file-words.ts'

const aboutSchema = z.enum(['choices', 'secrets', 'module'])
const blocks: Readonly<Record<z.infer<typeof aboutSchema>, BlockType>> = {
  choices: 'choices',
  secrets: 'suggest-environment-variables',
  module: 'module-selection',
}
/** A select of more is no help. */
const maxModules = 100

const givenFormSchema = z.object({
  title: questionFormSchema.shape.title,
  fields: z.array(questionFieldSchema).min(1).max(20),
})
const input = z.object({ about: aboutSchema.optional(), form: givenFormSchema })

export const askUser: AgentTool<z.infer<typeof input>> = {
  name: 'ask_user',
  description:
    'Asks the person with a form and ends the run; the answers come as their next message. Only for what you cannot decide yourself, and before you change anything. `about`: what it is about; with `module` a select field without options offers the pages, components and functions of the project. Field types: info (says something), text, number, confirm, toggle, date, list (editable lines), select, multiselect, autocomplete, autocompleteMultiselect (with options), password (the name becomes a variable of the app; you never see the value), invisible (a value that comes back as it is).',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ about, form }) => describeQuestion(about, form?.title),
  async run({ about, form: given }, { hasChanges, host, files, stepKey }) {
    if (hasChanges) return toolError('Something was changed already: finish first, and ask in the summary.')
    const fields = about === 'module' ? withModules(given.fields, Object.keys(files)) : given.fields
    const parsed = questionFormSchema.safeParse({ ...given, fields })
    if (!parsed.success) return toolError(`Nobody was asked:\n${z.prettifyError(parsed.error)}`)
    const form = parsed.data
    const wait = waitOf(form)
    const asked = await host.ask({ form, wait, stepKey })
    return { text: 'The person was asked.', summary: form.title, asked: { ...asked, form, wait } }
  },
}

function withModules(fields: QuestionForm['fields'], paths: readonly string[]): QuestionForm['fields'] {
  const modules = paths.filter((path) => moduleTypeOf(path) !== 'FILE').toSorted(compareModules)
  const options = modules.slice(0, maxModules).map((path) => ({ value: path, label: labelOf(path) }))
  return fields.map((field) => {
    const isOpen = field.type.includes('select') || field.type.includes('Multiselect') || field.type === 'autocomplete'
    return isOpen && (field.options ?? []).length === 0 ? { ...field, options } : field
  })
}

function labelOf(path: string): string {
  const { name } = nameFile(path)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, 200)
}

/** Where nothing but keys is asked for, it does not matter where they are saved. */
function waitOf({ fields }: QuestionForm): Wait | null {
  const asking = fields.filter(({ type }) => type !== 'info')
  if (asking.length === 0 || asking.some(({ type }) => type !== 'password')) return null
  const action = continuationActionSchema.enum.CONTINUE_AFTER_SAVE_SECRET
  return { action, names: asking.map(({ name }) => name) }
}

function describeQuestion(about: z.infer<typeof aboutSchema> | undefined, title: string | undefined): ToolWords {
  const block = blocks[about ?? 'choices']
  return { block, doing: 'Asking you', done: title === undefined ? 'Asked you' : `Asked: ${title}` }
}
