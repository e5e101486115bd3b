// What several people pay for each other: who they are, what was paid by whom and for whom, and who owes whom in the end.
import type { Brief, Copy, Entity, Field } from '../../brief.ts'
import { topicOfNoun, anyTopic } from '../../topics/index.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { BuildReading, Words } from '../finish-brief.ts'
import { type Understood, readRecords } from '../kinds/read-records.ts'
import { readKind } from '../kinds/read-relations.ts'
import { withoutPermissions } from '../read-wishes.ts'

const costs =
  '(?:costs?|bills?|expenses?|spendings?|purchases?|payments?|tabs?|receipts?|what (?:we|they|people|each|everyone) (?:spends?|spent|pays?|paid))'
const owing = new RegExp(
  [
    String.raw`\bwho(?:ever)? (?:still )?(?:owes|has to pay|must pay|needs to pay|should pay|pays back|gets back)(?: how much| what| money)?(?: back)? (?:to )?(?:whom|who|what|how much|each)\b`,
    String.raw`\bowes? (?:to )?(?:whom|each other|one another)\b|\b\p{Lu}\p{Ll}+ owes \p{Lu}\p{Ll}+\b`,
    String.raw`\bsettl(?:e|es|ed|ing) (?:it |things |all |everything |the \p{L}+ )?up\b|\bsplitwise\b`,
    String.raw`\bsplit(?:s|ting)? (?:up )?(?:the |our |all |of |every )?(?:\p{L}+ )?${costs}|\b${costs}[ -](?:split\p{L}*|sharing)\b`,
    String.raw`\bsplit(?:s|ting)? (?:the |our |every |it |them )?(?:\p{L}+ )?(?:equally|evenly|fairly)\b`,
    String.raw`\bshar(?:ed?|es|ing) (?:the |our |all )?(?:\p{L}+ )?${costs}`,
  ].join('|'),
  'iu',
)
const paying = /\bpa(?:id|ys?|ying|yer|yments?)\b|\bspent\b|\bowes?\b|\bsplit|\bsplitwise\b|\bsettl/i
/** What one person is owed by others, or a bill that is split on the spot, has no people who share. */
const isOtherwise =
  /\bowes? (?:me|us)\b|\bi owe\b|\bcalculators?\b|\btips?\b(?! trip)|\binvoices?\b|\bclients?\b|\bcustomers?\b/i

/** Does the message ask who owes whom? */
export function asksWhoOwes(text: string): boolean {
  return owing.test(text) && paying.test(text) && !isOtherwise.test(text)
}

const payer = /(?:^|_)(?:paid|payer|pays|spent|bought|laid_out|advanced)(?:_|$)|^(?:who|by|from|person|by_whom)$/
const sharers =
  /(?:^|_)(?:shar\w*|split\w*|between|whom|participants?|divided|people|persons|everyone|owes?)(?:_|$)|^for$/
const purpose =
  /^(?:description|what\w*|title|name|purpose|reason|for_what|item|note|text|subject|label|thing|cost|expense)$/
const nameList =
  /(?<![\p{L}])\p{Lu}\p{Ll}+(?:\s*,\s*\p{Lu}\p{Ll}+)+(?:\s*,?\s+(?:and|&|or)\s+\p{Lu}\p{Ll}+)?|(?<![\p{L}])\p{Lu}\p{Ll}+(?:\s*,\s*\p{Lu}\p{Ll}+)*\s+(?:and|&)\s+\p{Lu}\p{Ll}+/gu

