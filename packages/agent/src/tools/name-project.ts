import { projectNameSchema } from '@joinery/contract/projects'
import * as z from 'zod'

import type { AgentTool } from '../tool.ts'

const input = z.object({ name: projectNameSchema })

export const nameProject: AgentTool<z.infer<typeof input>> = {
  name: 'name_project',
  description:
    'Gives the project its name: once in the first run of an unnamed project (two or three words, or the name the person gave), later only when the person asks.',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ name }) => ({
    block: 'project-settings',
    doing: 'Naming the project',
    done: name === undefined ? 'Named the project' : `Named the project “${name}”`,
  }),
  async run({ name }, { host }) {
    await host.nameProject(name)
    return { text: `The project is called “${name}” now.` }
  },
}
