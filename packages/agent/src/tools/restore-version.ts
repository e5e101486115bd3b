import * as z from 'zod'

import { asksToGoBack } from '../guards/person-words.ts'
import { toolError, type AgentTool } from '../tool.ts'

const input = z.object({ version: z.int().positive().nullable(), isFurther: z.boolean() })

export const restoreVersion: AgentTool<z.infer<typeof input>> = {
  name: 'restore_version',
  description:
    'Brings all files back to an earlier version, when the person asks to undo or go back: the one before the newest change, or with `version` the one with that number. `isFurther` is for "one more": the version before what an undo brought back. Tables and rows stay as they are: bring the tables in line with `run_sql` where the old files need it.',
  input,
  needsPath: false,
  isChange: true,
  describe: ({ version }) => ({
    block: 'action',
    doing: 'Going back to an earlier version',
    done: version === undefined || version === null ? 'Went back one version' : `Went back to version ${version}`,
  }),
  async run({ version, isFurther }, { files, host, personWords }) {
    if (!asksToGoBack(personWords))
      return toolError('Nothing was changed: the person did not ask to undo anything or to go back.')
    const found = await host.earlierVersion(version === null ? { isFurther } : { number: version })
    if (found === null)
      return toolError(
        version === null
          ? 'There is no version before this one. Nothing was changed.'
          : `There is no version ${version}. Nothing was changed.`,
      )
    const old = await host.loadFiles(found.tree)
    const changes = [...new Set([...Object.keys(files), ...Object.keys(old)])]
      .filter((path) => files[path] !== old[path])
      .map((path) => ({ path, content: old[path] ?? null }))
    if (changes.length === 0) return toolError(`The files are those of version ${found.number} already.`)
    return {
      text: `The files are those of version ${found.number} again (${found.message}).`,
      detail: `Back to version ${found.number}`,
      changes,
      isEarlier: true,
    }
  },
}
