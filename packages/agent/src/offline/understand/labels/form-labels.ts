// The last look at all facts, whatever reader they came from: each is called as a form calls it, and what is only a piece of a
// sentence is none. What goes here is told as left out (`left-out.ts`), since nothing of the app holds its words any more.
import type { Brief, Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'
import { capitalize, singularize } from '../inflect.ts'
import { askedLabel, stateOf } from './asked-labels.ts'
import { withoutCircumstance } from './clause.ts'
import { type Asked } from './said-words.ts'
import { isPast, participleOf, presentOf } from './verb-forms.ts'

/** How somebody speaks of it and not what it is: "roughly", "also", "maybe". */
const before =
  /^(?:(?:and|or|plus|also|then|roughly|maybe|perhaps|possibly|probably|ideally|preferably|basically|just|even|simply|like|some kind of|some sort of|some|any|every|the|an?|their|his|her|its|of course|approximately|(?:in|down|on)(?= (?:where|what|who|how|when|whether)\b)|if (?:known|any|possible|needed)) )+(?=\p{L})/iu
const after =
  /[,.;\s]+(?:lol|haha|hehe|etc\.?|and so on|and stuff|or so|or something|or whatever|and things|and all that|pls|please|too|as well|somehow|obviously|if (?:possible|any|known|needed)|for (?:it|them|him|her)|of (?:it|them|course)|and|or|with|(?<!\bout )of|the|an?|my|our|their|his|her|its|that|which|but|so|because)$/iu

const small = /^(?:of|in|on|at|by|for|from|to|with|the|an?|and|or)$/

/** "Owners phone number" → "owner's phone number": whose it is. */
function withApostrophe(label: string): string {
  const [, owner = '', rest = ''] = /^(\p{L}+s) (\p{L}.*)$/u.exec(label) ?? []
  const one = singularize(owner.toLowerCase())
  if (owner === '' || one === owner.toLowerCase()) return label
  const isOwner = sensesOfNoun(one)?.senses[0] === 'person'
  const isFact = isFieldWord.test(rest.toLowerCase()) || !['text', 'boolean'].includes(kindOfName(rest.toLowerCase()))
  return isOwner && isFact && !/^(?:address|number) /.test(one) ? `${one}'s ${rest}` : label
}

/** "Hops I used", "the price they paid": used and paid, whoever did. */
function withoutSpeaker(label: string): string {
  const [, noun = '', verb = ''] =
    /^((?!what|which|who|where|when|how|why)\p{L}+(?: \p{L}+)?) (?:i|we|they|he|she|you) (\p{L}+)$/iu.exec(label) ?? []
  return verb !== '' && isPast(verb) ? `${noun} ${participleOf(verb)}` : label
}

function trimmed(label: string): string {
  const cut = label.replace(before, '').replace(after, '').trim()
  // "What it's afraid of" ends with its question.
  const shorter = /^(?:what|who|which|where|how) .* (?:of|with)$/iu.test(label) ? label.replace(before, '') : cut
  return shorter === label || shorter === '' ? label : trimmed(shorter)
}

const number = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+'
/** Where and for whom, how many there are, what is wished: none of it names a fact. */
const noLabel = new RegExp(
  [
    String.raw`^(?:for|at|after|before|during|in|on|with|per|from) (?:each|every|all|any)\b`,
    String.raw`^(?:until|till|by) (?:the )?next \p{L}+$`,
    String.raw`^(?:right away|straight away|at (?:the|a) (?:glance|end|top)|so|because|while|since|unless|though|although|whatever|whoever|whenever|wherever)\b`,
    String.raw`^(?:i|we|you|they|he|she|it|this|these|those|there|please|let|let's)\b`,
    String.raw`^(?:${number}) (?:\p{L}+ )?\p{L}+s$`,
    String.raw`^(?:couple|bunch|few|lot|handful|bit)(?: of)?$`,
    String.raw`^(?:want|need|would|like|wish|hope|could|should)s? (?:to|be|it|them|a|an|the|some)\b`,
    String.raw`.\b(?:what|who|which)(?:['’]s|['’]re|['’]d)?\b .`,
    String.raw` (?:once|twice|every|each) (?:a |per )?(?:day|week|month|year)$`,
    String.raw`^(?:an? )?eye on$`,
    String.raw`^(?:her|his|their|our|my|your|me|us|him|them|mine|somebody|someone|nobody|anybody|anyone|everyone|else|more|less|most|much|many|such|other|another|same|all)$`,
  ].join('|'),
  'iu',
)

/** @returns null for what cannot be made one */
function plainLabel(said: string): string | null {
  const label = withApostrophe(withoutSpeaker(said.replace(/\s+/g, ' ').trim()))
  if (label === '' || noLabel.test(label)) return null
  const shorter = label.split(' ').length > 4 ? withoutCircumstance(label) : label
  return shorter.split(' ').filter((word) => !small.test(word)).length > 5 ? null : shorter
}

/** "Were happy", "bring kids", of what is ticked: happy, brings kids. */
function held(label: string): string {
  const bare = label.replace(/^(?:are|was|were|be) (?=\p{L})/iu, '')
  const [verb = '', ...rest] = bare.toLowerCase().split(' ')
  const isBare = rest.length > 0 && doesSo.test(verb)
  return isBare ? [presentOf(verb), ...rest].join(' ') : bare
}

/** Said of "they" and hardly ever a noun. */
const doesSo =
  /^(?:bite|bring|need|eat|have|like|want|get|live|speak|take|bark|come|contain|include|belong|smoke|require|drive|keep|give|suffer|sleep|swim|fly|climb|wear|use|fit|sell|pay|play|accept|allow|prefer|love|tolerate|react|respond|grow|bloom|pull|chase|run)$/

/** "Took", of a day: taken. */
const doneOn = (label: string): string => {
  const verb = label.toLowerCase()
  return /^\p{L}+$/u.test(verb) && isPast(verb) && !/^(?:came|went|began|became|left)$/.test(verb)
    ? participleOf(verb)
    : label
}

const toldLabel = ({ kind, label }: Field): string =>
  kind === 'date' ? doneOn(label) : kind === 'boolean' ? held(label) : label

/** It is worked out of the records. */
const eachOne = /^how (?:much|many) (?:each|every|everyone|everybody)\b/iu

/** @param kind what the record is called
 *  @returns null for a piece of a sentence */
export function formLabel(field: Field, kind: string): Field | null {
  if (field.isMade === true || field.formula !== undefined || field.kind === 'reference') return field
  const asked = askedOf(field, kind)
  const plainly = asked?.label ?? trimmed(toldLabel(field))
  const label = eachOne.test(field.label) ? null : plainLabel(plainly)
  if (label === null) return isSettled(field) ? field : null
  if (label === field.label) return field
  const plain = { ...field, name: toIdentifier(label), label: capitalize(label.replace(/\bi\b/g, 'I')) }
  return asked === null || field.options !== undefined ? plain : withKind(plain, asked)
}

/** "I'm running low", "been neutered". */
const isSaidOf =
  /^(?:i|we|you|they|he|she|it)\b|^been \p{L}+(?:ed|en|ld|nt|id|ught|ne)\b|^(?!how|what|who|why|where|when|which)\p{L}+(?: \p{L}+)? (?:is|are|was|were|has been|have been) \p{L}+/iu

function askedOf(field: Field, kind: string): Asked | null {
  const said = trimmed(field.label).replace(/^who['’]s (?=turn\b)/iu, 'whose ')
  const own = new RegExp(String.raw`^(?:the )?${escapePattern(kind.split(' ').at(-1) ?? '')} (?=\p{L})`, 'iu')
  if (field.kind === 'boolean' && own.test(said)) return { label: said.replace(own, ''), kind: 'boolean' }
  const asked =
    askedLabel(said, kind) ??
    (field.kind === 'boolean' && isSaidOf.test(said) ? { label: stateOf(said), kind: 'boolean' } : null)
  // "How hard it felt, 1 to 10" is felt, and chosen from nothing; "when you use it" is told in words.
  const isOther =
    (asked?.kind === 'choice' && field.kind === 'rating') || (asked?.kind === 'date' && field.kind !== 'date')
  return isOther && field.kind !== 'number' ? null : asked
}

/** Told with its choices, or a door to other records: a reader knew what it is. */
const isSettled = ({ options, to }: Field): boolean => options !== undefined || to !== undefined

function withKind(field: Field, { kind, unit, options }: Asked): Field {
  const { unit: known, ...rest } = field
  // A scale that was told stays, and so does what was told to be a number.
  const isTold = field.kind === 'rating' || (known !== undefined && kind === 'number')
  const sort = isTold ? field.kind : (kind ?? field.kind)
  const sign = sort === 'number' ? (known ?? unit) : undefined
  return {
    ...rest,
    kind: sort === 'choice' && options === undefined ? 'text' : sort,
    ...(sign !== undefined && { unit: sign }),
    ...(sort === 'choice' && options !== undefined && { options }),
    ...(sort === 'rating' && { max: field.max ?? 5 }),
  }
}

/** "Total value" beside each value is worked out of them where they are summed. */
function withoutTotals(fields: readonly Field[]): Field[] {
  const names = new Set(fields.map(({ name }) => name))
  return fields.filter(
    ({ name, kind, formula, isMade }) =>
      !(
        formula === undefined &&
        isMade !== true &&
        (kind === 'money' || kind === 'number') &&
        name.startsWith('total_') &&
        names.has(name.slice(6))
      ),
  )
}

function withoutDoubles(fields: readonly Field[]): Field[] {
  return fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) === index)
}

/** What a record is called by has to be there, and is told in words. */
function withTitle(fields: readonly Field[], kind: string): Field[] {
  const [title, ...rest] = fields.map((field) => ({ ...field, required: false }))
  const isCalled = title !== undefined && (title.kind === 'text' || title.kind === 'long')
  if (isCalled) return [...fields]
  const called = rest.find((field) => field.kind === 'text' && !/^(?:notes?|comments?)$/i.test(field.label))
  if (called !== undefined)
    return [{ ...called, required: true }, title, ...rest.filter((field) => field !== called)].filter(
      (field) => field !== undefined,
    )
  const others = [title, ...rest].filter((field) => field !== undefined)
  return others.length > 1 ? withMadeTitle(others, kind) : [...readFields('title (required)').fields, ...others]
}

function labelled(fields: readonly Field[], kind: string): Field[] {
  const [title] = fields
  const named = fields.map((field) => {
    const plain = formLabel(field, kind)
    // "What it's called" is the title that it has.
    return field !== title &&
      field.name !== 'name' &&
      plain?.name === 'name' &&
      /^(?:title|name)$/.test(title?.name ?? '')
      ? null
      : plain
  })
  if (named.every((field, index) => field === fields[index])) return [...fields]
  const kept = withoutDoubles(named.filter((field) => field !== null))
  const isSame = title !== undefined && (title.kind === kept[0]?.kind || kept[0]?.kind === 'text') && named[0] !== null
  return isSame ? kept : withTitle(kept, kind)
}

export function withFormLabels(brief: Brief): Brief {
  // Questions are asked in whole sentences, and a tool has inputs.
  if (!['list', 'site', 'shop', 'booking'].includes(brief.front)) return brief
  const isSummed = brief.parts.includes('totals') || brief.parts.includes('figures')
  const plain = (fields: readonly Field[], kind: string): Field[] =>
    isSummed ? withoutTotals(labelled(fields, kind)) : labelled(fields, kind)
  return {
    ...brief,
    fields: plain(brief.fields, brief.entity.singular),
    more: brief.more.map((kind) => ({ ...kind, fields: plain(kind.fields, kind.singular) })),
  }
}
