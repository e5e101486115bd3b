// Words that name no colour and yet say which there are: "neon style", "pastel tones", "monochrome", "warm and quiet".
import { lookWord } from '@joinery/contract/colors/look-words'
import type { AskedColors } from '@joinery/contract/colors/read-colors'

import type { Brief, StyleName } from '../brief.ts'
import { hashText, pick } from '../seed.ts'

const looks = '(?:colou?rs?|tones?|shades?|hues?|palette|look|style|theme|scheme|design|vibes?|feel|aesthetics?|mood)'

/** Words that may be about anything but for the noun behind them: "earth tones", "muted colours". */
const ofLook = (word: string): RegExp => new RegExp(`\\b${word}[ -]+(?:\\w+ )?${looks}\\b`, 'i')

/** As a word of the look, and not of what the app is about: "neon signs", "monochrome prints". */
function asLook(word: string): RegExp {
  return new RegExp(
    `${ofLook(word).source}|(?:^|[.,;:!?–—]\\s*|\\b(?:in|with|it|everything|all|more|and|very|${lookWord})\\s+)${word}(?=\\s*(?:$|[.,;!?)]|(?:and|but|on)\\b))`,
    'i',
  )
}

const neonHue = '(?:[ -](?:green|pink|blue|yellow|orange|purple|violet|red|cyan|lime|turquoise|magenta))'
const neonWord = `(?:neons?${neonHue}?|synth ?wave|vapou?r ?wave|cyber ?punk)`
/** "A neon site"; "a neon shop" sells signs. */
const neon = new RegExp(`${asLook(neonWord).source}|\\b${neonWord} (?:web ?site|site|web ?page|app)\\b`, 'i')

const pair = (primary: string, accent: string): AskedColors => ({ primary, accent })

const palettes: readonly (readonly [said: RegExp, colors: readonly AskedColors[]])[] = [
  [
    neon,
    [pair('#39ff14', '#ff2bb5'), pair('#00f0ff', '#ff2bb5'), pair('#ff2bb5', '#00f0ff'), pair('#f4ff1f', '#b026ff')],
  ],
  [
    asLook('(?:monochrom(?:e|atic)|gr[ae]y-?scale|black[ -](?:and|&|n)[ -]white|b ?& ?w)'),
    [{ background: '#ffffff', primary: '#111111' }],
  ],
  [
    asLook('(?:soft )?pastels?'),
    [
      pair('#f4b6c8', '#8fc9b5'),
      pair('#c3b5ea', '#f2b79f'),
      pair('#a5cdf0', '#f0aec4'),
      pair('#a9dcc3', '#c3b5ea'),
      pair('#f5d98f', '#9cc4ea'),
    ],
  ],
  [
    ofLook('(?:earth|earthy|desert|autumn|autumnal)'),
    [pair('#a2542f', '#6b7042'), pair('#6b6b3a', '#a2542f'), pair('#8a5a36', '#b58a3c'), pair('#b0703a', '#5f6f4a')],
  ],
  [ofLook('jewel'), [pair('#0f6b4f', '#8a1f52'), pair('#1b3f8f', '#b07d1c'), pair('#6a2077', '#0f6b4f')]],
  [
    ofLook('(?:muted|subdued|neutral|subtle|faded|desaturated)'),
    [pair('#8b7e74', '#6f7f83'), pair('#7d8b72', '#9a8166'), pair('#76839b', '#a08686')],
  ],
]

/** What stands in brackets are values: "state (readable, faded)". */
const withoutOptions = (text: string): string => text.replace(/\([^)]*\)/g, '()')

/** Neon glows on a dark page only; also where its hue is named: "neon pink". */
export const saysNeon = (text: string): boolean => neon.test(withoutOptions(text))

/** The colours of a look that has its own, and the words that said so; null where nothing is said of them. */
export function colorsOfLook(request: string): { colors: AskedColors; phrase: string } | null {
  for (const [said, colors] of palettes) {
    const [phrase] = said.exec(withoutOptions(request)) ?? []
    if (phrase !== undefined) return { colors: pick(colors, hashText(request), 'said palette'), phrase }
  }
  return null
}

/** From which part of the circle the colours come. */
const hues: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:warm|autumn(?:al)?|sunny|sunset|homely|spicy)\b/i, [35, 55, 75]],
  [/\b(?:wood(?:en)?|walnut|oak|timber) (?:and \p{L}+ )?(?:style|look|tones?|colou?rs?)\b/iu, [50, 60, 70]],
  [/\b(?:earthy|rustic|desert|terracotta)\b/i, [40, 60, 100]],
  [
    /\b(?:cool|icy|nordic|wintry|arctic) (?:colou?rs|tones|look|palette)\b|\b(?:icy|nordic|wintry|arctic)\b/i,
    [205, 230, 250],
  ],
  [/\b(?:leafy|mossy|botanical|woodland)\b/i, [125, 140, 155]],
]

/** What offices and machines look like: blue, green-blue and slate, where nobody asks for another tone. */
const huesOfStyle: Readonly<Partial<Record<StyleName, readonly number[]>>> = {
  corporate: [168, 222, 240, 252],
  tech: [172, 205, 225, 240],
}
const asksForStyle = /\b(?:corporate|business(?:like)?|professional|serious|formal|tech(?:y|nical)?|futuristic)\b/i

export function huesOfLook({
  request,
  message = request,
  style,
}: Pick<Brief, 'request' | 'message' | 'style'>): readonly number[] | undefined {
  const said = hues.find(([words]) => words.test(message))?.[1]
  return said ?? (asksForStyle.test(message) ? huesOfStyle[style] : undefined)
}
