// What sending an order costs: "shipping is 4.90 €, but free from 40 € on".

/** Amounts in the currency of the shop. */
export interface Shipping {
  fee: number
  /** What the wares must be worth for nothing to be added; null where every order pays. */
  freeFrom: number | null
}

const sent = String.raw`(?:shipping|delivery|postage|packing|p&p|sending)`
const currency = String.raw`(?:[$€£]|eur(?:os?)?\b|usd\b|gbp\b|dollars?\b|pounds?\b|bucks\b)`
const digits = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
/** An amount with its currency before or behind it. */
const amount = String.raw`(?:${currency}\s?(?<before>${digits})|(?<behind>${digits})\s?${currency})`

/** "Shipping (flat rate) is €4", "postage: 3.50 €": a length of time is no fee. */
const feeAfter = new RegExp(String.raw`\b${sent}\b(?<between>[^.;\d]{0,40}?)${amount}`, 'iu')
/** "4 € for shipping", "$5 delivery". */
const feeBefore = new RegExp(String.raw`${amount}\s+(?:for |of |as )?(?:flat |the )?${sent}\b`, 'iu')
const free = new RegExp(
  String.raw`\b(?:free|no ${sent}|nothing)\b[^.;\d]{0,40}?\b(?:from|over|above|at|beyond|starting at|more than)\b[^.;\d]{0,20}?${amount}`,
  'iu',
)
/** "Orders over 40 € ship free", "from 50 € on it is free". */
const freeAfter = new RegExp(
  String.raw`\b(?:from|over|above|beyond|more than)\b[^.;\d]{0,12}?${amount}[^.;\d]{0,40}?\b(?:free|nothing)\b`,
  'iu',
)

function amountIn(found: RegExpExecArray | null): number | null {
  const said = found?.groups?.['before'] ?? found?.groups?.['behind']
  return said === undefined ? null : Number(said.replace(',', '.'))
}

/** @returns null where the message tells no fee: nothing is added to an order then */
export function readShipping(request: string): Shipping | null {
  const freeFrom = amountIn(free.exec(request)) ?? amountIn(freeAfter.exec(request))
  const after = feeAfter.exec(request)
  // "Free shipping from $40" is a limit and no fee.
  const isLimit = /\b(?:free|from|over|above|nothing)\b/i.test(after?.groups?.['between'] ?? '')
  const fee = (isLimit ? null : amountIn(after)) ?? amountIn(feeBefore.exec(request))
  return fee === null || fee === 0 ? null : { fee, freeFrom }
}

const blank = (found: string): string => ' '.repeat(found.length)

/** The message with blanks where it tells what sending costs: nobody sells “but free” at 40 €. */
export function withoutShipping(text: string): string {
  return readShipping(text) === null
    ? text
    : [feeAfter, feeBefore, free, freeAfter].reduce((rest, said) => rest.replace(said, blank), text)
}
