import type { CheckResult } from '@joinery/contract/checks'

import type { Check } from '../../walk/app-session.ts'
import { failed, skipped } from '../../walk/check-results.ts'
import { dataWalk } from './begin-walk.ts'
import type { DataWalk } from './data-walk.ts'
import { formTitle } from './form-seen.ts'
import { refusalOf } from './judge-answer.ts'
import { judgeDoors } from './judge-doors.ts'
import { judgeSecrecy } from './judge-secrecy.ts'

const kind = 'ownership' as const

/** Two people: each gets in with the right password only, and sees what is theirs only. */
export const ownershipCheck: Check = {
  kind,
  async run(session): Promise<CheckResult[]> {
    const { isOwned, isShared = false } = session.expectations
    const walk = await dataWalk(session)
    const place = walk.places.find((each) => each.purpose === 'sign-up')
    if (place === undefined) {
      const said = { kind, title: 'People sign up and see only what is theirs' }
      if (isOwned)
        return [
          failed({
            ...said,
            detail:
              'No sign-up form was found (a form with a password field and a button such as “Sign up”), so nobody can own anything.',
          }),
        ]
      return [skipped({ ...said, detail: 'The app has no sign-up, and nobody asked for one.' })]
    }
    const signedUp = walk.firstSignUp
    if (walk.person === null || signedUp?.sent === null || signedUp === null)
      return [signUpFailed(walk, place.path, formTitle(place.form))]
    return [
      ...(await judgeDoors(walk, place, signedUp.sent)),
      ...(await judgeSecrecy(walk, place, { isOwned, isShared: isShared && !isOwned })),
    ]
  },
}

function signUpFailed(walk: DataWalk, page: string, title: string): CheckResult {
  const sent = walk.firstSignUp?.sent ?? null
  const why =
    sent === null ? 'the form could not be opened again' : refusalOf(sent) || 'nothing was stored and no session began'
  return failed({
    kind,
    title: `“${title}” takes a new person`,
    page,
    detail: `Signing up with a new address and a strong password did not work: ${why}.`,
  })
}
