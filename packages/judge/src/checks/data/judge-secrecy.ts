// What one person made, another and a stranger never see: not in lists, not by address, not through the app's requests.
import type { CheckResult, Evidence } from '@joinery/contract/checks'

import type { RequestFact, Visitor } from '../../walk/app-session.ts'
import { failed, passed, skipped } from '../../walk/check-results.ts'
import { isCountedOnly } from './counted-change.ts'
import { ownLinks } from './begin-walk.ts'
import type { DataWalk, FormPlace, Person } from './data-walk.ts'
import { answerOf, refusalOf } from './judge-answer.ts'
import { visibleText } from './page-hand.ts'
import { signUp } from './people.ts'
import { asText, keyOf, rowWords } from './row-differences.ts'
import type { Sent } from './send-form.ts'
import { includesWords, tellingWords } from './shown-words.ts'
import { sendRightly, typedWords } from './walk-form.ts'

const kind = 'ownership' as const

/** A record of the first person and everything its browser asked for around it. */
interface Secret {
  place: FormPlace
  words: string[]
  sent: Sent
  /** Pages that show it to its owner. */
  paths: string[]
  requests: RequestFact[]
}

export async function judgeSecrecy(
  walk: DataWalk,
  signUpPlace: FormPlace,
  { isOwned, isShared }: { isOwned: boolean; isShared: boolean },
): Promise<CheckResult[]> {
  const said = { kind, title: 'Another person sees nothing of what one person made' }
  const refusals: string[] = []
  const secret = await makeSecret(walk, isOwned, refusals)
  if (secret === null) {
    if (!isOwned) return [skipped({ ...said, detail: 'No form for signed-in people makes records.' })]
    const detail = ['A signed-in person can make no record of their own: no form takes one.', ...refusals.slice(0, 3)]
    return [failed({ ...said, detail: detail.join('\n') })]
  }
  // Where nobody asked for privacy, what people write may be for all.
  const { person } = await signUp(walk, signUpPlace)
  if (person === null)
    return [failed({ ...said, page: signUpPlace.path, detail: 'A second person could not sign up.' })]
  if (secret.words.length === 0) {
    const detail = 'What people make holds dates, times and choices only: no words that could be looked for.'
    return [skipped({ ...said, detail }), await tamperResult(walk, secret, person)]
  }
  const results: CheckResult[] = []
  for (const who of [
    { name: 'another person', person },
    { name: 'a signed-out visitor', person: null },
  ]) {
    const leaks = await leaksTo(walk, secret, who.person)
    const title = who.person === null ? 'A signed-out visitor sees nothing of what people made' : said.title
    if (leaks.length === 0) results.push(passed({ ...said, title }))
    else if (isShared && who.person !== null)
      results.push(skipped({ ...said, title, detail: 'People who are signed in share what they write, as was asked.' }))
    else if (!isOwned && (await isPublic(walk, secret)))
      results.push(
        skipped({
          ...said,
          title,
          detail: `What people make is shown to everybody (${leaks[0] ?? ''}), and nobody asked that it be private.`,
        }),
      )
    else
      results.push(
        failed({
          ...said,
          title,
          page: secret.place.path,
          evidence: evidenceOfSecret(secret),
          detail: `“${secret.words[0] ?? ''}”, made by the first person, reaches ${who.name}: ${leaks.slice(0, 4).join('; ')}. Every query must ask for the owner.`,
        }),
      )
  }
  results.push(await tamperResult(walk, secret, person))
  return results
}

function evidenceOfSecret({ sent }: Secret): Evidence[] {
  return sent.differences.inserted.map(({ table, row }) => ({ type: 'row', table, text: rowWords(row) }))
}

/** @param refusals takes what each form answered that took nothing */
async function makeSecret(walk: DataWalk, isOwned: boolean, refusals: string[]): Promise<Secret | null> {
  const making = walk.places.filter((each) => each.purpose === 'create')
  // Where ownership was asked for, a form that strangers see as well is a person's all the same.
  const owned = [
    ...making.filter((each) => each.isSignedIn),
    ...(isOwned ? making.filter((each) => !each.isSignedIn) : []),
  ]
  let wordless: Secret | null = null
  for (const place of owned) {
    const secret = await walk.withVisitor((visitor) => makeWith(walk, visitor, place, refusals), { isSignedIn: true })
    if (secret !== null && secret.words.length > 0) return secret
    wordless ??= secret
  }
  return wordless
}

