// The AI task "autorename": a project that has no name gets one from its first message, by the model that was chosen for
// it. Without one the run names it itself, by its own model or by rules.
import { hasChoice } from '../models/index.ts'
import type { Services } from '../context.ts'
import { askTask, readName } from '../tasks/index.ts'
import { findOrganization, setProjectName } from './chat-queries.ts'

/** The run waits for it no longer than this. */
const timeoutMs = 12_000

/** @returns the name that it has now; null: still none */
export async function nameUnnamed(
  services: Services,
  input: { projectGroupId: string; request: string; signal: AbortSignal },
): Promise<string | null> {
  const { projectGroupId, request, signal } = input
  const organizationId = await findOrganization(services.db, projectGroupId)
  if (!(await hasChoice(services, { organizationId, task: 'autorename' }))) return null
  const timeout = AbortSignal.timeout(timeoutMs)
  const asked = await askTask(services, {
    project: { id: projectGroupId, organizationId },
    task: 'autorename',
    prompt: `They asked for: ${request.slice(0, 8_000)}`,
    maxOutputTokens: 2_000,
    signal: AbortSignal.any([signal, timeout]),
    read: readName,
  }).catch((error: unknown) => {
    // A name is worth no failed run; letting go of the run is another matter.
    signal.throwIfAborted()
    if (timeout.aborted || isTooMany(error)) return null
    throw error
  })
  const name = asked?.answer ?? null
  if (name === null) return null
  await setProjectName(services.db, { projectGroupId, name, at: services.now() })
  services.facts.emit(projectGroupId, 'project')
  return name
}

function isTooMany(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'tasks.too_many'
}
