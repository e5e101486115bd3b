// What a stage or a poll shows is read from its request: a later sentence that adds to it carries the request on.
import type { Brief } from '../../brief.ts'
import { calculatorFor } from '../../compose/fronts/choose-calculator.ts'
import { withFirstValue } from '../tools/first-values.ts'
import { type Edit } from './read-edit-state.ts'
import { readPoll, takesOptions } from '../tools/read-poll.ts'
import { readLengths } from '../tools/read-timer.ts'
import { readWriter } from '../tools/read-writer.ts'
import { takeLengths } from './timer-lengths.ts'

/** What can be added to by words, as one reads it from a request: names of what is there. */
function partsOf({ front, stage }: Brief, request: string): string[] {
  if (front === 'poll') return readPoll(request).options
  if (stage === 'timer') return readLengths(request).map(({ label, seconds }) => `${label} ${seconds}`.trim())
  if (stage === 'text-tool') return readWriter(request).inputs.flatMap(({ options = [] }) => options)
  return []
}

/** "Add comments", "let people add films": what an app can do is nothing to choose among. */
const isFeature =
  /\b(?:comments?|log-?ins?|pages?|buttons?|sounds?|bells?|ring\w*|alarms?|music|photos?|pictures?|colou?rs?|background|fonts?|charts?|timers?|counter|statistics|reset|dark mode|themselves|people|users|everyone|anyone|visitors|friends)\b/i
const asksSuggestions =
  /\b(?:people|users|everyone|everybody|anyone|anybody|friends|visitors|voters|they|others|guests|members)\b.*\b(?:add|suggest|propose|enter)\b|\b(?:suggestions|own (?:options|answers|ideas))\b/i

/** Takes an order that adds a length, an option, something to choose. */
export function takeStageAddition(text: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'poll' && brief.front !== 'stage') return text
  if (brief.front === 'poll' && asksSuggestions.test(text)) return openPoll(edit)
  const question = brief.front === 'poll' ? newQuestion.exec(text)?.[1] : undefined
  if (question !== undefined) return askOtherwise(edit, question.trim())
  if (brief.stage === 'timer' && takeLengths(text, edit)) return ''
  if (brief.stage === 'calculator' && takeFirstValue(text, edit)) return ''
  if (isFeature.test(text) && !/["“]/.test(text)) return text
  const before = partsOf(brief, brief.request)
  // One length that is said would take the place of the usual ones.
  if (brief.stage === 'timer' && before.length === 0) return text
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
  const inPlace =
    at < 0 ? '' : `${brief.request.slice(0, at)}${asked}${brief.request.slice(at + start.length).replace(/^\?/, '')}`
  const [, ...later] = brief.request.split('\n')
  const anew = [`A poll with the question “${asked}” and the options ${now.options.join(', ')}.`, ...later].join('\n')
  const request = [inPlace, anew].find((each) => {
    const next = each === '' ? null : readPoll(each)
    return next !== null && next.question === asked && next.options.join() === now.options.join()
  })
  if (request === undefined) {
    edit.refused.push(`asking “${asked}”, because the options would be read otherwise with it`)
    return ''
  }
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
