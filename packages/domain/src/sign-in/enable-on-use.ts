// An app whose code asks who is signed in gets its sign-in switched on, unless a person has decided otherwise.
import type { Services } from '../context.ts'
import { prepareAccountTables } from './prepare-tables.ts'
import { insertSignIn } from './sign-in-queries.ts'

const asksForPeople =
  /\buser_accounts\b|import\s*\{[^}]*\b(?:getSession|requireUser|useUser|signIn|signUp|signOut)\b[^}]*\}\s*from\s*['"]@joinery\/app-kit(?:\/server)?['"]/

/** @param texts of files or SQL that an agent is about to write */
export async function enableSignInOnUse(
  services: Pick<Services, 'db' | 'facts' | 'appDatabases' | 'now'>,
  projectGroupId: string,
  texts: Iterable<string>,
): Promise<void> {
  for (const text of texts) {
    if (!asksForPeople.test(text)) continue
    const row = { projectGroupId, isEnabled: true, providers: ['email' as const], updatedAt: services.now() }
    const isFirst = await insertSignIn(services.db, row)
    // Tables of the app may refer to them from now on, also where a person has switched sign-in off. Where they cannot
    // be made the app stands in the way with tables of its own: what comes next says so.
    await prepareAccountTables(services, projectGroupId)
    if (isFirst) services.facts.emit(projectGroupId, 'settings')
    return
  }
}
