// Who works there and can be chosen by whoever books: "three stylists", "two barbers, Ana and Ben", "choose your therapist".
import type { Brief, Field } from '../../brief.ts'
import { capitalize, singularize } from '../inflect.ts'

const workers = String.raw`(?:hair ?)?(?:stylist|dresser|barber|colou?rist|groomer|beautician|cosmetician|therapist|physiotherapist|physio|masseu(?:r|se)|osteopath|artist|nail artist|tattoo artist|tattooist|piercer|mechanic|doctor|dentist|vet|midwife|trainer|coach|instructor|tutor|teacher|photographer|technician|practitioner)`
const isWorker = new RegExp(String.raw`^${workers}$`, 'iu')
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = new RegExp(String.raw`\b([2-8]|${numbers.join('|')}) (?:\p{L}+ ){0,2}?(${workers}s)\b`, 'iu')
const chosen = new RegExp(
  String.raw`\b(?:choose|chooses|pick|picks|select|selects) (?:the|a|an|their|your|which) (${workers})\b`,
  'iu',
)
const name = String.raw`\p{Lu}[\p{L}’'-]+`
const named = new RegExp(
  String.raw`\b(${workers}s)\s*(?:,|:|\(|named|called|are|–|-)*\s+(${name}(?:\s*,\s*${name})*,?\s+(?:and|&|or)\s+${name})`,
  'u',
)
const usualCount = 3

interface Workers {
  noun: string
  names: string[]
}

function countOf(word: string): number {
  return Number(word) || numbers.indexOf(word.toLowerCase()) + 2
}

const firstNames = ['Nora', 'Elif', 'Sam', 'Marta', 'Ravi', 'Lotte', 'Hugo', 'Amara', 'Yuki', 'Bruno', 'Selma']

/** First names, the same for the same app. */
function someNames(count: number, seed: number): string[] {
  return Array.from({ length: count }, (_, at) => firstNames[(seed + at) % firstNames.length] ?? '')
}

export function saidWorkers(text: string, seed: number): Workers | null {
  const [, who, list] = named.exec(text) ?? []
  if (who !== undefined && list !== undefined)
    return { noun: singularize(who.toLowerCase()), names: list.split(/\s*,\s*(?:and\s+)?|\s+(?:and|or|&)\s+/u) }
  const [, count = '', several] = counted.exec(text) ?? []
  if (several !== undefined) return { noun: singularize(several.toLowerCase()), names: someNames(countOf(count), seed) }
  const one = chosen.exec(text)?.[1]
  return one === undefined ? null : { noun: one.toLowerCase(), names: someNames(usualCount, seed) }
}

/** What a booking says of who shall do it; undefined where nobody is chosen. */
export function workerField(fields: readonly Field[]): (Field & { options: string[] }) | undefined {
  return fields.flatMap((field) =>
    field.kind === 'choice' && field.options !== undefined && field.required && isWorker.test(field.label)
      ? [{ ...field, options: field.options }]
      : [],
  )[0]
}

/** The brief of a page for bookings that asks by whom it shall be done, where several do it. */
export function withWorkers(brief: Brief): Brief {
  const workersSaid = saidWorkers(brief.message ?? brief.request, brief.seed)
  if (workersSaid === null) return brief
  const { noun, names } = workersSaid
  const more = brief.more.map((kind) => {
    const isAsked = kind.fields.some(({ label, to }) => isWorker.test(label) || isWorker.test(to ?? ''))
    if (kind.singular !== 'booking' || isAsked) return kind
    const label = capitalize(noun)
    const field: Field = { name: noun.replaceAll(' ', '_'), label, kind: 'choice', required: true, options: names }
    const at = kind.fields.findIndex(({ kind: sort }) => sort === 'date')
    return { ...kind, fields: kind.fields.toSpliced(at < 0 ? kind.fields.length : at, 0, field) }
  })
  return { ...brief, more }
}
