// "Undo that" → the files of the version before, and tables that fit them again. Rows stay, whatever was undone.
import { briefPath, readBrief } from '../brief.ts'
import type { Conversation, DoneCall } from '../conversation.ts'
import { whatItIs } from '../speak.ts'
import { call, say, type Step } from '../step.ts'
import { type GoingBack, namesLastChange, readGoingBack } from '../understand/edits/read-going-back.ts'
import { endAfterCheck } from './edit-step.ts'
import { migrate } from './migrate.ts'

/** What is said when an app was made. */
const isBuilt = /\bis built\b/
const nothingChanged = 'Nothing was changed.'

/** Null where the message asks for something else. */
export function backStep({ request, calls, earlier }: Conversation): Step | null {
  // What was refused made no version, and is nothing to take back.
  const requests = earlier
    .filter(({ answer }) => !answer.trimEnd().endsWith(nothingChanged))
    .map((each) => each.request)
  const isLast = namesLastChange(request, requests.at(-1))
  const back =
    readGoingBack(request, requests) ?? (isLast === true ? { version: null, isFurther: false, rest: [] } : null)
  if (back === null) return isLast === false ? say(sayNotLast()) : null
  const [only, ...more] = earlier.filter(({ answer }) => !answer.trimEnd().endsWith(nothingChanged))
  if (back.version === null && !back.isFurther && only !== undefined && more.length === 0 && isBuilt.test(only.answer))
    return say(
      `Nothing was changed since the app was built, so there is nothing to take back. Say “go back to version 1” to give up all of it. ${whatItIs} ${nothingChanged}`,
    )
  const restored = calls.findIndex(({ tool }) => tool === 'restore_version')
  if (restored < 0) return restore(back)
  const answer = calls[restored]
  if (answer === undefined || answer.isError) return say(`${answer?.text ?? ''} ${whatItIs}`)
  return settle(calls, { restored, back, undone: wordsOf(requests.at(-1)) })
}

/** What the person wrote, without the files that came along. */
function wordsOf(request: string | undefined): string | undefined {
  return request
    ?.split('\n')
    .filter((line) => !line.startsWith('(Attached: '))
    .join(' ')
    .trim()
}

function restore({ version, isFurther }: GoingBack): Step {
  const read = call('read_file', { path: briefPath })
  return {
    text: version === null ? 'I go back one version.' : `I go back to version ${version}.`,
    calls: [read, call('restore_version', { version, isFurther }), read],
  }
}

function settle(
  calls: readonly DoneCall[],
  { restored, back, undone }: { restored: number; back: GoingBack; undone: string | undefined },
): Step {
  const [before, after] = [briefOf(calls.slice(0, restored)), briefOf(calls.slice(restored))]
  if (!calls.some(({ tool }) => tool === 'check')) {
    const sql = before === null || after === null ? '' : migrate(before, after)
    const isRenamed = before !== null && after !== null && before.name !== after.name
    return {
      text: '',
      calls: [
        ...(sql === '' ? [] : [call('run_sql', { sql })]),
        ...(isRenamed ? [call('name_project', { name: after.name.slice(0, 60) })] : []),
        call('check'),
      ],
    }
  }
  const number = /version (\d+)/.exec(calls[restored]?.text ?? '')?.[1] ?? ''
  const what =
    back.version !== null || back.isFurther || undone === undefined ? '' : `Taken back: “${undone.slice(0, 200)}”. `
  const kept = before?.addedRows?.slice(after?.addedRows?.length ?? 0) ?? []
  // A row is no part of a version.
  const rows = kept.length === 0 ? '' : ` Not taken back: ${kept.join(', ')}; delete it in the app itself.`
  const rest = back.rest.length === 0 ? '' : ` Not done with it: “${back.rest.join('”, “')}”; send that on its own.`
  return endAfterCheck(
    calls,
    `${what}The app is as it was in version ${number}. What was entered stays in the database, and the versions since then stay in the list: asking to undo again brings them back.${rows}${rest}`,
  )
}

function briefOf(calls: readonly DoneCall[]) {
  const read = calls.findLast(
    ({ tool, input, isError }) => tool === 'read_file' && input['path'] === briefPath && !isError,
  )
  return read === undefined ? null : readBrief(read.text)
}

function sayNotLast(): string {
  return `That was not the last change, and I take back whole versions only: going back so far would take the changes since then with it. Say “go back to version …” with a number of the version list if you want that, or say what should be different now. ${whatItIs} ${nothingChanged}`
}
