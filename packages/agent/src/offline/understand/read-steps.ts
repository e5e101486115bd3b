// "Step one the child: name, birthday. Step two health: allergies": what a form asks, step by step.
import type { Field } from '../brief.ts'
import { capitalize, singularize } from './inflect.ts'
import { readFields, toIdentifier } from './read-fields.ts'

export interface FormStep {
  title: string
  fields: Field[]
}

export const asksForSteps =
  /\bmulti-?step|step by step|\bin (?:\p{L}+ )?steps\b|\b(?:two|three|four|five|[2-5])[- ](?:steps?|pages)\b|\bwizard\b|\bsteps? (?:one|1)\b|\bfirst step\b|\bone question (?:at a time|(?:per|on each|on every) (?:screen|page|step))/iu
const numbered =
  /\b(?:step\s+(?:one|two|three|four|five|six|\d)|(?:the )?(?:first|second|third|fourth|fifth|last|final) step)\b\s*(?:is|asks?(?: for)?|:|,|-|–|=)?\s*/gi
/** "1. roof type and area, 2. yearly use, 3. name and email". */
const digits = /(?:^|[\s(,;:])\(?([1-9])[.):]\s+(?=\p{L})/gu

/** Empty where the steps are not told one by one. */
export function readSteps(text: string): FormStep[] {
  if (!asksForSteps.test(text)) return []
  const counted = [...text.matchAll(digits)]
  const isCounted = counted.length >= 2 && counted.every(([, digit], at) => Number(digit) === at + 1)
  const marks = isCounted ? counted : [...text.matchAll(numbered)]
  const listed = listedSteps(text)
  const parts =
    marks.length >= 2
      ? marks.map((mark, at) => text.slice(mark.index + mark[0].length, marks[at + 1]?.index))
      : listed.length >= 2
        ? listed
        : [
            ...text.matchAll(
              /(?<=[.:;!]\s+|->\s*|^)((?:the |your |about )?[\p{L}’' ]{2,30}):\s*([^.:;]+)(?=[.;]|$)/giu,
            ),
          ].map(([, title = '', list = '']) => `${title}: ${list}`)
  // "About you -> your home" is the order of the steps, not what one asks.
  const steps = parts
    .filter((part) => !part.includes('->'))
    .map(stepOf)
    .filter(({ fields }) => fields.length > 0)
  return steps.length < 2 ? [] : distinct(steps)
}

/** "Three steps: personal data (name, email), experience (years, last job), motivation". */
function listedSteps(text: string): string[] {
  const list = /\bsteps?\s*[:–-]\s+((?:[^.!?()]|\([^()]*\))+)/iu.exec(text)?.[1] ?? ''
  const items = list.split(/\s*(?:,|;|->|\bthen\b|\band\b)\s*(?![^()]*\))/u).filter((item) => item.trim() !== '')
  const hasPerson = items.some((item) => /\([^()]*\b(?:name|e-?mail)\b[^()]*\)/i.test(item))
  return hasPerson ? items.map((item) => item.replace(/\s*\(([^()]*)\)/, ': $1').trim()) : []
}

/** "the child: name, birthday", "child (name, age)", "name and email". */
function stepOf(part: string): FormStep {
  const sentence = (part.split(/[.;!]\s|[.;!]$|->/)[0] ?? '').replace(/(?:[,\s]|\band\b|\bthen\b)+$/, '')
  const titled = /^([^:(]{2,40}?)\s*(?::\s*(.+)|\(([^()]+)\))\s*$/.exec(sentence)
  const inside = titled?.[3] === undefined ? [] : readFields(titled[3]).fields
  // "Child (name, age)" is asked for facts, "diet (vegan, meat)" for one of them.
  const isChoice =
    inside.length > 0 &&
    inside.every(({ kind, label }) => (kind === 'text' || kind === 'boolean') && !/\b(?:name|address)$/i.test(label))
  const isTitle = titled !== null && !isChoice && !/,/.test(titled[1] ?? '')
  const list = isTitle ? (titled[2] ?? titled[3] ?? '') : sentence
  const title = isTitle ? (titled[1] ?? '').replace(/^(?:about )?(?:the|your|our)\s+/i, '').trim() : ''
  return {
    title: capitalize(title),
    fields: readFields(list.replace(/^(?:asks? (?:for|about)|with|for)\s+/i, '')).fields,
  }
}

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
