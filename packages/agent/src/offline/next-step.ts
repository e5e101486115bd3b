// The rules' whole mind: what has happened in this run → what to say and do next. Pure.
import { type Brief, briefPath, readBrief } from './brief.ts'
import { compose } from './compose/compose.ts'
import type { Conversation, DoneCall } from './conversation.ts'
import { changesOf, planEdit, sayConflicts } from './edit/plan-edit.ts'
import {
  sayBuilt,
  sayCannotBuild,
  sayEdited,
  sayForeignProject,
  sayNewAppElsewhere,
  sayNotUnderstood,
  sayPlan,
  sayUnderstood,
} from './speak.ts'
import { readBuild } from './understand/read-build.ts'

export interface PlannedCall {
  tool: string
  input: Record<string, unknown>
}

export interface Step {
  text: string
  /** None: the text is the answer and the run ends. */
  calls: PlannedCall[]
}

const say = (text: string): Step => ({ text, calls: [] })
const call = (tool: string, input: Record<string, unknown> = {}): PlannedCall => ({ tool, input })

/** Files of a project that nobody has built anything in yet. */
const blankPaths =
  /^(?:web\/app\/(?:layout|page)\.(?:jsx|tsx)|web\/app\/globals\.css|design\/tokens\.json|README\.md|database\/schema\.sql)$/

export function nextStep(conversation: Conversation): Step {
  const { calls } = conversation
  const last = calls.at(-1)
  // My rules mend nothing: what they wrote is kept, and said to be wrong.
  if (calls.some(({ tool, isError }) => tool === 'finish' && isError)) {
    return { text: '', calls: [call('finish', { summary: sayFinishRefused(calls), isGivenUp: true })] }
  }

  const paths = conversation.paths ?? listedPaths(calls)
  if (paths === null) return { text: '', calls: [call('list_files')] }
  if (paths.includes(briefPath)) return editStep(conversation, new Set(paths))
  if (paths.some((path) => !blankPaths.test(path))) return say(sayForeignProject())
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

function buildStep({ request, isUnnamed, calls }: Conversation, last: DoneCall | undefined): Step {
  const reading = readBuild(request)
  if (!reading.ok) return say(sayCannotBuild(reading))
  const { brief, unsupported } = reading
  if (last?.tool === 'check') return endAfterCheck(calls, sayBuilt(brief, unsupported))
  const { files, schemaSql, seedSql } = compose(brief)
  return {
    text: sayUnderstood(reading),
    calls: [
      ...(isUnnamed ? [call('name_project', { name: brief.name.slice(0, 60) })] : []),
      call('run_sql', { sql: schemaSql }),
      call('run_sql', { sql: seedSql }),
      ...Object.entries(files).map(([path, content]) => call('write_file', { path, content })),
      call('check'),
    ],
  }
}

function endAfterCheck(calls: readonly DoneCall[], summary: string): Step {
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

function hasErrors(check: DoneCall): boolean {
  return check.isError || /^error\b/m.test(check.text)
}

function sayFinishRefused(calls: readonly DoneCall[]): string {
  const refusal = calls.findLast(({ tool, isError }) => tool === 'finish' && isError)
  const words = refusal?.text.split('\n').slice(0, 3).join(' ').slice(0, 1_500) ?? ''
  return `My rules cannot mend what is still wrong: ${words} The earlier version is in the version list and can be restored.`
}

function editStep(conversation: Conversation, paths: ReadonlySet<string>): Step {
  const { request, calls } = conversation
  const read = calls.find(({ tool, input }) => tool === 'read_file' && input['path'] === briefPath)
  if (read === undefined) return { text: '', calls: [call('read_file', { path: briefPath })] }
  const brief = readBrief(read.text)
  if (brief === null) return say(sayForeignProject())

  const elsewhere = namesNewApp(request, brief)
  if (elsewhere !== null) return say(sayNewAppElsewhere(brief, elsewhere))
  const plan = planEdit(request, brief, paths)
  const { reading, migration } = plan
  if (reading.clauses.length === 0) return say(sayNotUnderstood(reading.refused))

  const readPaths = new Set(calls.flatMap(({ tool, input }) => (tool === 'read_file' ? [String(input['path'])] : [])))
  const unread = plan.needed.filter((path) => !readPaths.has(path))
  const migrated = calls.find(({ tool }) => tool === 'run_sql')
  const needsMigration = migration !== '' && migrated === undefined
  if (unread.length > 0 || needsMigration) {
    return {
      text: sayPlan(reading.clauses, reading.refused),
      calls: [
        ...unread.map((path) => call('read_file', { path })),
        ...(needsMigration ? [call('run_sql', { sql: migration })] : []),
      ],
    }
  }
  if (migrated?.isError === true)
    return say(`The database did not take the change, so I left everything as it was: ${migrated.text}`)
  return writeEdit({ brief, conversation, plan })
}

function writeEdit({
  brief,
  conversation,
  plan,
}: {
  brief: Brief
  conversation: Conversation
  plan: ReturnType<typeof planEdit>
}): Step {
  const { calls } = conversation
  const current = Object.fromEntries(
    calls
      .filter(({ tool, isError }) => tool === 'read_file' && !isError)
      .map(({ input, text }) => [String(input['path']), text]),
  )
  const change = changesOf(brief, plan.reading, current)
  const problems = sayConflicts(change)
  const checks = calls.filter(({ tool }) => tool === 'check')
  const [check] = checks

  if (check === undefined) {
    const isRenamed = plan.reading.brief.name !== brief.name
    return {
      text: '',
      calls: [
        ...(isRenamed ? [call('name_project', { name: plan.reading.brief.name.slice(0, 60) })] : []),
        ...change.writes.map(({ path, content }) => call('write_file', { path, content })),
        ...change.deletes.map((from) => call('move_or_delete', { from, to: null })),
        call('check'),
      ],
    }
  }
  // A merge that does not compile is taken back: the person's own file compiled before.
  const broken = change.merged.filter((path) => hasErrors(check) && check.text.includes(path))
  if (broken.length > 0 && checks.length === 1) {
    return {
      text: '',
      calls: [...broken.map((path) => call('write_file', { path, content: current[path] ?? '' })), call('check')],
    }
  }
  const summary = sayEdited(plan.reading.clauses, [
    ...problems,
    ...sayConflicts({ conflicts: broken }),
    ...refusedNote(plan.reading.refused),
  ])
  return endAfterCheck(calls, summary)
}

function refusedNote(refused: readonly string[]): string[] {
  return refused.length === 0 ? [] : [`Not done: ${refused.join('; ')}.`]
}

/** "Build me a recipe app" inside a plant app: another app, which would bury this one. */
function namesNewApp(request: string, brief: Brief): string | null {
  const asks =
    /^(?:(?:please|hi|hello|hey|now|ok(?:ay)?|can you|could you)[,\s]+)*(?:build|create|make(?: me)?|generate|design|i (?:want|need))\s+(?:me\s+)?(?:an?\s+)(?:new\s+)?(?!field|column)(?:[\w-]+\s+){0,4}?(?:app|application|tracker|site|website|log|list|game|page for)\b/i.test(
      request,
    )
  if (!asks) return null
  const reading = readBuild(request)
  if (!reading.ok) return reading.kind ?? null
  return reading.brief.entity.singular === brief.entity.singular ? null : reading.brief.entity.plural
}
