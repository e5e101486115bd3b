// "The checkout should ask for a phone number", "no email at the checkout": what whoever orders is asked. It is read from the
// message that the shop began with, so the whole of it is said there anew.
import type { Brief, Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import { readOrderFields } from '../sites/read-order.ts'
import { type Edit, findField, normalWords } from './read-edit-state.ts'

const place = String.raw`(?:order(?: form)?|check-?out(?: form| page)?|orders)`
const added = new RegExp(
  String.raw`^(?:add|include|put in|insert)\s+(.+?)\s+(?:to|in|on|at)\s+(?:the |each |every |my |our )*${place}$`,
  'i',
)
const removed = new RegExp(
  String.raw`^(?:remove|delete|drop|hide|get rid of|no|do not ask for|don['’]t ask for)\s+(?:the )?(.+?)(?:\s+(?:from|in|on|at)\s+(?:the |each |every |my |our )*${place})?$`,
  'i',
)
const said = /^Checkout asks for [^.]*\. /

function withAsked(request: string, fields: readonly Field[]): string {
  return `Checkout asks for ${fields.map(({ label }) => label.toLowerCase()).join(', ')}. ${request.replace(said, '')}`
}

/** The request that asks these; null where it would be read otherwise. */
function askedAnew(brief: Brief, fields: readonly Field[]): string | null {
  const request = withAsked(brief.request, fields)
  const read = readOrderFields(request)
  const isSame = read.length === fields.length && fields.every(({ label }) => read.some((each) => each.label === label))
  return isSame ? request : null
}

/** @returns '' where the order was about what whoever orders is asked, else the order as it was */
export function takeOrderField(order: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'shop') return order
  const now = readOrderFields(brief.request)
  const more = added.exec(order)?.[1]
  const less = more === undefined ? removed.exec(order)?.[1] : undefined
  if (more !== undefined) {
    const fields = readFields(more.replace(/^(?:an?|the|another) (?:field|column) (?:for|called) /i, '')).fields
    const fresh = fields.filter(({ label }) => !now.some((each) => normalWords(each.label) === normalWords(label)))
    if (fields.length === 0) return order
    const request = askedAnew(brief, [...now, ...fresh])
    const names = fields.map(({ label }) => `“${label}”`).join(', ')
    if (fresh.length === 0) edit.refused.push(`asking for ${names} at the checkout, because it is asked there already`)
    else if (request === null)
      edit.refused.push(
        `asking for ${names} at the checkout, because my checkout asks for six things at most, in one line each`,
      )
    else {
      edit.brief.request = request
      edit.clauses.push(`ask for ${names} at the checkout`)
    }
    return ''
  }
  const gone = less === undefined ? undefined : findField({ fields: now }, less)
  // What a product has is meant before what whoever orders is asked, unless the checkout was named.
  const isNamed = new RegExp(String.raw`\b${place}$`, 'i').test(order)
  if (gone === undefined || (!isNamed && findField(brief, less ?? '') !== undefined)) return order
  const request = askedAnew(
    brief,
    now.filter((field) => field !== gone),
  )
  if (gone.name === 'name' || request === null)
    edit.refused.push(`leaving out “${gone.label}” at the checkout, because an order needs to say whose it is`)
  else {
    edit.brief.request = request
    edit.clauses.push(`leave out “${gone.label}” at the checkout, where nobody is asked for it any more`)
  }
  return ''
}
