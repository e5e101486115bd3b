// Whether words that were asked for are in a text, however they are quoted, spaced or, for prices, written.

/** Lower case, one kind of quotes and dashes, single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export function hasWords(text: string, words: string): boolean {
  const shown = plainText(text)
  const asked = plainText(words)
  if (asked === '') return true
  const price = readPrice(asked)
  if (price !== null) return writtenPrice(price).test(shown)
  if (shown.includes(asked)) return true
  // Headlines are sometimes set in pieces, letter by letter or with a break inside a word.
  const bare = withoutMarks(asked)
  return bare.length >= 6 && withoutMarks(shown).includes(bare)
}

function withoutMarks(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

interface Price {
  whole: string
  cents: string
}

const currencies = String.raw`(?:[$€£¥₹₽₺₩]|(?:us|ca|au|nz)\$|usd|eur|gbp|jpy|inr|chf|cad|aud|nzd|sek|nok|dkk|kr\.?|zł|pln|czk|kč|brl|r\$|zar)`

/** An amount with a currency, and nothing else: "$4.50", "1.200 €", "EUR 12". */
function readPrice(text: string): Price | null {
  const match = new RegExp(
    `^(?:${currencies}\\s?(\\d[\\d.,' ]*)|(\\d[\\d.,' ]*?)\\s?${currencies})(?:\\s?-)?$`,
    'u',
  ).exec(text)
  const amount = (match?.[1] ?? match?.[2])?.trim()
  if (amount === undefined) return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount) ?? []
  return { whole: whole.replace(/\D/g, ''), cents: cents.padEnd(cents === '' ? 0 : 2, '0') }
}

/** "1200" with cents "50" as 1,200.50 or 1 200,50 or 1200.5, with or without a currency beside it. */
function writtenPrice({ whole, cents }: Price): RegExp {
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,' ]?")
  const isRound = cents === '' || cents === '00'
  const shortCents = cents.endsWith('0') ? `${cents[0]}0?` : cents
  const tail = isRound ? '(?:[.,](?:00?|-))?' : `[.,]${shortCents}`
  return new RegExp(`(?<![\\d.,])${grouped}${tail}(?![\\d])(?![.,]\\d)`, 'u')
}