/** Those who were named with a word for them before or after: "Greta, Nils and Oda". */
function namedIn(request: string): string[] {
  const unquoted = request.replace(/["“][^"“”]*["”]/g, ' ')
  const [longest = ''] = [...unquoted.matchAll(nameList)].map(([list]) => list).toSorted((a, b) => b.length - a.length)
  return longest === '' ? [] : longest.split(/\s*,\s*(?:and |or )?|\s+(?:and|&|or)\s+/).filter((name) => name !== '')
}

/** "Add a friend", "each member": what those who share are called. */
function personNoun(text: string): string {
  const [, said] =
    /\b(?:add|adds|adding|new|each|every|a|an) (?:new |a |an |another |more )?(friend|member|participant|flatmate|roommate|traveller|traveler|hiker|player|housemate|colleague)s?\b/i.exec(
      text,
    ) ?? []
  return said?.toLowerCase() ?? 'person'
}

function costNoun(text: string, kinds: readonly Entity[]): string {
  const told = kinds.find(
    ({ singular, fields }) => isCost.test(singular) && fields.some(({ kind }) => kind === 'money'),
  )
  if (told !== undefined && !/\b(?:and|or)\b/.test(told.singular))
    return told.singular.replace(/^(?:split|shared) /, '')
  const [, added] =
    /\b(?:add|adds|adding|enter|enters|new|each|every|an?) (?:an? |new |the )?(expense|cost|purchase|payment)s?\b/i.exec(
      text,
    ) ?? []
  const [, first] = /\b(expense|cost|purchase)s?\b/i.exec(text) ?? []
  return (added ?? first ?? 'expense').toLowerCase()
}

const isCost = /(?:^|\s)(?:expense|cost|purchase|payment|spending|bill|outlay|item)$/

/** Where not all take the same part of each cost. */
const isUneven =
  /\b\d{1,2} ?(?:%|percent)|\b(?:unequal\w*|uneven\w*|not (?:equally|evenly)|by income|different shares?|(?:more|less) than the others?|proportion\w*)\b/i

const shareField: Field = { name: 'share', label: 'Share', kind: 'number', unit: '%', required: true }

/** Null where nobody asks who owes whom. */
export function readSharedCosts({
  text,
  request,
  people,
  copy,
}: Words): { understood: Understood; copy: Pick<Copy, 'offers' | 'lines'> } | null {
  if (!asksWhoOwes(request)) return null
  const reading = readRecords(withoutPermissions(text))
  const kinds = reading.ok ? [reading.understood.kinds.main, ...reading.understood.kinds.more] : []
  const said =
    kinds.find(
      ({ fields }) => fields.some(({ kind }) => kind === 'money') && fields.some(({ name }) => payer.test(name)),
    ) ?? kinds.find(({ singular, fields }) => isCost.test(singular) && fields.some(({ kind }) => kind === 'money'))
  const noun = costNoun(request, kinds)
  const person = personNoun(request)
  const named = people.length > 0 ? people : namedIn(request)
  const names = readFields('name (required)').fields
  const more: Entity = {
    ...readKind(person, undefined),
    fields: isUneven.test(request) ? [...names, shareField] : names,
  }
  const isSaid = reading.ok && reading.understood.saidFields && said !== undefined
  const main = { ...readKind(noun, undefined), fields: costFields(isSaid ? said.fields : [], person) }
  const sharer = said?.fields.find(({ name, kind }) => kind !== 'money' && sharers.test(name) && !payer.test(name))
  const label = sharer === undefined ? 'Shared by' : sharer.label
  return {
    understood: {
      kinds: { main, more: [more], links: [{ from: noun, to: person, label }] },
      phrase: reading.ok ? reading.understood.phrase : undefined,
      topic: topicOfNoun('expense') ?? anyTopic,
      saidFields: true,
      unread: [],
      isShaped: true,
    },
    copy: {
      // "Tom owes Lisa" says how it reads, and nothing that stands there.
      lines: copy.lines.filter((line) => !owing.test(line)),
      offers: named.length < 2 ? [] : named.map((name) => ({ name, details: '', of: person })),
    },
  }
}

/** What it was for, how much and who paid: whoever says all three says what else there is. */
const sayAll = 3

/** What it was for, how much, who paid; then what else was said of it. */
function costFields(said: readonly Field[], person: string): Field[] {
  const plain = said.filter(({ isMade, kind }) => isMade !== true && kind !== 'reference')
  const text = plain.filter(({ kind }) => kind === 'text' || kind === 'long')
  const what = text.find(({ name }) => purpose.test(name)) ?? readFields('description (text)').fields[0]
  const amount = plain.find(({ kind }) => kind === 'money') ?? readFields('amount').fields[0]
  const paid = plain.find((field) => field !== what && field.kind !== 'money' && payer.test(field.name))
  if (what === undefined || amount === undefined) throw new Error('These fields are always read')
  const label = paid?.label ?? 'Paid by'
  const told = plain.filter(
    (field) =>
      ![what, amount, paid].includes(field) &&
      !sharers.test(field.name) &&
      field.name !== person &&
      field.name !== pluralize(person) &&
      field.kind !== 'money',
  )
  // Where nobody says what is noted of a cost, its day is.
  const rest = plain.length < sayAll ? readFields('date').fields : told
  return [
    { ...what, kind: 'text', required: true },
    { ...amount, kind: 'money', required: true },
    { name: 'paid_by_id', label: capitalize(label), kind: 'reference', required: true, to: person },
    ...rest.map((field) => ({ ...field, required: false })),
  ]
}

/** Those who share see and change the same costs, whether or not they sign in. */
export function withSettling(reading: BuildReading): BuildReading {
  if (!reading.ok) return reading
  const { access, parts: asked } = reading.brief
  const parts: Brief['parts'] = [...asked.filter((part) => part !== 'totals' && part !== 'figures'), 'settling']
  return { ...reading, brief: { ...reading.brief, access: access === 'private' ? 'team' : access, parts } }
}
