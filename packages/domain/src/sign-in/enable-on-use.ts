// An app whose code asks who is signed in gets its sign-in switched on, unless a person has decided otherwise.
import type { Services } from '../context.ts'
import { prepareAccountTables } from './prepare-tables.ts'
import { insertSignIn } from './sign-in-queries.ts'

const asksForPeople =
  /import\s*\{[^}]*\b(?:getSession|requireUser|useUser|signIn|signUp|signOut)\b[^}]*\}\s*from\s*['"]@joinery\/app-kit(?:\/server)?['"]/

/** @param texts of files that were just written */
export async function enableSignInOnUse(
  services: Pick<Services, 'db' | 'facts' | 'appDatabases' | 'now'>,
  projectGroupId: string,
  texts: Iterable<string>,
): Promise<void> {
  for (const text of texts) {
    if (!asksForPeople.test(text)) continue
    const row = { projectGroupId, isEnabled: true, providers: ['email' as const], updatedAt: services.now() }
    if (!(await insertSignIn(services.db, row))) return
    await prepareAccountTables(services, projectGroupId)
    services.facts.emit(projectGroupId, 'settings')
    return
  }
}
