// Options that are seen better than read: the thing that is voted on, in the colour or the pattern that each of them names.

interface DrawnThing {
  /** As the words of a doc comment. */
  drawnThing: string
  /** Path data in 400 × 360. */
  outline: string
  /** Seams, handles and the like, drawn over it. */
  detail: string
}

const things: readonly (readonly [nouns: RegExp, thing: DrawnThing])[] = [
  [
    /\b(?:t-?shirts?|shirts?|jerseys?|kits?|tops?|uniforms?|tunics?|polos?)\b/i,
    {
      drawnThing: 'A shirt',
      outline: 'M144 24Q200 70 256 24L330 58L380 162L314 192L292 148V336Q200 350 108 336V148L86 192L20 162L70 58Z',
      detail: 'M144 24Q200 96 256 24M292 148L286 104M108 148L114 104',
    },
  ],
  [
    /\b(?:hoodies?|sweaters?|jumpers?|pullovers?|sweatshirts?|jackets?|coats?)\b/i,
    {
      drawnThing: 'A jumper',
      outline: 'M150 26Q200 56 250 26L318 52Q352 150 372 286L318 300L284 170V336H116V170L82 300L28 286Q48 150 82 52Z',
      detail: 'M150 26Q200 84 250 26M116 310H284M316 276L368 262M84 276L32 262',
    },
  ],
  [
    /\b(?:mugs?|cups?)\b/i,
    {
      drawnThing: 'A mug',
      outline:
        'M70 60H270V110C370 96 370 258 262 254Q254 316 220 320H120Q70 316 70 240ZM270 146V220C318 222 318 144 270 146Z',
      detail: 'M70 60Q170 84 270 60',
    },
  ],
  [
    /\b(?:doors?|gates?)\b/i,
    {
      drawnThing: 'A door',
      outline: 'M110 340V110Q110 20 200 20Q290 20 290 110V340Z',
      detail:
        'M142 300V200H192V300ZM208 300V200H258V300ZM142 168V112Q150 62 192 54V168ZM208 168V54Q250 62 258 112V168ZM270 196v14',
    },
  ],
  [
    /\b(?:bags?|totes?|backpacks?|rucksacks?)\b/i,
    {
      drawnThing: 'A bag',
      outline: 'M90 120H310L334 340H66Z',
      detail: 'M140 150V96C140 10 260 10 260 96V150',
    },
  ],
  [
    /\b(?:flags?|banners?|pennants?|scar(?:f|ves))\b/i,
    {
      drawnThing: 'A flag',
      outline: 'M64 40Q150 0 220 44T360 40V240Q290 280 220 236T64 240Z',
      detail: 'M64 30V350',
    },
  ],
  [
    /\b(?:caps?|hats?|beanies?)\b/i,
    {
      drawnThing: 'A cap',
      outline: 'M60 240C60 60 300 60 300 230Q372 238 384 276Q300 262 220 268Q120 262 60 274Z',
      detail: 'M180 105V258M300 230Q180 206 60 240',
    },
  ],
]

/** Where the thing has no outline of its own: paint on a card. */
const swatch: DrawnThing = {
  drawnThing: 'A swatch',
  outline: 'M60 40Q60 20 80 20H320Q340 20 340 40V320Q340 340 320 340H80Q60 340 60 320Z',
  detail: '',
}

const looks =
  'navy|midnight|sky|baby|turquoise|teal|aqua|cyan|petrol|royal|blue|indigo|cobalt|forest|bottle|racing|green|mint|lime|sage|olive|khaki|burgundy|maroon|bordeaux|red|scarlet|crimson|coral|salmon|peach|orange|yellow|lemon|gold|mustard|amber|purple|violet|plum|aubergine|lilac|lavender|pink|rose|magenta|brown|chocolate|tan|beige|cream|sand|ivory|white|silver|gr[ea]y|charcoal|anthracite|black|stripes?|striped|stripy|hoops?|hooped|checks?|checked|checkered|chequered|plaid|tartan|gingham|dots?|dotted|dotty|spots?|spotted|spotty'
const beside = 'light|dark|pale|bright|deep|plain|all|in|and|with|the|polka|thin|wide|small|large|one|ones|stripes?'
const looksOnly = new RegExp(String.raw`^(?=.*\b(?:${looks})\b)(?:(?:${looks}|${beside})(?:[\s,&/-]+|$))+$`, 'i')

function withoutThing(option: string): string {
  return things.reduce((rest, [nouns]) => rest.replace(nouns, ' '), option).trim()
}

/** What each option is drawn as; null where they are not told apart by how they look. */
export function thingVotedOn(request: string, options: readonly string[]): DrawnThing | null {
  const most = 6
  const seen = options.filter((option) => looksOnly.test(withoutThing(option)))
  if (seen.length < 2 || seen.length * 2 < options.length || options.length > most) return null
  return things.find(([nouns]) => nouns.test(request))?.[1] ?? swatch
}
