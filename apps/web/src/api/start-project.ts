// From a prompt to a project with its first run queued. Used by the start page and right after sign-in.
import type { ProjectGroup } from '@joinery/contract/projects'

import { client, orpc } from './client.ts'
import { preferences } from './preferences.ts'
import { queryClient } from './query-client.ts'

export async function startProject(prompt: string): Promise<ProjectGroup> {
  const project = await client.projects.create({ prompt })
  // Only now: until the server has it, the browser keeps it.
  preferences.setPrompt(null)
  queryClient.setQueryData(orpc.projects.get.queryKey({ input: { projectGroupId: project.id } }), project)
  await queryClient.invalidateQueries({ queryKey: orpc.projects.list.key() })
  return project
}
