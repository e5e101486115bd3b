// A message to an app that is there → the next step of changing it. Everything is read first, then the tables change, then
// the files: a database that refuses leaves the files as they were.
import { type Brief, briefPath, readBrief } from '../brief.ts'
import type { Conversation, DoneCall } from '../conversation.ts'
import { sayEdited, sayNewAppElsewhere, sayNotUnderstood, sayPlan, whatItIs } from '../speak.ts'
import { call, say, type Step } from '../step.ts'
import { answer, isQuestion } from '../understand/edits/answers.ts'
import { readBuild } from '../understand/read-build.ts'
import { type Changes, changesOf, type EditPlan, planEdit } from './plan-edit.ts'

export function editStep(conversation: Conversation, paths: ReadonlySet<string>): Step {
  const { request, calls, earlier } = conversation
  const read = calls.find(({ tool, input }) => tool === 'read_file' && input['path'] === briefPath)
  if (paths.has(briefPath) && read === undefined) return { text: '', calls: [call('read_file', { path: briefPath })] }
  const brief = read === undefined ? null : readBrief(read.text)

  const elsewhere = brief === null ? null : namesNewApp(request, brief)
  if (brief !== null && elsewhere !== null) return say(sayNewAppElsewhere(brief, elsewhere))
  if (brief !== null && isQuestion(request)) return say(`${answer(request, brief)} ${whatItIs} Nothing was changed.`)
  const plan = planEdit(request, { brief, present: paths, earlier: earlier.map((each) => each.request) })
  const { reading } = plan
  if (reading.clauses.length === 0 && reading.orders.length === 0) return say(sayNotUnderstood(reading.refused, brief))

  const current = readTexts(calls)
  const unread = plan.needed.filter((path) => !(path in current))
  if (unread.length > 0) {
    const text = reading.clauses.length > 0 ? sayPlan(reading.clauses, []) : 'Let me look at the code.'
    return { text: calls.length > 1 ? '' : text, calls: unread.map((path) => call('read_file', { path })) }
  }
  const changes = changesOf(plan, current)
  if (changes.clauses.length === 0) return say(sayNotUnderstood(changes.refused, brief))
  return carryOut(conversation, { plan, changes, current })
}

/** What was read before anything changed; a file that is cut off cannot be edited and counts as not there. */
function readTexts(calls: readonly DoneCall[]): Record<string, string> {
  return Object.fromEntries(
    calls
      .filter(({ tool, isError }) => tool === 'read_file' && !isError)
      .map(({ input, text }) => [String(input['path']), text]),
  )
}

function carryOut(
  { calls }: Conversation,
  { plan, changes, current }: { plan: EditPlan; changes: Changes; current: Readonly<Record<string, string>> },
): Step {
  const migrated = calls.find(({ tool }) => tool === 'run_sql')
  if (changes.sql.length > 0 && migrated === undefined) {
    const text = plan.reading.orders.length > 0 ? sayPlan(changes.clauses, []) : ''
    return { text, calls: [call('run_sql', { sql: changes.sql.join('\n') })] }
  }
  if (migrated?.isError === true)
    return say(
      `The database did not take the change, so I left everything as it was: ${migrated.text} Nothing was changed.`,
    )

  const checks = calls.filter(({ tool }) => tool === 'check')
  const [check] = checks
  if (check === undefined) {
    const name = plan.reading.brief?.name
    const isRenamed = name !== undefined && name !== plan.before?.name
    return {
      text: '',
      calls: [
        ...(isRenamed ? [call('name_project', { name: name.slice(0, 60) })] : []),
        ...changes.writes.map(({ path, content }) => call('write_file', { path, content })),
        ...changes.deletes.map((from) => call('move_or_delete', { from, to: null })),
        call('check'),
      ],
    }
  }
  // What does not compile is taken back: the person's own file compiled before.
  const broken = changes.risky.filter((path) => hasErrors(check) && check.text.includes(path))
  if (broken.length > 0 && checks.length === 1) {
    const back = broken.flatMap((path) => {
      const text = current[path]
      return text === undefined ? [] : [call('write_file', { path, content: text })]
    })
    return { text: '', calls: [...back, call('check')] }
  }
  const notBack =
    broken.length === 0 ? [] : [`the part of it in ${broken.join(', ')}, because it did not compile with it`]
  const stayed = calls
    .filter(({ tool, isError, input }) => tool === 'move_or_delete' && isError && input['to'] === null)
    .map(({ input }) => `deleting ${String(input['from'])}, which nothing leads to now`)
  return endAfterCheck(calls, sayEdited(changes.clauses, [...changes.refused, ...notBack, ...stayed]))
}

export function endAfterCheck(calls: readonly DoneCall[], summary: string): Step {
  const failedSql = calls.find(({ tool, isError }) => tool === 'run_sql' && isError)
  const check = calls.findLast(({ tool }) => tool === 'check')
  const notes = [
    summary,
    ...(failedSql === undefined
      ? []
      : [`The database did not take a statement, so the data may not work: ${failedSql.text}`]),
    ...(check !== undefined && hasErrors(check)
      ? [`The check found a problem that my rules cannot mend: ${check.text.split('\n')[0] ?? ''}`]
      : []),
  ]
  return { text: '', calls: [call('finish', { summary: notes.join(' ').slice(0, 1_900) })] }
}

export function hasErrors(check: DoneCall): boolean {
  return check.isError || /^error\b/m.test(check.text)
}

/** "Build me a recipe app" inside a plant app: another app, which would bury this one. */
function namesNewApp(request: string, brief: Brief): string | null {
  const asks =
    /^(?:(?:please|hi|hello|hey|now|ok(?:ay)?|can you|could you)[,\s]+)*(?:build|create|make(?: me)?|generate|design|i (?:want|need))\s+(?:me\s+)?(?:an?\s+)(?:new\s+)?(?!field|column)(?:[\w-]+\s+){0,4}?(?:app|application|tracker|site|website|log|game|page for)\b/i.test(
      request,
    )
  if (!asks) return null
  const reading = readBuild(request)
  if (!reading.ok) return reading.kind ?? null
  return reading.brief.entity.singular === brief.entity.singular ? null : reading.brief.entity.plural
}
