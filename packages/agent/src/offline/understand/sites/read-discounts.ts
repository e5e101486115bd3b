// Codes for less: "discount code SUMMER10 for 10 % off", "WELCOME takes 5 € off".

export interface Discount {
  /** In capitals, as it is compared. */
  code: string
  percent: number
}

const code = String.raw`["“'‘]?(?<code>(?=[A-Z0-9]*[A-Z])[A-Z0-9]{3,16})["”'’]?`
const percent = String.raw`(?<percent>\d{1,2})\s?(?:%|percent\b|per cent\b)`
const names = '(?:discount|coupon|voucher|promo(?:tion)?)'
const shapes = [
  // "Discount code SUMMER10 for 10 % off".
  new RegExp(String.raw`\b[Cc]odes?:?\s+${code}[^.;\n\d%]{0,24}${percent}`, 'gu'),
  // "10 % off with the code SUMMER10", "a 10 % discount code SUMMER10".
  new RegExp(String.raw`${percent}(?:\s+(?:off|less|discount))?[^.;\n\d%]{0,30}\b[Cc]ode:?\s+${code}`, 'gu'),
]

/** Each code once; the last word counts. */
export function readDiscounts(request: string): Discount[] {
  const found = new Map<string, number>()
  for (const shape of shapes)
    for (const { groups = {} } of request.matchAll(shape)) {
      const value = Number(groups['percent'])
      if (value > 0 && groups['code'] !== undefined) found.set(groups['code'], value)
    }
  return [...found].map(([each, value]) => ({ code: each, percent: value }))
}

/** "Add a discount code", with or without saying which. */
export const asksDiscount = new RegExp(
  String.raw`\b${names}s?(?: codes?)?\b|\bcode\b[^.;]*\boff\b|\boff\b[^.;]*\bcode\b`,
  'i',
)
