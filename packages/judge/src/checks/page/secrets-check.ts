// Nothing that must stay on the server is in what browsers get.
import type { AppSession, Check } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import { findSecrets } from './secret-shapes.ts'

const kind = 'secrets'
const title = 'No secret reaches a browser'

export const secretsCheck: Check = {
  kind,
  async run(session) {
    const found = (await whatBrowsersGet(session)).flatMap(({ place, page, text }) =>
      findSecrets(text, session.app.secrets).map((secret) =>
        failed({
          kind,
          title,
          page,
          detail: `${place} holds ${secret.what} (“${secret.hint}”). Keep it in server code and read it there from the environment; then change the key, for it may have been seen.`,
        }),
      ),
    )
    return found.length === 0 ? [passed({ kind, title })] : found
  },
}

async function whatBrowsersGet(session: AppSession): Promise<{ place: string; page: string | null; text: string }[]> {
  const assets = session.app.assets.map(({ path, text }) => ({
    place: `The file ${path} of the bundle`,
    page: null,
    text,
  }))
  const pages = (await session.pages()).map(({ path, serverHtml }) => ({
    place: `The page ${path}`,
    page: path,
    text: serverHtml,
  }))
  return [...assets, ...pages]
}
