import { viewTargetSchema, type ViewTarget } from '@joinery/contract/chat'
import type * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { missingFile } from './file-path.ts'

const input = viewTargetSchema

const names: Readonly<Record<ViewTarget['view'], string>> = {
  preview: 'the preview',
  code: 'the code',
  data: 'the data',
  logs: 'the logs',
  settings: 'the settings',
}

export const showView: AgentTool<z.infer<typeof input>> = {
  name: 'show_view',
  description:
    'Turns the person’s screen to a view of the builder when that helps: the preview, the code (with `file`), the data, the logs or the settings. At most once in a run.',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ view }) => {
    const what = view === undefined ? 'a view' : names[view]
    return { block: 'view-transition', doing: `Turning to ${what}`, done: `Turned to ${what}` }
  },
  run({ view, file }, { files }) {
    if (file !== undefined && files[file] === undefined) {
      return Promise.resolve(toolError(missingFile(file, Object.keys(files))))
    }
    const target: ViewTarget = { view, ...(file === undefined ? {} : { file }) }
    return Promise.resolve({ text: `The person sees ${names[view]}, unless they are typing.`, target })
  },
}
