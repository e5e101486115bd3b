// Which pages somebody may open: not those that lead elsewhere, refuse, or ask to sign in.
import type { Visitor } from '../../walk/app-session.ts'
import { purposeOf } from './form-purpose.ts'
import { formsOn } from './page-hand.ts'

export async function pathsOpenTo(visitor: Visitor, paths: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>()
  for (const path of paths) if (await isOpen(visitor, path)) open.add(path)
  return open
}

async function isOpen(visitor: Visitor, path: string): Promise<boolean> {
  const opened = await visitor.open(path)
  if (opened.status === null || opened.status >= 400 || opened.path.split('?')[0] !== path.split('?')[0]) return false
  const purposes = (await formsOn(visitor)).map((form) => purposeOf(form, { path, opener: '' }))
  const asksToSignIn = purposes.includes('sign-in') || purposes.includes('sign-up')
  if (!asksToSignIn) return !(await saysSignIn(visitor))
  return false
}

/** A page may stay and say so instead of leading elsewhere. */
async function saysSignIn(visitor: Visitor): Promise<boolean> {
  return visitor.page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    return (
      main.textContent.length < 400 &&
      /\b(please )?(sign|log) ?in\b.{0,60}\b(to|first|see|continue|view)\b|not (signed|logged) in|unauthori[sz]ed|not allowed/i.test(
        main.textContent,
      )
    )
  })
}
