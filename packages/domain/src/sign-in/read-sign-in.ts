import type { Services, SignInReader } from '../context.ts'
import { createProjectMemory } from '../variables/index.ts'
import { findSignIn } from './sign-in-queries.ts'

/** Where nobody has decided, sign-in is off (specification 6: then everybody is a stranger). */
export function createSignInReader(services: Pick<Services, 'db' | 'facts'>): SignInReader {
  return createProjectMemory({
    facts: services.facts,
    topic: 'settings',
    async load(projectGroupId) {
      const row = await findSignIn(services.db, projectGroupId)
      return { isEnabled: row?.isEnabled ?? false, providers: row?.providers ?? [] }
    },
  })
}
