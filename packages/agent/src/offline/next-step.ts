// The rules' whole mind: what has happened in this run → what to say and do next. Pure.
import { pictureStep, readAttachedBuild } from './attached/attached-step.ts'
import { briefPath } from './brief.ts'
import { compose } from './compose/compose.ts'
import type { Conversation, DoneCall } from './conversation.ts'
import { backStep } from './edit/back-step.ts'
import { editStep, endAfterCheck } from './edit/edit-step.ts'
import { isRepairOrder, mendRefusal, repairStep } from './edit/repair/repair-step.ts'
import { sayBuilt, sayCannotBuild, sayUnderstood } from './speak.ts'
import { call, say, type Step } from './step.ts'
import { readLeftOut } from './understand/left-out.ts'

/** Files of a project that nobody has built anything in yet. */
const blankPaths =
  /^(?:web\/app\/(?:layout|page)\.(?:jsx|tsx)|web\/app\/globals\.css|design\/tokens\.json|README\.md|database\/schema\.sql)$/

export function nextStep(conversation: Conversation): Step {
  const { calls } = conversation
  const last = calls.at(-1)
  if (calls.some(({ tool, isError }) => tool === 'finish' && isError))
    return (
      mendRefusal(conversation) ?? {
        text: '',
        calls: [call('finish', { summary: sayFinishRefused(calls), isGivenUp: true })],
      }
    )

  const paths = conversation.paths ?? listedPaths(calls)
  if (paths === null) return { text: '', calls: [call('list_files')] }
  const isBegun = paths.includes(briefPath) || paths.some((path) => !blankPaths.test(path))
  const back = isBegun ? backStep(conversation) : null
  if (back !== null) return back
  if (isBegun && isRepairOrder(conversation.request)) return repairStep(conversation, paths)
  if (isBegun) return pictureStep(conversation, paths) ?? editStep(conversation, new Set(paths))
  return buildStep(conversation, last)
}

function listedPaths(calls: readonly DoneCall[]): string[] | null {
  const listing = calls.find(({ tool }) => tool === 'list_files')
  return listing === undefined
    ? null
    : listing.text
        .split('\n')
        .map((line) => line.trim().split(/\s/)[0] ?? '')
        .filter((path) => path !== '')
}

function buildStep(conversation: Conversation, last: DoneCall | undefined): Step {
  const { isUnnamed, calls } = conversation
  const { reading, rows, placeIn, notes } = readAttachedBuild(conversation)
  if (!reading.ok) return say(sayCannotBuild(reading))
  const { brief, unsupported } = reading
  const { files, schemaSql, seedSql } = compose(brief)
  if (last?.tool === 'check') {
    const leftOut = readLeftOut(brief, { ...reading, seed: seedSql })
    return endAfterCheck(calls, [sayBuilt(brief, unsupported, leftOut), ...notes].join(' '))
  }
  return {
    text: sayUnderstood(reading),
    calls: [
      ...(isUnnamed ? [call('name_project', { name: brief.name.slice(0, 60) })] : []),
      // An app may keep nothing, and may begin without rows.
      ...[schemaSql, rows?.(brief) ?? seedSql].filter((sql) => sql !== '').map((sql) => call('run_sql', { sql })),
      ...Object.entries(placeIn(files)).map(([path, content]) => call('write_file', { path, content })),
      call('check'),
    ],
  }
}

function sayFinishRefused(calls: readonly DoneCall[]): string {
  const refusal = calls.findLast(({ tool, isError }) => tool === 'finish' && isError)
  const words = refusal?.text.split('\n').slice(0, 3).join(' ').slice(0, 1_500) ?? ''
  return `My rules cannot mend what is still wrong: ${words} The earlier version is in the version list and can be restored.`
}