async function makeWith(
  walk: DataWalk,
  visitor: Visitor,
  place: FormPlace,
  refusals: string[],
): Promise<Secret | null> {
  // The person has a record already: where there is one for each day, today's is taken.
  const sent = await sendRightly(walk, visitor, place)
  if (sent === null) return null
  if (answerOf(sent) !== 'stored') {
    refusals.push(`The form on ${place.path} said: ${refusalOf(sent)}. Typed: ${typedWords(sent)}.`)
    return null
  }
  const words = tellingWords(sent)
  const paths = new Set<string>()
  const first = [sent.path, ...walk.pages.map((page) => page.path)]
  const seen = new Set<string>()
  const ids = sent.differences.inserted.map(({ row }) => asText(row['id'])).filter((id) => id !== '')
  for (const path of first) {
    if (seen.has(path)) continue
    seen.add(path)
    await visitor.open(path)
    if (words.length > 0 && includesWords(await visibleText(visitor), words)) paths.add(path)
    const links = await ownLinks(visitor)
    for (const link of links) if (link.split(/[/?=&]/).some((part) => ids.includes(part))) paths.add(link)
  }
  for (const path of paths) if (!seen.has(path)) await visitor.open(path)
  return { place, words, sent, paths: [...paths], requests: [...visitor.facts().requests] }
}

/** Where the record reaches somebody it does not belong to. */
async function leaksTo(walk: DataWalk, { words, paths, requests }: Secret, person: Person | null): Promise<string[]> {
  return walk.session.withVisitor(async (visitor) => {
    if (person !== null) await visitor.context.addCookies(person.cookies)
    const leaks: string[] = []
    const pages = [...new Set([...paths, ...walk.pages.map((page) => page.path)])]
    for (const path of pages) {
      await visitor.open(path)
      if (includesWords(await visibleText(visitor), words) || includesWords(await visitor.page.content(), words))
        leaks.push(`shown on ${path}`)
    }
    const asked = [
      ...new Set(
        requests
          .filter(
            (request) =>
              request.isOwn && request.method === 'GET' && /^(fetch|xhr|document|other)$/.test(request.resourceType),
          )
          .map((request) => request.path),
      ),
    ]
    for (const path of asked) {
      if (pages.includes(path)) continue
      const answer = await walk.session.request(path, { headers: cookieHeader(person) })
      if (answer.status < 300 && includesWords(answer.text, words)) leaks.push(`answered by GET ${path}`)
    }
    return leaks
  })
}

function cookieHeader(person: Person | null): Record<string, string> {
  return person === null ? {} : { cookie: person.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

/** True when the front page or another open page shows records to strangers: a guest book, a forum. */
async function isPublic(walk: DataWalk, { words }: Secret): Promise<boolean> {
  const looks = await walk.session.pages()
  return walk.session.withVisitor(async (visitor) => {
    for (const { path } of looks.slice(0, 6)) {
      await visitor.open(path)
      if (includesWords(await visibleText(visitor), words)) return true
    }
    return false
  })
}

/** Another person sends what changes or deletes the first one's record: nothing may come of it. */
async function tamperResult(walk: DataWalk, secret: Secret, person: Person): Promise<CheckResult> {
  const said = { kind, title: 'Another person cannot change or delete what one person made', page: secret.place.path }
  const own = secret.sent.differences.inserted[0]
  const id = own === undefined ? '' : asText(own.row['id'])
  if (own === undefined || id === '') return passed(said)
  const before = await walk.look()
  const json = { 'content-type': 'application/json', origin: walk.session.app.origin, ...cookieHeader(person) }
  const made = secret.sent.writes.at(-1)
  const addresses = [
    ...new Set([
      ...secret.paths.filter((path) => path.split('/').includes(id)).map((path) => `/api${path}`),
      ...(made === undefined ? [] : [`${made.path.split('?')[0]}/${id}`]),
      ...apiPatterns(walk, id),
    ]),
  ]
  const body = JSON.stringify({
    ...Object.fromEntries(secret.sent.typed.map(({ field }) => [field.name, 'Changed by another'])),
    id,
  })
  for (const address of addresses) {
    for (const method of ['PATCH', 'PUT', 'POST', 'DELETE'])
      await walk.session.request(address, { method, headers: json, body })
  }
  const { changed, deleted } = walk.compare(before, await walk.look())
  const table = walk.tableOf(own.table)
  const isOwn = (row: Record<string, unknown>): boolean =>
    table !== undefined && keyOf(row, table) === keyOf(own.row, table)
  const typed = secret.sent.typed.map(({ field }) => field.name)
  const hit = changed.find((each) => each.table === own.table && isOwn(each.after) && !isCountedOnly(each, typed))
  const gone = deleted.some((each) => each.table === own.table && isOwn(each.row))
  if (hit === undefined && !gone) return passed(said)
  const what = gone ? 'deleted' : `changed (${hit?.columns.join(', ') ?? ''})`
  return failed({
    ...said,
    evidence: evidenceOfSecret(secret),
    detail: `With another person's session the record was ${what} by a request to ${addresses.join(' or ')}: ask for the owner in every update and delete.`,
  })
}

/** Addresses of functions with one parameter, with the record's id in it. */
function apiPatterns(walk: DataWalk, id: string): string[] {
  return Object.keys(walk.session.app.files).flatMap((path) => {
    const found = /^web\/app\/(api\/.*\[\w+\].*)\/route\.[jt]sx?$/.exec(path)
    return found?.[1] === undefined ? [] : [`/${found[1].replaceAll(/\[\w+\]/g, id)}`]
  })
}
