// Facts about one open project, for as long as a tab listens.
import type { ProjectFact } from '@joinery/contract/projects'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from './access.ts'

/** Yields facts until `signal` aborts; a burst of the same topic between two reads is told once. */
export async function* watchProject(
  ctx: DomainContext,
  input: { projectGroupId: string },
  signal: AbortSignal | undefined,
): AsyncGenerator<ProjectFact, void> {
  await requireProjectRole(ctx, input.projectGroupId, 'VIEWER', { allowTrash: true })
  const waiting = new Set<ProjectFact['topic']>()
  let wake: () => void = ignore
  const stop = ctx.facts.listen(input.projectGroupId, (fact) => {
    waiting.add(fact.topic)
    wake()
  })
  const onAbort = () => wake()
  const isAborted = () => signal?.aborted === true
  signal?.addEventListener('abort', onAbort)
  try {
    while (!isAborted()) {
      for (const topic of waiting) {
        waiting.delete(topic)
        yield { topic }
      }
      if (waiting.size === 0 && !isAborted()) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    stop()
    signal?.removeEventListener('abort', onAbort)
  }
}

function ignore(): void {}
