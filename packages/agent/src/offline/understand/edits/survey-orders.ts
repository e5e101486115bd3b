// How a survey is asked, and who reads what came of it: "a scale of 1 to 10", "one question per page", "an intro that says …",
// "only I see the results", "export the answers".
import type { Field } from '../../brief.ts'
import { formFields } from '../../compose/records/flags.ts'
import { capitalize } from '../inflect.ts'
import { type Carried, carryOn } from './carried-on.ts'
import { effectOf } from './has-effect.ts'
import { type Edit, findField, replaceField } from './read-edit-state.ts'

const unquoted = (words: string): string => words.trim().replace(/^["“'‘](.+)["”'’]$/s, '$1')

const scale =
  /\b(?:scale|rat(?:e|ing|ings|ed)|stars?|points|marks|from)\b[^.;\d]{0,30}?\b(\d{1,2})\s*(?:to|-|–|until|and)\s*(\d{1,2})\b|\bout of ()(\d{1,2})\b|\b(\d{1,2})\s*(?:to|-|–)\s*(\d{1,2}) (?:scale|stars?|points|rating)\b|\b(?:use|make it) (\d{1,2})\s*(?:to|-|–)\s*(\d{1,2})\b|\b(?:use|give|make it|with|have) ()(\d{1,2}) stars\b/i
const mostPoints = 10

function takeScale(order: string, edit: Edit): boolean {
  const found = scale.exec(order)
  if (found === null || /^(?:add|include|insert)\b/i.test(order)) return false
  const [, ...said] = found
  const [from = '', to = ''] = said.filter((each) => each !== undefined)
  const rated = edit.brief.fields.filter(({ kind }) => kind === 'rating')
  const name = /\b(?:for|of|in) (?:the )?(?:question (?:about )?)?([\p{L} ]{3,40}?)(?:\s+(?:to|from|on)\b.*)?$/iu.exec(
    order,
  )?.[1]
  const meant = name === undefined ? undefined : findField({ fields: rated }, name)
  const max = Number(to)
  if (rated.length === 0)
    edit.refused.push('another scale, because nothing is rated here (say: add a question about the food, 1 to 5)')
  else if ((from !== '' && from !== '1') || max < 2 || max > mostPoints)
    edit.refused.push(
      `a scale from ${from === '' ? 1 : from} to ${max}, because scales begin at 1 and end at ${mostPoints} at most`,
    )
  else {
    const changed = (meant === undefined ? rated : [meant]).filter((field) => (field.max ?? 5) !== max)
    for (const field of changed) replaceField(edit, field, { ...field, max })
    if (changed.length === 0) edit.refused.push(`a scale from 1 to ${max}, because it is so already`)
    else
      edit.clauses.push(
        `let ${changed.map(({ label }) => `“${label}”`).join(' and ')} be answered from 1 to ${max} (what was answered before keeps its number)`,
      )
  }
  return true
}

const optional =
  /\b(?:skip|leave out|leave blank|not answer)\b[^.;]*\b(?:questions?|them|some|any|one)?$|^(?:make |let )?(?:all|every|each|everything|(?:the )?questions|(?:the )?answers)\b[^.;]*\b(?:optional|voluntary)\b|^(?:no|none of the) (?:questions?|answers?) (?:is|are|should be|must be) (?:required|mandatory)$/i
const required =
  /^(?:make )?(?:all|every|each)(?: of)?(?: the)? (?:questions?|answers?|fields?|one|of them) (?:are |is |should be |must be |to be )?(?:required|mandatory|compulsory|obligatory|answered)$|\b(?:nobody|no one|people) (?:can|may|should|must) ?not? skip\b/i

function takeDuties(order: string, edit: Edit): boolean {
  const isRequired = required.test(order)
  if (!isRequired && !optional.test(order)) return false
  const ofAll = (field: Field) => field.isMade !== true && field.kind !== 'boolean' && field.required !== isRequired
  const changed = edit.brief.fields.filter(ofAll)
  if (changed.length === 0)
    edit.refused.push(
      isRequired
        ? 'asking for every answer, because none can be left out already'
        : 'letting people skip questions, because they may already: none has to be answered',
    )
  else {
    edit.brief.fields = edit.brief.fields.map((field) => (ofAll(field) ? { ...field, required: isRequired } : field))
    edit.clauses.push(isRequired ? 'ask for an answer to every question' : 'let people leave out any question')
  }
  return true
}

const intro =
  /^(?:add|show|write|put|include|begin with|begin|start with|start|display)\s+(?:with )?(?:an?|the|some|this)?\s*(?:short |little |brief )?(?:text(?= (?:that|which|saying|above|before|at the top))|intro(?:duction|ductory)?(?: text| words| line| sentence)?|welcome(?: text| words| message)?|description|explanation|opening (?:text|words|line)|first words)\s*(?:at the (?:top|start|beginning)|above the questions|before the questions|on the first page)?\s*(?::|that (?:says|reads|tells(?: people)?)|which says|saying|reading|with(?: the)?(?: text| words)?|to say)\s*:?\s*(?:that )?(.{4,})$/is
const above = /^(?:write|say|put|show|add)\s+["“](.{4,}?)["”]\s+(?:above|before|over) the (?:first )?questions?$/is

function takeIntro(order: string, edit: Edit): boolean {
  const words = intro.exec(order)?.[1] ?? above.exec(order)?.[1]
  if (words === undefined) return false
  const said = capitalize(unquoted(words))
  const line = /[.!?…]$/.test(said) ? said : `${said}.`
  edit.brief.copy = { ...edit.brief.copy, lines: [line] }
  edit.clauses.push(`write “${line.replace(/\.$/, '')}” above the questions`)
  return true
}

const thanks =
  /^(?:thank|tell|greet|say (?:to|goodbye to))\s+(?:people|them|everyone|everybody|participants|visitors|whoever answers|those who answer(?:ed)?|respondents)\b[^"“:]*?(?:with|by saying|saying|:|(?=["“]))\s*:?\s*(["“].{3,}["”]|.{3,})$|^(?:say|show|write|end with|finish with)\s+(["“].{3,}["”])\s*(?:at the end|when (?:they|people) (?:are done|finish(?:ed)?|have answered)|after (?:sending|answering|they answered)|to (?:everyone|people) who answered)?$/is

