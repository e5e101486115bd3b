// "Fix it": look, mend by rules, look again, for as long as that changes something.
import type { Conversation, DoneCall } from '../../conversation.ts'
import { joinWords, sayEdited, whatItIs } from '../../speak.ts'
import { call, say, type Step } from '../../step.ts'
import { hasErrors } from '../edit-step.ts'
import { sourcePaths } from '../plan-edit.ts'
import { type Repair, repairFiles } from './repair-files.ts'

/** Looks after which what is left needs somebody who understands it. */
const maxRounds = 4

export function isRepairOrder(request: string): boolean {
  const words = request.trim()
  return (
    /^(?:(?:please|can you|could you|now|ok|try to)[,\s]+)*(?:fix|repair|mend|debug|solve|correct)\s*(?:it|this|that|them|all|everything|the (?:app|errors?|problems?|bugs?|issues?|page|code|build|sql|failing \w+|failed \w+)|(?:compile|build|sql|database|runtime) errors?|errors?|please)?\b(?!\s+(?:the )?(?:headline|heading|typo|title|text))/i.test(
      words,
    ) ||
    /\b(?:does not|doesn['’]t|isn['’]t|is not|won['’]t) (?:work|compile|build|load|start|open)|\bis broken\b|\b(?:there is|there['’]s|i (?:get|see)) an? (?:\w+ )?error\b|\b(?:ReferenceError|SyntaxError|TypeError)\b|\bis not defined\b|\bdoes not exist\b|\bdoes not export\b/i.test(
      words,
    )
  )
}

export function repairStep({ calls }: Conversation, paths: readonly string[]): Step {
  const checks = calls.filter(({ tool }) => tool === 'check')
  const [first] = checks
  if (first === undefined) return { text: 'Let me look at what is wrong.', calls: [call('check'), call('db_schema')] }
  const read = new Set(calls.flatMap(({ tool, input }) => (tool === 'read_file' ? [String(input['path'])] : [])))
  const unread = sourcePaths(paths).filter((path) => !read.has(path))
  if (unread.length > 0) return { text: '', calls: unread.map((path) => call('read_file', { path })) }

  const { done, repair } = repairsSoFar(calls)
  const last = checks.at(-1) ?? first
  const wasRefused = calls.findLast(({ tool }) => tool === 'finish')?.isError === true
  const isChange = repair.writes.length > 0 || repair.sql.length > 0
  if (isChange && checks.length <= maxRounds) return mendingStep(repair)
  const left = [...new Set([...repair.left, ...(hasErrors(last) ? firstErrors(last.text) : [])])]
  if (done.length === 0) return say(sayNothingMended(left))
  const summary = sayEdited(
    done,
    left.map((words) => `mending that ${words}`),
  ).slice(0, 1_900)
  return { text: '', calls: [call('finish', { summary, ...(wasRefused && { isGivenUp: true }) })] }
}

export function mendingStep({ writes, sql, done }: Repair): Step {
  return {
    text: `I will ${joinWords(done)}.`.slice(0, 1_500),
    calls: [
      ...(sql.length > 0 ? [call('run_sql', { sql: sql.join('\n') })] : []),
      ...writes.map(({ path, content }) => call('write_file', { path, content })),
      call('check'),
    ],
  }
}

/** What was mended in the rounds before, and what could be mended now: worked out again from what the run did. */
function repairsSoFar(calls: readonly DoneCall[]): { done: string[]; repair: Repair } {
  const texts: Record<string, string> = {}
  const done: string[] = []
  let isCounted = false
  let isMade = false
  const now = () => repairFiles(texts, isMade ? '' : (calls.findLast(({ tool }) => tool === 'db_schema')?.text ?? ''))
  for (const { tool, input, text, isError } of calls) {
    if (tool === 'check') isCounted = false
    if (isError) continue
    if (tool === 'read_file') texts[String(input['path'])] = text
    if (tool !== 'run_sql' && tool !== 'write_file') continue
    // The first change of a round stands for all of it.
    if (!isCounted) done.push(...now().done)
    isCounted = true
    if (tool === 'run_sql') isMade = true
    else texts[String(input['path'])] = String(input['content'])
  }
  return { done: [...new Set(done)], repair: now() }
}

/** What a refused `finish` says of code or statements, mended by rules; null where it is about something else. */
export function mendRefusal({ calls }: Conversation): Step | null {
  const at = calls.findLastIndex(({ tool, isError }) => tool === 'finish' && isError)
  const refusal = calls[at]
  if (
    refusal === undefined ||
    calls.length > at + 1 ||
    !/does not compile|server side does not work/.test(refusal.text)
  )
    return null
  if (calls.filter(({ tool }) => tool === 'check').length > maxRounds) return null
  const { repair } = repairsSoFar(calls)
  return repair.writes.length > 0 || repair.sql.length > 0 ? mendingStep(repair) : null
}

function firstErrors(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('error'))
    .slice(0, 3)
    .map((line) => line.replace(/^error\s*/, ''))
}

function sayNothingMended(left: readonly string[]): string {
  return left.length === 0
    ? `Everything compiles, and I find nothing wrong in the code or its statements. ${whatItIs} Say what should happen and what happens instead. Nothing was changed.`
    : `I cannot mend this by rules: ${joinWords(left)}. ${whatItIs} A language model can (Settings), or go back to the version before. Nothing was changed.`
}
