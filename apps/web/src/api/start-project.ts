// From a prompt to a project with its first run queued. Used by the start page and right after sign-in.
import type { ProjectGroup } from '@joinery/contract/projects'

import { client, orpc } from './client.ts'
import { preferences } from './preferences.ts'
import { queryClient } from './query-client.ts'

export async function startProject(prompt: string, files: readonly File[] = []): Promise<ProjectGroup> {
  const project = files.length === 0 ? await client.projects.create({ prompt }) : await startWithFiles(prompt, files)
  // Only now: until the server has it, the browser keeps it.
  preferences.setPrompt(null)
  queryClient.setQueryData(orpc.projects.get.queryKey({ input: { projectGroupId: project.id } }), project)
  await queryClient.invalidateQueries({ queryKey: orpc.projects.list.key() })
  return project
}

/** Most begin without files: what sends them is loaded when there are some. */
async function startWithFiles(prompt: string, files: readonly File[]): Promise<ProjectGroup> {
  const sending = await import('./start-with-files.ts')
  return sending.startWithFiles(prompt, files)
}