function takeLastWords(order: string, edit: Edit): boolean {
  const [, told, said] = thanks.exec(order) ?? []
  const words = told ?? said
  if (words === undefined || (said !== undefined && !/\b(?:end|finish|after|when|who)\b/i.test(order))) return false
  const last = capitalize(unquoted(words))
  edit.brief.copy = { ...edit.brief.copy, thanks: last }
  edit.clauses.push(`say “${last}” to whoever sent it`)
  return true
}

const ways: readonly (Carried & { says: RegExp })[] = [
  {
    says: /\bone (?:question|thing) (?:at a time|(?:per|on each|on every|on a|to a) (?:page|screen|step))\b|\b(?:each|every) question (?:on|has|gets) (?:its|an?) own (?:page|screen)\b|\bquestions? one (?:by|after) (?:one|the other)\b|\bpage by page\b|\bstep by step\b/i,
    said: 'One question per page.',
    clause: 'ask one question at a time',
    why: 'one question to a page, because it is so already: each has a screen of its own',
  },
  {
    says: /\ball\b[^.;]*\bquestions\b[^.;]*\b(?:on|in) (?:one|a single|the same)(?: long)? (?:page|screen|list|form)\b|\b(?:everything|them all|it all) on (?:one|a single|the same) page\b|\b(?:a|one|single) (?:long )?page(?: for| with) all\b|^(?:do not|don['’]?t) split\b/i,
    said: 'All questions on one page.',
    clause: 'put all questions on one page',
    why: 'all questions on one page, because they stand there already',
  },
  {
    says: /\b(?:export|download|save|get|csv|excel|spreadsheet)\b[^.;]*\b(?:csv|excel|spreadsheet|results?|answers?|responses?)\b|^(?:add )?(?:an? )?(?:csv|excel)(?: export| download)?$/i,
    said: 'The answers can be downloaded as CSV.',
    clause: 'add “Download as CSV” to the results',
    why: 'a download of the answers, because it stands on the page of the results already',
  },
]

const closed =
  /\b(?:only|just)\b[^.;]*\b(?:me|i|us|we|admins?|owner|organi[sz]ers?)\b|\b(?:hide|keep|make)\b[^.;]*\b(?:results?|answers?)\b[^.;]*\b(?:private|secret|from|hidden|to myself|for me)\b|^(?:make |keep )?(?:the )?(?:results?|answers?|responses?)(?: should be| are| must be)? (?:private|hidden|secret)$|\b(?:nobody|no one)(?: else)?\b[^.;]*\b(?:see|read)\b/i
const opened =
  /\b(?:everyone|everybody|anyone|all|people|visitors|the public|participants)\b[^.;]*\b(?:sees?|read|look at)\b[^.;]*\b(?:results?|answers)\b|\b(?:results?|answers)\b[^.;]*\b(?:public|open|to (?:everyone|everybody|all|people)|visible)\b/i
const aboutResults = /\b(?:results?|answers?|responses?|them|it|what people (?:wrote|said|answered))\b/i

function takeReaders(order: string, edit: Edit): boolean {
  const isClosed = closed.test(order)
  if (!aboutResults.test(order) || (!isClosed && !opened.test(order))) return false
  const access = isClosed ? 'admin' : 'open'
  if (edit.brief.access === access || !edit.brief.isInbox)
    edit.refused.push(
      isClosed
        ? 'keeping the results from others, because it is so already'
        : 'showing the results to everybody, because it is so already (“Results” in the menu)',
    )
  else {
    edit.brief.access = access
    edit.clauses.push(
      isClosed
        ? 'show the results to the admin alone: whoever signs up first, under “/admin” (everybody may answer without an account)'
        : 'show the results to everybody',
    )
  }
  return true
}

/** @returns '' where the order was about how a survey is asked, else the order as it was */
export function takeSurvey(order: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'survey' || formFields(brief).length === 0) return order
  const before = { ...brief }
  const takes = [takeLastWords, takeIntro, takeReaders, takeScale, takeDuties]
  if (takes.some((take) => take(order, edit))) {
    // Words that this form shows nowhere were not written.
    if (edit.brief.copy !== before.copy && effectOf(before, edit.brief) === 'none')
      edit.refused.push(`“${order}”, because it says so already`)
    return ''
  }
  const way = ways.find(({ says }) => says.test(order))
  if (way === undefined) return order
  carryOn(way, edit)
  return ''
}
