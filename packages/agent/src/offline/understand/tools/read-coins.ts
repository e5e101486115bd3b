// An app for coins whose prices nobody types in: which coins, at which example prices, and what is done with them.

export interface Coin {
  name: string
  symbol: string
  /** In US dollars; in what the message speaks of where it says the price. */
  price: number
  /** Percent in a day. */
  change: number
  /** Billions. */
  cap: number
}

const usualCoins: readonly Coin[] = (
  [
    ['Bitcoin', 'BTC', 64_000, 1.8, 1260],
    ['Ethereum', 'ETH', 3200, -0.6, 385],
    ['Tether', 'USDT', 1, 0, 112],
    ['BNB', 'BNB', 580, 0.9, 85],
    ['Solana', 'SOL', 148, 3.4, 68],
    ['XRP', 'XRP', 0.52, -1.1, 29],
    ['Dogecoin', 'DOGE', 0.13, 2.6, 19],
    ['Toncoin', 'TON', 6.8, 0.4, 17],
    ['Cardano', 'ADA', 0.45, -0.3, 16],
    ['Polkadot', 'DOT', 6.2, 1.2, 9],
    ['Litecoin', 'LTC', 82, -0.8, 6.1],
    ['Avalanche', 'AVAX', 34, 2.1, 13],
    ['Chainlink', 'LINK', 14.5, 0.7, 8.5],
    ['Monero', 'XMR', 165, 0.2, 3],
    ['Polygon', 'MATIC', 0.68, -1.6, 6.7],
    ['Stellar', 'XLM', 0.1, 0.5, 2.9],
    ['Shiba Inu', 'SHIB', 0.000024, 4.2, 14],
    ['Tron', 'TRX', 0.12, 0.1, 10],
  ] satisfies [string, string, number, number, number][]
).map(([name, symbol, price, change, cap]) => ({ name, symbol, price, change, cap }))

const aboutCoins = /\b(?:crypto\w*|bitcoins?|ethereum|btc|coin (?:prices?|watch ?list|market|converter|portfolio))\b/i
const prices =
  /\bwatch ?lists?\b|\bconver(?:ts?|ters?|ting|sion)\b|\b(?:live|current|market|latest) prices?\b|\bmarket cap\b|\btop (?:\d+|ten|five|twenty)\b|\b24 ?h\b|\bprice (?:table|dashboard|list|overview|ticker|board|page)\b|\b(?:table|list|overview) (?:of|with) (?:the )?(?:coins?|prices|crypto\w*|bitcoin)\b|\b(?:follow|star) (?:a |the |my )?(?:coins?|ones)\b/i
const holding = /\bportfolio\b|\bholdings?\b|\b(?:i|we) (?:own|hold|have)\b|\bamount\b/i
const gain =
  /\bprofits?\b|\bgains?\b|\bworth\b|\bvalue\b|\bloss(?:es)?\b|\b(?:example|sample|made-up|fake|mock|dummy|fixed) prices?\b/i
/** Whoever types today's price in keeps a list of their own. */
const ownPrice =
  /\b(?:current|today['’]?s|todays|latest|present|market) (?:price|value|rate)s?\b(?=[^.]{0,60}(?:,|\band\b|[.;)]|$))|\bprice (?:today|now)\b/i

const isDenied =
  /\b(?:no|without|not|don['’]t need|never)\s+(?:any )?(?:live|current|real)[ -]?(?:time )?(?:prices?|data|rates)[^.,;]*/gi

/** True where the app itself knows coins and their prices, as examples. */
export function asksForCoins(request: string): boolean {
  const text = request.replace(isDenied, ' ')
  if (!aboutCoins.test(text) || /\b(?:price )?alerts?\b|\b(?:diary|journal|trades?)\b/i.test(text)) return false
  // What else is noted of each buy makes a list of one's own.
  const isHeld = holding.test(text) && gain.test(text) && !/\b(?:notes?|remarks?|exchange|wallet)\b/i.test(text)
  const isTyped =
    isHeld &&
    /\b(?:enter|type|log|record|note)\b|:/.test(text) &&
    ownPrice.test(text) &&
    !/\bvalue and profit\b/i.test(text)
  return prices.test(text) ? !isTyped || /\bconvert|\bwatch ?list/i.test(text) : isHeld && !isTyped
}

function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1).toLowerCase().replace(/\bi\b/g, 'I')
}

export interface CoinsApp {
  coins: Coin[]
  hasConverter: boolean
  hasHoldings: boolean
  watchLabel: string
  amountLabel: string
  priceLabel: string
  /** '' where nobody spoke of the day on which something was bought. */
  dateLabel: string
}

export function readCoins(text: string): CoinsApp {
  const named = usualCoins.filter(
    ({ name, symbol }) =>
      new RegExp(String.raw`\b${name}\b`, 'i').test(text) ||
      (symbol.length > 2 && new RegExp(String.raw`\b${symbol}\b`).test(text)),
  )
  const chosen =
    named.length >= 2 || (named.length === 1 && /\bonly\b/i.test(text)) ? named : usualCoins.slice(0, countOf(text))
  const coins = chosen.map((coin) => ({ ...coin, price: saidPrice(coin, text) ?? coin.price }))
  const paid =
    /\b((?:buy(?:ing)?|purchase|paid|entry|cost) price|price (?:i )?paid(?: per coin)?|bought (?:at|for)(?: price)?|what i paid(?: per coin)?)\b/i.exec(
      text,
    )?.[1] ?? 'Buy price'
  const watch = /\b(watch ?lists?|favou?rites?)\b/i.exec(text)?.[1]
  return {
    coins,
    hasConverter: /\bconver(?:t|sion)/i.test(text),
    hasHoldings:
      holding.test(text) &&
      (gain.test(text) || /\b(?:portfolio|holdings?)\b/i.test(text)) &&
      !/^\W*(?:\w+ ){0,4}converter\b/i.test(text),
    watchLabel: watch === undefined ? 'Watchlist' : capital(watch.replace(/\blists\b/i, 'list')),
    amountLabel: capital(
      /\b(amount (?:i |we )?(?:hold|own|have)|quantity|how many(?: coins)?(?: i have)?|units)\b/i.exec(text)?.[1] ??
        'Amount',
    ),
    priceLabel: capital(paid),
    dateLabel: capital(
      /\b(date (?:bought|of (?:the )?purchase)|bought on|(?:purchase|buy(?:ing)?) date|date|day)\b/i.exec(text)?.[1] ??
        (/\bwhen (?:i|we) bought\b/i.test(text) ? 'Date' : ''),
    ),
  }
}

function countOf(text: string): number {
  const said = /\btop (\d+|five|ten|twelve|fifteen)\b/i.exec(text)?.[1]?.toLowerCase() ?? '10'
  const number = { five: 5, ten: 10, twelve: 12, fifteen: 15 }[said] ?? Number(said)
  return Math.min(usualCoins.length, Math.max(3, number))
}

/** "Bitcoin (60,000 $)", "BTC: 61000". */
function saidPrice({ name, symbol }: Coin, text: string): number | null {
  const found = new RegExp(
    String.raw`\b(?:${name}(?: \(${symbol}\))?|${symbol})\b\s*(?:[:=(–-]|at|is|costs)\s*[$€£]?\s?(\d[\d,]*(?:\.\d+)?)`,
    'i',
  ).exec(text)?.[1]
  return found === undefined ? null : Number(found.replaceAll(',', ''))
}
