// Where the app shows what was typed: on a page as it stands, in a page's HTML, in another person's browser.
import type { Visitor } from '../../walk/app-session.ts'
import type { DataWalk } from './data-walk.ts'
import { isTextual } from './form-seen.ts'
import { inPage, visibleText } from './page-hand.ts'
import type { Sent } from './send-form.ts'

/** Typed texts by which a record is known again, the most telling first. */
export function tellingWords(sent: Sent): string[] {
  const texts = sent.typed.filter(
    ({ field, made }) => isTextual(field) && field.kind !== 'password' && made.value.length >= 3,
  )
  return texts.map(({ made }) => made.value)
}

export function includesWords(text: string, words: readonly string[]): boolean {
  const plain = flat(text)
  return words.some((word) => plain.includes(flat(word)))
}

function flat(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(/[“”„"]/g, '"')
    .replaceAll(/[’‘]/g, "'")
}

export async function isShownHere(visitor: Visitor, words: readonly string[]): Promise<boolean> {
  return includesWords(await visibleText(visitor), words)
}

const maxPagesOpened = 6

/** The first page that shows the words: the paths given first, then the others of the walk. */
export async function pageThatShows(
  walk: DataWalk,
  visitor: Visitor,
  words: readonly string[],
  first: readonly string[],
): Promise<string | null> {
  const paths = [...new Set([...first, ...walk.pages.map((page) => page.path)])]
  for (const path of first) if (await showsOnPath(visitor, path, words)) return path
  for (const path of paths) {
    if (first.includes(path)) continue
    if (includesWords(await servedText(visitor, path), words) && (await showsOnPath(visitor, path, words))) return path
  }
  // Lists that scripts fetch are not in the HTML.
  for (const path of paths.filter((each) => !first.includes(each)).slice(0, maxPagesOpened)) {
    if (await showsOnPath(visitor, path, words)) return path
  }
  return null
}

/** Opens the page and looks; where a list goes on behind a button or a search, there too. */
export async function showsOnPath(visitor: Visitor, path: string, words: readonly string[]): Promise<boolean> {
  await visitor.open(path)
  return (await isShownHere(visitor, words)) || showsFurtherOn(visitor, words)
}

async function showsFurtherOn(visitor: Visitor, words: readonly string[]): Promise<boolean> {
  const more = visitor.page
    .getByRole('button', { name: /^(load|show|see) (more|all)|^next( page)?$|^more$/i })
    .or(visitor.page.getByRole('link', { name: /^next( page)?\b|^(load|show) more|^last( page)?$/i }))
  for (let turn = 0; turn < 4; turn += 1) {
    const button = more.first()
    if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled().catch(() => false))) return false
    visitor.step('look further on in the list')
    await button.click({ timeout: 1_000 }).catch(() => null)
    await visitor.settle()
    if (await isShownHere(visitor, words)) return true
  }
  return false
}

async function servedText(visitor: Visitor, path: string): Promise<string> {
  return await inPage(visitor, readServed, path)
}

/** Runs in the page: what another page of the app says in its HTML. */
async function readServed(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } }).catch(() => null)
  if (answer === null || !answer.ok) return ''
  const parsed = new DOMParser().parseFromString((await answer.text()).replaceAll('<!-- -->', ''), 'text/html')
  for (const each of parsed.querySelectorAll('script,style,template')) each.remove()
  return parsed.body.textContent
}
