// What a stage or a poll shows is read from its request: a later sentence that adds to it carries the request on.
import type { Brief } from '../../brief.ts'
import { calculatorFor } from '../../compose/fronts/calculators.ts'
import { withFirstValue } from '../tools/first-values.ts'
import { type Edit } from './read-edit-state.ts'
import { readPoll, takesOptions } from '../tools/read-poll.ts'
import { readLengths } from '../tools/read-timer.ts'
import { readWriter } from '../tools/read-writer.ts'

/** What can be added to by words, as one reads it from a request: names of what is there. */
function partsOf({ front, stage }: Brief, request: string): string[] {
  if (front === 'poll') return readPoll(request).options
  if (stage === 'timer') return readLengths(request).map(({ label, seconds }) => `${label} ${seconds}`.trim())
  if (stage === 'text-tool') return readWriter(request).inputs.flatMap(({ options = [] }) => options)
  return []
}

/** "Add comments", "let people add films": what an app can do is nothing to choose among. */
const isFeature =
  /\b(?:comments?|log-?ins?|pages?|buttons?|sounds?|music|photos?|pictures?|colou?rs?|background|fonts?|charts?|timers?|counter|statistics|reset|dark mode|themselves|people|users|everyone|anyone|visitors|friends)\b/i
const asksSuggestions =
  /\b(?:people|users|everyone|everybody|anyone|anybody|friends|visitors|voters|they|others|guests|members)\b.*\b(?:add|suggest|propose|enter)\b|\b(?:suggestions|own (?:options|answers|ideas))\b/i

/** Takes an order that adds a length, an option, something to choose. */
export function takeStageAddition(text: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'poll' && brief.front !== 'stage') return text
  if (brief.front === 'poll' && asksSuggestions.test(text)) return openPoll(edit)
  const question = brief.front === 'poll' ? newQuestion.exec(text)?.[1] : undefined
  if (question !== undefined) return askOtherwise(edit, question.trim())
  if (brief.stage === 'timer' && changesLengths(text, edit)) return ''
  if (brief.stage === 'calculator' && takeFirstValue(text, edit)) return ''
  if (isFeature.test(text) && !/["“]/.test(text)) return text
  const before = partsOf(brief, brief.request)
  // The words that say an option may also say that anybody adds some, so the plainest way to put it comes first.
  const option =
    /^(?:add|include|put in)\s+(?:an? |the |another )?(?:option\s+)?["“]?([^"“”:]+?)["”]?(?:\s+(?:as an? |to the )(?:option|choice|answer|poll|list|vote)s?)?$/i.exec(
      text,
    )
  const ways = [
    ...(brief.front === 'poll' && option !== null ? [`\nAnother one: ${option[1] ?? ''}`] : []),
    `\n${text}`,
    `.\n${text.replace(/^(?:add|include|put in)\s+(?:an? )?/i, '')}.`,
  ]
  for (const way of ways) {
    const request = `${brief.request}${way}`
    const after = partsOf(brief, request)
    const added = after.filter((part) => !before.includes(part))
    if (added.length === 0 || before.some((part) => !after.includes(part))) continue
    edit.brief.request = request
    edit.clauses.push(`add ${added.map((part) => `“${part.replace(/ \d+$/, '')}”`).join(', ')}`)
    return ''
  }
  return text
}

const starting = [
  /^(?:set |make |use |have )?(?:the |an? )?(?:default|usual|standard|starting|initial) (?:value (?:of|for) )?(?:the )?(\p{L}[\p{L} ]*?)(?: (?:is|to|of|at|be|should be|as))* (\d+(?:[.,]\d+)?)\b/iu,
  /^(?:set|make|put|let) (?:the )?(\p{L}[\p{L} ]*?) (\d+(?:[.,]\d+)?)\b.{0,12}? (?:by default|at first|at the start|as default)$/iu,
  /^(?:(?:set|make|start|put|let) )?(?:the )?(\p{L}[\p{L} ]*?)(?: (?:should|must))? (?:starts? (?:at|with)|begins? (?:at|with)|to|at|is|be) (\d+(?:[.,]\d+)?)\b.{0,12}?(?:by default|at first|at the start|as default)?$/iu,
]

/** "Default tip 15 percent": what a value begins with. */
function takeFirstValue(text: string, edit: Edit): boolean {
  const [, said = '', value = ''] = starting.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? []
  if (said === '') return false
  const words = said.toLowerCase().split(' ')
  const input = calculatorFor(edit.brief.request).inputs.find(
    ({ label, options, isTicked }) =>
      options === undefined && isTicked !== true && words.some((word) => label.toLowerCase().split(' ').includes(word)),
  )
  if (input === undefined) return false
  edit.brief.request = withFirstValue(edit.brief.request, input.label, value.replace(',', '.'))
  edit.clauses.push(`begin with ${value} as “${input.label}”`)
  return true
}

const newQuestion =
  /^(?:change|set|make|rename|replace|reword)\s+(?:the |our )?(?:poll )?(?:question|title|headline)\s+(?:to say|to read|to|with|into|:)?\s*:?\s*["“]?([^"“”]{4,140}?)["”]?$/i

/** The same options under another question: said in its place where the app began with one of its own. */
function askOtherwise(edit: Edit, question: string): string {
  const { brief } = edit
  const now = readPoll(brief.request)
  const start = now.question.replace(/\?$/, '')
  const at = brief.request.toLowerCase().indexOf(start.toLowerCase())
  const asked = question.endsWith('?') ? question : `${question}?`
  const request =
    at < 0 ? '' : `${brief.request.slice(0, at)}${asked}${brief.request.slice(at + start.length).replace(/^\?/, '')}`
  const next = request === '' ? null : readPoll(request)
  if (next === null || next.question !== asked || next.options.join() !== now.options.join())
    return `change the question to “${question}”`
  edit.brief.request = request
  edit.clauses.push(`ask “${asked}” instead of “${now.question}”`)
  return ''
}

function openPoll(edit: Edit): string {
  if (takesOptions(edit.brief.request)) edit.refused.push('letting people add options, because they can already')
  else {
    edit.brief.request = `${edit.brief.request}\nPeople can suggest another option.`
    edit.clauses.push('let whoever votes add what is missing among the options')
  }
  return ''
}

const minutes = /(\d{1,3})(?=[\s-]?m(?:in(?:ute)?s?)?\b)/gi

/** "Make it 50 minutes and 10 minutes break": other lengths in the place of those that were said. */
function changesLengths(text: string, edit: Edit): boolean {
  if (!/^(?:make|change|set|let|turn|use|i want|we want)\b|\b(?:should|must) (?:be|last|take)\b/i.test(text))
    return false
  const { request } = edit.brief
  const before = readLengths(request)
  const said = [...text.matchAll(minutes)].map(([number]) => number)
  const known = [...request.matchAll(minutes)]
  if (said.length === 0 || said.length > known.length || before.length !== known.length) return false
  const named = before.findIndex(({ label }) => label !== '' && new RegExp(`\\b${label}\\b`, 'i').test(text))
  const from = said.length === 1 && named >= 0 ? named : 0
  let at = -1
  const next = request.replace(minutes, (number) => {
    at += 1
    return said[at - from] ?? number
  })
  const after = readLengths(next)
  if (after.length !== before.length || next === request) return false
  edit.brief.request = next
  edit.clauses.push(
    `make it ${after.map(({ label, seconds }) => `${seconds / 60} minutes${label === '' ? '' : ` (${label.toLowerCase()})`}`).join(' and ')}`,
  )
  return true
}
