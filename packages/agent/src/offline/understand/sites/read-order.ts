// What whoever orders is asked: "checkout with name and address", "order with their name and office room".
import type { Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'

const usual = 'name (required), email (required), address (long text, required)'
const asked: readonly RegExp[] = [
  /\bcheck ?out(?: page| form)?(?:,| that| which)?\s+(?:with|asks? (?:for|them for)|form with|takes?|needs?|where (?:\p{L}+ )?(?:gives?|enters?|leaves?|types?(?: in)?))\s+(?:an? |the |their |your )*([^.;:!]+)/iu,
  /\b(?:ordering|(?:the |an? |each )?(?:order|check ?out)(?: form| page)?|to order,?|(?:when|for) ordering,?)\s+(?:they |people |customers |buyers |you |we |i )?(?:needs?|asks?(?: for)?|requires?|takes?|wants?|collects?|gives?|enters?)\s+(?=[^.;:!]*\b(?:name|e-?mail|phone|address|street|table|room)\b)(?:an? |the |their |your )*([^.;:!]+)/iu,
  /\b(?:order|buy|check ?out|reserve|pay|purchase)s?\b[^.;]{0,30}?\b(?:with|by giving|giving|leaving|entering|and (?:give|leave|enter)s?)\s+(?:their|your|his or her|an?|the)\s+([^.;:!]+)/i,
  /\b(?:give|leave|enter|type in)s?\s+(?:their|your|an?|the)\s+((?:full )?(?:name|e-?mail|phone|address)[^.;:!]*)/i,
]
/** "Name, e-mail and shipping address at checkout". */
const detailsBefore =
  /(?<=^|[.;:!]\s+)([^.;:!]*\b(?:name|e-?mail|address)\b[^.;:!]*?) (?:at|on|in|during) (?:the )?check ?out\b/iu
const noDetail =
  /\b(?:cart|basket|bag|checkout|total|products?|discount|code|payment|pay|card|categor\w+|filter|price|cash|order)\b/i

/** The fields of an order; the first is the name of whoever orders. */
export function readOrderFields(text: string): Field[] {
  const list = [...asked, detailsBefore].map((pattern) => pattern.exec(text)?.[1]).find((said) => said !== undefined)
  const said =
    list === undefined
      ? []
      : readFields(list.replace(/\b(?:so that|to get|and (?:then|we|i|the)|which|that)\b.*$/i, '')).fields
  const details = said.filter(({ label, kind }) => !noDetail.test(label) && kind !== 'picture').slice(0, 6)
  if (details.length === 0) {
    const more =
      /\b(?:with|and|has|an?)\s+(?:an? |the )?((?:\p{L}+\s)?\p{L}+) (?:at|on|in) (?:the )?check ?out\b/iu.exec(
        text,
      )?.[1]
    const extra = readFields(more ?? '').fields.filter(({ label }) => !noDetail.test(label))
    return [...readFields(usual).fields, ...extra.map((field) => ({ ...field, required: true }))]
  }
  const name = details.find(({ label }) => /\bname\b/i.test(label)) ?? readFields('name').fields[0]
  const rest = details.filter((field) => field !== name)
  // The name is a column that every list of orders shows; the others may not take those that an order has anyway.
  return [...(name === undefined ? [] : [{ ...name, name: 'name' }]), ...rest].map((field) => ({
    ...field,
    name: /^(?:id|code|total|shipping|status|created_at|lines|items)$/.test(field.name)
      ? `said_${field.name}`
      : field.name,
    required: true,
  }))
}
