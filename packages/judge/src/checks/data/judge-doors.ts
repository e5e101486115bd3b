// Who gets in: not with a wrong password, not unknown, not after logging out; passwords are never stored in clear.
import type { CheckResult } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import { pathsOpenTo } from './closed-pages.ts'
import type { DataWalk, FormPlace } from './data-walk.ts'
import { inPage, pressButton } from './page-hand.ts'
import { signIn } from './people.ts'
import type { Sent } from './send-form.ts'
import { holdsInClear } from './stored-values.ts'

const kind = 'ownership' as const

export async function judgeDoors(walk: DataWalk, place: FormPlace, signUp: Sent): Promise<CheckResult[]> {
  const results = [passwordResult(walk, place, signUp)]
  const { person } = walk
  const door = walk.places.find((each) => each.purpose === 'sign-in')
  if (person === null || door === undefined) return results
  const closed = await closedPages(walk)
  const tries = [
    { title: 'A wrong password is refused', who: { email: person.email, password: `${person.password}-wrong` } },
    { title: 'An unknown person is refused', who: { email: 'nobody.here.417@example.com', password: person.password } },
  ]
  for (const { title, who } of tries) {
    const said = { kind, title, page: door.path }
    const isIn = await walk.session.withVisitor(async (visitor) => {
      await signIn(walk, visitor, who)
      return isSignedIn(visitor, closed)
    })
    results.push(
      isIn
        ? failed({
            ...said,
            detail: `Signing in as ${who.email} with ${title.startsWith('A wrong') ? 'a wrong password' : 'any password'} opens ${closed[0] ?? 'the app'}: compare the password's hash and refuse.`,
          })
        : passed(said),
    )
  }
  results.push(...(await rightPassword(walk, door, closed)))
  return results
}

function passwordResult(walk: DataWalk, place: FormPlace, signUp: Sent): CheckResult {
  const said = { kind, title: 'Passwords are not stored in clear', page: place.path }
  const rows = [
    ...signUp.differences.inserted.map(({ row }) => row),
    ...signUp.differences.changed.map(({ after }) => after),
  ]
  const isClear = walk.person !== null && holdsInClear(walk.person.password, rows)
  return isClear
    ? failed({
        ...said,
        detail: 'A new row holds the typed password as it is: store a salted hash (PBKDF2, scrypt) instead.',
      })
    : passed(said)
}

/** Pages that the signed-in person can open and a stranger cannot. */
export async function closedPages(walk: DataWalk): Promise<string[]> {
  const paths = walk.pages.map((page) => page.path)
  const open = await walk.session.withVisitor((visitor) => pathsOpenTo(visitor, paths))
  return paths.filter((path) => !open.has(path))
}

async function isSignedIn(visitor: Visitor, closed: readonly string[]): Promise<boolean> {
  const [first] = closed
  if (first !== undefined) return (await pathsOpenTo(visitor, [first])).has(first)
  return (await findLogOut(visitor)) !== null
}

async function rightPassword(walk: DataWalk, door: FormPlace, closed: readonly string[]): Promise<CheckResult[]> {
  const { person } = walk
  if (person === null) return []
  return walk.session.withVisitor(async (visitor) => {
    const said = { kind, title: 'The right password lets its owner in', page: door.path }
    await signIn(walk, visitor, person)
    if (!(await isSignedIn(visitor, closed)))
      return [
        failed({
          ...said,
          detail: `Signing in as ${person.email} with the password given at sign-up does not open ${closed[0] ?? 'the app'}.`,
          evidence: visitor.evidence(),
        }),
      ]
    return [passed(said), ...(await logOut(visitor, closed))]
  })
}

async function logOut(visitor: Visitor, closed: readonly string[]): Promise<CheckResult[]> {
  const said = { kind, title: 'After logging out the pages of a person are closed' }
  let button = await findLogOut(visitor)
  if (button === null && closed[0] !== undefined) {
    await visitor.open(closed[0])
    button = await findLogOut(visitor)
  }
  if (button === null)
    return [
      failed({
        ...said,
        page: visitor.path(),
        detail: 'There is no button or link to log out on the pages of a signed-in person.',
      }),
    ]
  await pressButton(visitor, { ...button, isSubmit: false, isDisabled: false })
  const stillOpen = await pathsOpenTo(visitor, closed)
  if (stillOpen.size > 0)
    return [
      failed({
        ...said,
        page: [...stillOpen][0] ?? null,
        detail: `After “${button.name}”, ${[...stillOpen].join(', ')} can still be opened.`,
      }),
    ]
  return [passed(said)]
}

function findLogOut(visitor: Visitor): Promise<{ mark: string; name: string } | null> {
  return inPage(visitor, readLogOut, null)
}

/** Runs in the page. */
function readLogOut(): { mark: string; name: string } | null {
  const { mark, nameOf, isShown } = window.joineryReader
  const all = [...document.querySelectorAll('button,a[href],input[type="submit"],[role="menuitem"]')]
  const found = all.find((each) => /\b(log|sign) ?-?out\b/i.test(nameOf(each)) && isShown(each))
  return found === undefined ? null : { mark: mark(found), name: nameOf(found) }
}
