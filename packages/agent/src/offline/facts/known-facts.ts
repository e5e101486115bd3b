// Facts that people name in everyday words when they tell what an app shall keep: "how old it is", "who picks it up". Each stands
// in `facts.txt` with its sort and with the forms in which it is told; a form is a whole item of an enumeration, by its stems,
// and `*` in it stands for up to four words. What is told of nearly anything stands behind `~`.
import { readFileSync } from 'node:fs'

import type { Field } from '../brief.ts'
import { stemmed } from '../cases/stems.ts'
import { singularize } from '../understand/inflect.ts'
import { keptFields } from '../understand/purposes/kept-fields.ts'

export interface KnownFact {
  field: Field
  /** When, where, who, how many: whatever is kept has one of them already. */
  isUsual: boolean
}

/** Words before a fact that do not tell it from others, as stems. */
const small = new Set(
  stemmed('the a an their its his her my our your each every all any some of course').trim().split(' '),
)

const mostBetween = 4
const usual = '~ '

/** The stems of an item, without its small words. */
function bareStems(item: string): string[] {
  return stemmed(item)
    .trim()
    .split(' ')
    .filter((stem) => stem !== '' && !small.has(stem))
}

/** A word alone is a noun in one of its numbers: "watches" are no "watched". */
const aloneIn = (item: string): string => singularize(item.trim().toLowerCase())

/** Questions that ask for anything: such a form alone tells no fact. */
const vague = new Set(
  stemmed(
    'what who whose which where when how many much long often if whether is are was were be it they has have had do does did get gets got want wants need needs',
  )
    .trim()
    .split(' '),
)

interface Index {
  /** By all of its stems. */
  whole: Map<string, KnownFact>
  /** Those with an open place, by their first stem. */
  open: Map<string, { pattern: RegExp; fact: KnownFact }[]>
}

function patternOf(form: string): RegExp {
  const parts = form.split('*').map((part) => bareStems(part).join(' '))
  const between = String.raw`(?:\S+ ){0,${mostBetween}}`
  return new RegExp(`^${parts.map((part) => (part === '' ? '' : `${part} `)).join(between)}$`, 'u')
}

function indexOf(text: string): Index {
  const whole: Index['whole'] = new Map()
  const open: Index['open'] = new Map()
  for (const line of text.split('\n').filter((each) => each.includes(' | '))) {
    const isUsual = line.startsWith(usual)
    const [label = '', sort = '', forms = ''] = line
      .replace(usual, '')
      .split(' | ')
      .map((cell) => cell.trim())
    const [field] = keptFields(sort.startsWith('(') ? `${label} ${sort}` : `${label} (${sort})`)
    if (field === undefined) continue
    const fact = { field, isUsual }
    for (const form of [label, ...forms.split(';')]) {
      const stems = bareStems(form)
      if (form.includes('*') && stems.every((stem) => vague.has(stem)) && !form.startsWith('why')) continue
      if (!form.includes('*')) whole.set(stems.length === 1 ? aloneIn(form) : stems.join(' '), fact)
      else {
        const [first = ''] = stems
        open.set(first, [...(open.get(first) ?? []), { pattern: patternOf(form), fact }])
      }
    }
  }
  return { whole, open }
}

/** What has to be done at some time is due then, whatever it is. */
const isDue = /^(?:by |until )?when\b.*\b(?:has|have|needs?|should|must|ought)(?: to)? be\b/iu
const due: Field = { name: 'due_on', label: 'Due on', kind: 'date', required: false }

let loaded: Index | undefined

/** @param item as it is told: "how old they are", "their phone number" */
export function knownFact(item: string): KnownFact | null {
  loaded ??= indexOf(readFileSync(new URL('facts.txt', import.meta.url), 'utf8'))
  const stems = bareStems(item)
  if (stems.length === 0) return null
  if (isDue.test(item)) return { field: due, isUsual: true }
  const text = stems.join(' ')
  const whole = loaded.whole.get(stems.length === 1 ? aloneIn(item) : text)
  if (whole !== undefined) return whole
  return loaded.open.get(stems[0] ?? '')?.find(({ pattern }) => pattern.test(`${text} `))?.fact ?? null
}
