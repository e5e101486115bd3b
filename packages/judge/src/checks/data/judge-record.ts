// Whether an accepted record is where it belongs: in the database exactly, on the page after a reload, in another browser.
import type { CheckResult, Evidence } from '@joinery/contract/checks'

import { failed, passed } from '../../walk/check-results.ts'
import type { DataWalk, FormPlace } from './data-walk.ts'
import { openPlace } from './find-forms.ts'
import { isListing } from './form-purpose.ts'
import { answerOf } from './judge-answer.ts'
import { learnRecord } from './learned-walks.ts'
import { isSame, rowWords } from './row-differences.ts'
import { sendForm, type Sent } from './send-form.ts'
import { includesWords, pageThatShows, tellingWords } from './shown-words.ts'
import { changedWrongly, orderWithoutLines, storedTwice, valuesNotStored, wroteNothing } from './stored-rightly.ts'
import { evidenceOf, type FormWalk } from './walk-form.ts'

export async function judgeRecord(walk: DataWalk, { place, title, accepted: sent }: FormWalk): Promise<CheckResult[]> {
  if (sent === null) return []
  const results: CheckResult[] = []
  if (walk.session.app.data !== null) results.push(databaseResult(walk, place, title, sent))
  if (walk.session.app.data !== null && results.every((result) => result.outcome === 'passed'))
    results.push(await secondRecordResult(walk, place, title))
  results.push(...(await shownResults(walk, place, title, sent)))
  return results
}

function rowEvidence(sent: Sent): Evidence[] {
  const { inserted, changed, deleted } = sent.differences
  return [
    ...inserted.map(({ table, row }): Evidence => ({ type: 'row', table, text: `new: ${rowWords(row)}` })),
    ...changed.map(({ table, after, columns }): Evidence => ({
      type: 'row',
      table,
      text: `changed ${columns.join(', ')}: ${rowWords(after)}`,
    })),
    ...deleted.map(({ table, row }): Evidence => ({ type: 'row', table, text: `gone: ${rowWords(row)}` })),
  ].slice(0, 10)
}

function databaseResult(walk: DataWalk, place: FormPlace, title: string, sent: Sent): CheckResult {
  const evidence = [
    ...rowEvidence(sent),
    ...sent.writes.map(({ method, path, status }): Evidence => ({ type: 'request', method, url: path, status })),
  ]
  const said = {
    kind: 'records' as const,
    title: `What “${title}” takes is in the database as typed, and nothing else changed`,
    page: place.path,
    evidence,
  }
  const problems = isSame(sent.differences)
    ? [wroteNothing(sent)]
    : [
        ...valuesNotStored(sent),
        ...changedWrongly(walk, sent),
        ...storedTwice(sent),
        ...orderWithoutLines(walk, place, sent),
      ]
  return problems.length === 0 ? passed({ ...said, evidence: [] }) : failed({ ...said, detail: problems.join(' ') })
}

/** Sends the form once more: another record, not the first one overwritten. */
async function secondRecordResult(walk: DataWalk, place: FormPlace, title: string): Promise<CheckResult> {
  const said = {
    kind: 'records' as const,
    title: `“${title}” makes a second record beside the first`,
    page: place.path,
  }
  return walk.withVisitor(async (visitor) => {
    const form = await openPlace(visitor, place)
    if (form === null) return passed(said)
    const sent = await sendForm(walk, visitor, form, { how: 'good', style: 'other' })
    // One answer a person, sold out, the same day twice: a refusal is an answer.
    if (answerOf(sent) === 'refused' || !sent.isPressed) return passed(said)
    const problems = [...changedWrongly(walk, sent), ...storedTwice(sent)]
    if (isSame(sent.differences)) problems.push('The second record was accepted, but the database holds nothing new.')
    else if (sent.differences.inserted.length === 0)
      problems.push('The second record changed rows instead of adding one.')
    if (problems.length === 0) return passed(said)
    return failed({
      ...said,
      detail: problems.join(' '),
      evidence: [...evidenceOf(visitor, sent), ...rowEvidence(sent)],
    })
  }, place)
}

async function shownResults(walk: DataWalk, place: FormPlace, title: string, sent: Sent): Promise<CheckResult[]> {
  const words = tellingWords(sent)
  if (words.length === 0) return []
  const said = { kind: 'records' as const, page: place.path }
  const shownAtOnce = includesWords(sent.reaction.text, words)
  const isExpected = isListing(sent.form, place) && (shownAtOnce || promisesList(walk, place, sent))
  const first = [...new Set([sent.path, place.path])]
  const where = await walk.withVisitor((visitor) => pageThatShows(walk, visitor, words, first), place)
  if (where === null && !isExpected && !(shownAtOnce && walk.session.app.data === null)) {
    if (isSame(sent.differences)) return []
    return [passed({ ...said, title: `“${title}” keeps what was sent` })]
  }
  const reload = { ...said, title: `The record of “${title}” is there after a reload and in a second browser` }
  // One fresh browser is both: nothing of the first one's memory or storage is in it.
  if (where !== null) {
    learnRecord(walk, { place, title, sent, where, words })
    return [passed({ ...reload, page: where })]
  }
  const evidence = rowEvidence(sent)
  const isInData = !isSame(sent.differences)
  const seen = shownAtOnce ? 'It was shown right after saving, but' : 'It was accepted, but'
  const why = isInData
    ? 'The row is in the database: the page does not read its list from there.'
    : 'It lives only in the memory or storage of the browser that typed it: store it in the database.'
  return [
    failed({
      ...reload,
      evidence,
      detail: `${seen} no page shows ${words.map((word) => `“${word.slice(0, 60)}”`).join(' or ')} in a fresh browser. ${why}`,
    }),
  ]
}

/** A list of such rows stands on some page, or the words of the form promise one. */
function promisesList(walk: DataWalk, place: FormPlace, sent: Sent): boolean {
  const tables = new Set(sent.differences.inserted.map(({ table }) => table))
  if (
    /\b(add|new|create|post|save|log|track|record|write)\b/i.test(
      `${sent.button?.name ?? ''} ${sent.form.title} ${place.opener}`,
    )
  )
    return true
  return (
    tables.size > 0 &&
    walk.pages.some((page) =>
      [...tables].some((table) => page.path.split('/').includes(table.toLowerCase().replaceAll('_', '-'))),
    )
  )
}
