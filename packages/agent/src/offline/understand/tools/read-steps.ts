// "Step one the child: name, birthday. Step two health: allergies": what a form asks, step by step.
import type { Field } from '../../brief.ts'
import { conditionsAsFacts, withConditions } from '../fields/conditional-fields.ts'
import { capitalize, singularize } from '../inflect.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'

export interface FormStep {
  title: string
  fields: Field[]
}

const ordinal = String.raw`(?:first|second|third|fourth|fifth|sixth|last|final)`
const part = String.raw`(?:step|page|screen|part|section)`
export const asksForSteps = new RegExp(
  String.raw`\bmulti[- ]?(?:step|page)|step[- ]by[- ]step|\bin (?:\p{L}+ )?steps\b|\b(?:two|three|four|five|[2-5])[- ](?:steps?|pages|screens)\b|\bwizard\b|\bsteps? (?:one|1)\b|\bfirst ${part}\b[^]*\b(?:second|next|last) ${part}\b|\b(?:next ?(?:\/|and|&|,) ?(?:a )?back|back ?(?:\/|and|&|,) ?next)\b|\bone (?:question|thing|field) (?:at a time|(?:per|on each|on every) (?:screen|page|step))`,
  'iu',
)
const numbered = new RegExp(
  String.raw`\b(?:${part}\s+(?:one|two|three|four|five|six|\d)|(?:(?:on|in) )?(?:the )?${ordinal} ${part})\b\s*(?:is about|is|asks?(?: for)?|:|,|-|–|=|we ask(?: for)?|comes?|with|\.|\))?\s*`,
  'giu',
)
/** "1. roof type and area, 2. yearly use, 3. name and email". */
const digits =
  /(?:^|[\s(,;:])\(?([1-9])[.):]\s+(?=\p{L})|(?<!\b(?:step|page|screen|part|section))(?:^|[\s(,;:])([1-9])\s+(?=\p{L}[\p{L} ]{1,25}\()/giu
/** "About you: name, phone." and "Bank – IBAN, tax number.", each a sentence or line of its own. */
const headed =
  /(?<=[.:;!\n]\s*|->\s*|^)((?:the |your |about )?[\p{L}’' ]{2,30}?)(?::\s*|\s+[-–—]\s+)((?:[^.:;\n()]|\([^()]*\))+)(?=[.;\n]|$)/giu
const titledList = /^([^:(]{2,40}?)\s*(?::\s*(.+)|\s+[-–—]\s+(.+)|\(([^()]+)\))\s*$/

/** Empty where the steps are not told one by one. */
export function readSteps(message: string): FormStep[] {
  if (!asksForSteps.test(message)) return []
  const text = message.replace(counter, ' ').replace(ordinalAlone, '$1 page ')
  const found = partsOf(conditionsAsFacts(text))
    .filter((each) => !each.includes('->'))
    .map((each) => sentenceOf(each.replace(askedTitle, '$1: ')))
    .filter((each) => !isNoStep.test(each))
  // Numbered questions are a survey's, however many stand on a screen.
  if (found.filter((each) => each.includes('?')).length >= 2 && !found.some((each) => ifYes.test(each))) return []
  const areTitled = found.filter((each) => listOf(each) !== null).length >= 2 && found.some(asksWhat)
  const steps = found.map((each) => stepOf(each, areTitled)).filter(({ fields }) => fields.length > 0)
  return distinct(steps.length < 2 ? namedOnly(text) : steps)
}

/** "Step 1 of 3" on top: how it is counted. */
const counter = /["“']step \d (?:of|\/) \d["”'][^.,;]*/gi
/** "First page asks name, second asks address": the second page. */
const ordinalAlone = /\b(second|third|fourth|fifth|last)\s+(?:one\s+)?(?=asks?\b|is\b|has\b)/giu
/** "Who are you? name, email": the question is what the step is called. */
const askedTitle = /^((?:who|what|where|when|why|how|which|anything)\b[^?(:,]{2,50})\?\s+(?!if\b)(?=\p{L}[^?]*$)/iu
const namedInList = /\b(?:steps|pages|screens)\s*(?::|\(|[–—-])\s*([^.!?()\n]+)/iu

/** "Three steps: about you, your home, why": steps of which nobody says what they ask. */
function namedOnly(text: string): FormStep[] {
  const titles = (namedInList.exec(text)?.[1] ?? '')
    .split(/\s*(?:,|;|->|→|\bthen\b|\band\b)\s*/u)
    .map((title) => title.trim())
    .filter((title) => title !== '' && !isNoStep.test(title))
  const isPlain = titles.length >= 2 && titles.length <= 6 && titles.every((title) => title.split(/\s+/).length <= 4)
  return isPlain ? titles.map((title) => ({ title: capitalize(title), fields: usualOf(title) })) : []
}

function usualOf(title: string): FormStep['fields'] {
  const isPerson =
    /^(?:about (?:you|yourself|me|us)|you|yourself|who (?:you are|are you)|(?:your |personal |contact )+(?:details|data|info\p{L}*)?|contact|personal(?: \p{L}+)?|applicant)$/iu.test(
      title,
    )
  return isPerson
    ? readFields('name (required), email').fields
    : readFields(title).fields.map((field) => (field.kind === 'text' ? { ...field, kind: 'long' } : field))
}

function partsOf(text: string): string[] {
  const counted = [...text.matchAll(digits)]
  const isCounted = counted.length >= 2 && counted.every(([, digit, bare], at) => Number(digit ?? bare) === at + 1)
  const said = [...text.matchAll(numbered)]
  const marks = isCounted ? counted : said
  if (marks.length >= 2) return marks.map((mark, at) => text.slice(mark.index + mark[0].length, marks[at + 1]?.index))
  const listed = listedSteps(text)
  if (listed.length >= 2) return listed
  const inTurn = stepsInTurn(text)
  if (inTurn.length >= 2) return inTurn
  return [...text.matchAll(headed)].map(([, title = '', list = '']) => `${title.trim()}: ${list}`)
}

/** "Are you married? If yes, the name of the spouse": a question, and what depends on it. */
const ifYes = /\?\s*if (?:yes|no|so)\b/i

/** A question of a step in the words of a list. */
function asListed(step: string): string {
  return step
    .replace(/((?:^|[,;]\s*)[^?,;:()]{3,80})\?\s*(?=if (?:yes|no|so)\b)/gi, '$1 (yes/no), ')
    .replace(/\b(if (?:yes|no|so)),\s*/gi, '$1 ')
}

/** A step ends with its sentence; what follows speaks of the form. */
function sentenceOf(said: string): string {
  const step = asListed(said)
  return (step.split(/[.;!]\s|[.;!]$|->|\n\s*\n/)[0] ?? '').replace(/(?:[,\s]|\band\b|\bthen\b)+$/, '')
}

/** "Three steps: personal data (name, email), experience (years, last job), motivation". */
function listedSteps(text: string): string[] {
  const sentences = [
    /\bsteps?\s*[:–-]\s+((?:[^.!?()]|\([^()]*\))+)/iu.exec(text)?.[1] ?? '',
    ...text.split(/[.!?]\s+|[.!?]$|\n/),
  ]
  for (const sentence of sentences) {
    const items = sentence
      .split(/\s*(?:,|;|->|→|\bthen\b|\band\b)\s*(?![^()]*\))/u)
      .filter((item) => item.trim() !== '')
    const inBrackets = items.filter((item) => /\([^()]*,[^()]*\)/.test(item))
    if (inBrackets.length >= 2 && items.some((item) => /\([^()]*\b(?:name|e-?mail|phone)\b[^()]*\)/i.test(item)))
      return items.map((item) => item.replace(/\s*\(([^()]*)\)/, ': $1').trim())
  }
  return []
}

/** The list of what a step asks, where its title stands before it. */
function listOf(sentence: string): { title: string; list: string } | null {
  const [, title = '', ...lists] = titledList.exec(sentence) ?? []
  const list = lists.find((each) => each !== undefined)
  return list === undefined || /,/.test(title) ? null : { title, list }
}

/** "Child (name, age)" is asked for facts, "diet (vegan, meat)" for one of them. */
function asksWhat(sentence: string): boolean {
  const list = listOf(sentence)?.list
  if (list === undefined) return false
  return readFields(list).fields.some(
    ({ kind, label }) => (kind !== 'text' && kind !== 'boolean') || /\b(?:name|address)$/i.test(label),
  )
}

/** "the child: name, birthday", "child (name, age)", "name and email". */
function stepOf(sentence: string, areTitled: boolean): FormStep {
  const titled = listOf(sentence)
  const isTitled = titled !== null && (areTitled || asksWhat(sentence) || !/\([^()]+\)\s*$/.test(sentence))
  const list = isTitled ? titled.list : sentence
  const choice = isTitled ? choiceOf(titled.title, list) : null
  if (choice !== null) return { title: capitalize(titled?.title ?? ''), fields: [choice] }
  const title = isTitled ? titled.title.replace(/^(?:about )?(?:the|your|our)\s+/i, '').trim() : ''
  return {
    title: capitalize(title),
    fields: withConditions(
      readFields(
        list.replace(/^(?:asks? (?:for|about)|with|for|what|who)\s+(?!(?:they|you|we|i|is|are|do)\b)/i, ''),
      ).fields.map(asLong),
    ),
  }
}

/** "Your plan: basic or premium" asks for nothing but one of them. */
function choiceOf(title: string, list: string): Field | null {
  if (
    !/^[\p{L}\d' -]+(?:,\s*[\p{L}\d' -]+)*,?\s+or\s+[\p{L}\d' -]+$/iu.test(list.trim()) ||
    /\b(?:name|e-?mail|phone|address|date)\b/i.test(list)
  )
    return null
  const label = title.replace(/^(?:your|the|our)\s+/i, '').trim()
  return readFields(`${label} (${list.replace(/\s+or\s+/gi, ', ')})`).fields[0] ?? null
}

/** What somebody writes to somebody takes more than a line. */
function asLong(field: Field): Field {
  const isLong =
    field.kind === 'text' &&
    /^(?:(?:your|a|short|long|free) )*(?:message|motivation|letter|cover letter|description|story|comments?|remarks?|notes|text|reasons?|details|why)\b/i.test(
      field.label,
    )
  return isLong ? { ...field, kind: 'long' } : field
}

/** "Name and website first, then the budget, then a long text, at the end a summary". */
function stepsInTurn(text: string): string[] {
  const sentence = text.split(/(?<=[.!?\n])\s+|:\s+/).find((each) => (each.match(turn) ?? []).length >= 2)
  return (sentence ?? '')
    .split(turn)
    .map((step) =>
      step
        .replace(
          /^[\s,]*(?:first(?:ly)?|start(?:s|ing)? with|at first)\b|,?\s*\bfirst\b\s*,?\s*$|[\s,.]+$|(?:,|\band\b)\s*$/giu,
          '',
        )
        .trim(),
    )
    .filter((step) => step !== '' && !isNoStep.test(step))
}
const turn = /,?\s*(?:\band\s+)?\b(?:then|after that|afterwards|next|finally|lastly|at the end|in the end)\b\s*/giu
const isNoStep =
  /^(?:then |finally |at the end |an? |the |it |you |we |they )*(?:summary|review|overview|send|submit|thank|confirm|check|back|button|says?|shows?|press)\b/i

/** A name is asked of the child and of the parent: the second says whose. */
function distinct(steps: readonly FormStep[]): FormStep[] {
  const known = new Set<string>()
  return steps.map(({ title, fields }) => ({
    title,
    fields: fields.map((field) => {
      const own =
        known.has(field.name) && title !== ''
          ? `${singularize(title.toLowerCase())} ${field.label.toLowerCase()}`
          : field.label
      const named = { ...field, label: capitalize(own), name: toIdentifier(own) }
      known.add(named.name)
      return named
    }),
  }))
}
