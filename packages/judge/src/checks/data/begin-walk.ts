// Begins the walk of a session: which pages, which forms, and who is signed in.
import { patternOf } from '../../walk/site-map.ts'
import type { AppSession, Visitor } from '../../walk/app-session.ts'
import type { DataWalk, WalkPage } from './data-walk.ts'
import { walkOf } from './data-walk.ts'
import { findForms } from './find-forms.ts'
import { signUp } from './people.ts'

export function dataWalk(session: AppSession): Promise<DataWalk> {
  return walkOf(session, beginWalk)
}

async function beginWalk(walk: DataWalk): Promise<void> {
  await walk.rememberFirstLook()
  const looks = await walk.session.pages()
  const pages = looks.filter((look) => !look.isHung && look.status !== null && look.status < 400)
  walk.pages = pages
  walk.places = await walk.session.withVisitor((visitor) => findForms(pages, visitor, false))
  const form = walk.places.find((place) => place.purpose === 'sign-up')
  if (form === undefined) return
  walk.firstSignUp = await signUp(walk, form)
  walk.person = walk.firstSignUp.person
  if (walk.person === null) return
  await walk.withVisitor(
    async (visitor) => {
      walk.pages = await pagesWhenSignedIn(walk, visitor)
      const places = await findForms(walk.pages, visitor, true)
      const known = new Set(walk.places.map((place) => `${place.purpose} ${place.signature}`))
      walk.places = [...walk.places, ...places.filter((place) => !known.has(`${place.purpose} ${place.signature}`))]
    },
    { isSignedIn: true },
  )
}

const maxPages = 12

async function pagesWhenSignedIn(walk: DataWalk, visitor: Visitor): Promise<WalkPage[]> {
  const patterns = walk.session.app.routes.map((route) => route.pattern)
  const waiting = patterns.filter((pattern) => !pattern.includes('['))
  const pages: WalkPage[] = []
  const seen = new Set<string>()
  for (let path = waiting.shift(); path !== undefined && seen.size < maxPages; path = waiting.shift()) {
    const pattern = patternOf(path, patterns)
    if (pattern === null || seen.has(pattern) || /log-?out|sign-?out/i.test(path)) continue
    seen.add(pattern)
    const opened = await visitor.open(path)
    if (opened.status === null || opened.status >= 400) continue
    if (!pages.some((page) => page.path === opened.path)) pages.push({ path: opened.path, pattern })
    waiting.push(...(await ownLinks(visitor)))
  }
  return pages
}

export async function ownLinks(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname + link.search),
  )
}
