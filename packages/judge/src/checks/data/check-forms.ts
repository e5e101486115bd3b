import type { CheckResult } from '@joinery/contract/checks'

import type { AppSession, Check } from '../../walk/app-session.ts'
import { PageHung } from '../../walk/app-session.ts'
import { failed } from '../../walk/check-results.ts'
import { dataWalk } from './begin-walk.ts'
import { walkForm, type FormWalk } from './walk-form.ts'

const maxForms = 12
const walked = new WeakMap<AppSession, Promise<FormWalk[]>>()

/** Every form of the app, walked once; the checks of forms and of records share what came out. */
export function formWalks(session: AppSession): Promise<FormWalk[]> {
  const known = walked.get(session)
  if (known !== undefined) return known
  const started = walkAll(session)
  walked.set(session, started)
  return started
}

async function walkAll(session: AppSession): Promise<FormWalk[]> {
  const walk = await dataWalk(session)
  const walks: FormWalk[] = []
  for (const place of walk.places.slice(0, maxForms)) {
    try {
      walks.push(await walkForm(walk, place))
    } catch (error) {
      if (!(error instanceof PageHung)) throw error
      const result = failed({
        kind: 'forms',
        title: `“${place.form.title}” can be used`,
        page: place.path,
        detail: error.message,
      })
      walks.push({ place, title: place.form.title, results: [result], accepted: null })
    }
  }
  return walks
}

export const formsCheck: Check = {
  kind: 'forms',
  async run(session): Promise<CheckResult[]> {
    return (await formWalks(session)).flatMap((walk) => walk.results)
  },
}
