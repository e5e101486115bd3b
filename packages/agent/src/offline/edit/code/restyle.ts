// How one thing on a page looks: larger, bold, centred, in another colour. Classes change, nothing else.
import { contrast } from '@joinery/contract/colors/oklch'
import { readColors } from '@joinery/contract/colors/read-colors'

import type { AppCode, Outcome } from './app-code.ts'
import type { Element } from './elements.ts'
import type { Masked } from './quotes.ts'
import { child, type Patch } from './syntax.ts'
import { findTargets, isUse, pick, readTarget, sayTarget } from './targets.ts'

const sizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl']
const sizeClass = /^((?:\w+:)*)text-(xs|sm|base|lg|xl|[2-9]xl)(\/\S+)?$/
const exactSize = /^((?:\w+:)*)text-\[(\d+(?:\.\d+)?)(px|rem|em)\]$/

interface Wish {
  /** What happens, after the name of the thing: "bigger". */
  word: string
  change: (classes: readonly string[], element: Element) => string[]
}

function step(classes: readonly string[], by: number): string[] {
  const isSized = classes.some((name) => sizeClass.test(name) || exactSize.test(name))
  const moved = classes.map((name) => {
    const exact = exactSize.exec(name)
    if (exact !== null)
      return `${exact[1] ?? ''}text-[${Math.round(Number(exact[2]) * 1.25 ** by * 10) / 10}${exact[3] ?? 'px'}]`
    const found = sizeClass.exec(name)
    if (found === null) return name
    const at = Math.min(sizes.length - 1, Math.max(0, sizes.indexOf(found[2] ?? 'base') + by))
    return `${found[1] ?? ''}text-${sizes[at] ?? 'base'}${found[3] ?? ''}`
  })
  return isSized ? moved : [...moved, `text-${sizes[2 + by] ?? 'lg'}`]
}

function swap(pattern: RegExp, added: string): Wish['change'] {
  return (classes) => [...classes.filter((name) => !pattern.test(name)), added]
}

const weights = /^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black)$/
const wishes: readonly [RegExp, Wish][] = [
  [
    /\b(?:much|a lot|way|really|very) (?:bigger|larger|big|large)|\bhuge\b/i,
    { word: 'much bigger', change: (classes) => step(classes, 2) },
  ],
  [/\b(?:bigger|larger|big|large|increase)\b/i, { word: 'bigger', change: (classes) => step(classes, 1) }],
  [/\b(?:much|a lot|way) smaller|\btiny\b/i, { word: 'much smaller', change: (classes) => step(classes, -2) }],
  [/\b(?:smaller|small|decrease|shrink)\b/i, { word: 'smaller', change: (classes) => step(classes, -1) }],
  [
    /\b(?:not|un|less) ?bold|\bthinner\b|\blighter weight\b/i,
    { word: 'less bold', change: swap(weights, 'font-normal') },
  ],
  [/\bbold(?:er)?\b|\bthicker\b|\bheavier\b/i, { word: 'bold', change: swap(weights, 'font-bold') }],
  [/\bitalics?\b/i, { word: 'italic', change: swap(/^(?:not-)?italic$/, 'italic') }],
  [/\bunderlined?\b/i, { word: 'underlined', change: swap(/^(?:no-)?underline$/, 'underline') }],
  [
    /\b(?:uppercase|upper case|all caps|capitals)\b/i,
    { word: 'in capitals', change: swap(/^(?:uppercase|lowercase|capitalize|normal-case)$/, 'uppercase') },
  ],
  [/\bcent(?:er|re)(?:d)?\b|\bin the middle\b/i, { word: 'centred', change: centred }],
  [
    /\b(?:left[- ]?aligned?|align(?:ed)? (?:to the )?left)\b/i,
    { word: 'aligned to the left', change: swap(/^text-(?:left|center|right|justify)$/, 'text-left') },
  ],
  [
    /\b(?:right[- ]?aligned?|align(?:ed)? (?:to the )?right)\b/i,
    { word: 'aligned to the right', change: swap(/^text-(?:left|center|right|justify)$/, 'text-right') },
  ],
]

function centred(classes: readonly string[]): string[] {
  const rest = classes.filter((name) => !/^text-(?:left|right|justify|center)$/.test(name))
  return [
    ...rest,
    'text-center',
    ...(rest.some((name) => name.startsWith('max-w-')) && !rest.includes('mx-auto') ? ['mx-auto'] : []),
  ]
}

const restyling =
  /^(?:make|set|turn|show|have|put|display|render|paint|colou?r|give|center|centre|align|bold|underline|italici[sz]e|increase|decrease|shrink|enlarge)\s+(?:the size of |the font size of |the font of |up |down )?(?:the |my |our |all (?:the )?)?(.+)$/i

/** What is there for screen readers alone has no looks. */
function isSeen({ attributes }: Element): boolean {
  return attributes.get('className')?.literal?.split(' ').includes('sr-only') !== true
}

export function restyle(order: Masked, app: AppCode): Outcome | null {
  const found = restyling.exec(order.text)
  if (found === null || /\b(?:field|required|optional|page title)\b/i.test(order.text)) return null
  const wish =
    wishes.find(([pattern]) => pattern.test(order.text.replace(/[\ue000-\ue0ff]/g, '')))?.[1] ?? colorWish(order.text)
  if (wish === null) return null
  const said = (found[1] ?? '')
    .replace(
      /\b(?:a (?:bit|little)|much|a lot|way|really|very|even|slightly|more|less|again|please|too|as well)\b/gi,
      ' ',
    )
    .replace(
      /\b(?:bigger|larger|big|large|huge|smaller|small|tiny|bold(?:er)?|thicker|heavier|thinner|italics?|underlined?|uppercase|upper case|all caps|in capitals|capitals|cent(?:er|re)d?|in the middle|left[- ]?aligned?|right[- ]?aligned?|(?:to the )?(?:left|right)|size|stand out)\b/gi,
      ' ',
    )
    .replace(wish.word.startsWith('#') ? (readColors(order.text).phrases[0]?.split(' ')[0] ?? /(?!)/) : /(?!)/, ' ')
    .trim()
  const target = readTarget(wish.word.startsWith('#') ? firstWords(found[1] ?? '') : said, order)
  if (target.kind === null && !target.isQuoted) return null
  const isAll = /\b(?:all|every|each)\b|\b(?:headings|headlines|buttons|links|labels|titles)\b/i.test(order.text)
  // The element itself has the classes, not the use of a component that holds it.
  // A picture has no letters to be larger.
  if (target.kind === 'image' && !wish.word.startsWith('#') && wish.word !== 'centred') return null
  const all = findTargets(app, target)
    .filter(isSeen)
    .toSorted((a, b) => Number(isUse(a)) - Number(isUse(b)))
  const one = pick(all, target)
  const chosen = isAll ? all : one === null ? [] : [one]
  if (chosen.length === 0)
    return { refused: `making ${sayTarget(target)} ${wish.word}, because I do not find it in the code` }
  const isDone = [...new Set(chosen.map(({ module }) => module.path))].map((path) =>
    app.patch(
      path,
      chosen.filter(({ module }) => module.path === path).flatMap((element) => classPatch(element, wish) ?? []),
    ),
  )
  const left = chosen.filter((element) => classPatch(element, wish) === null)
  if (!isDone.every(Boolean) || left.length === chosen.length)
    return { refused: `making ${sayTarget(target)} ${wish.word}, because its classes are put together by code` }
  return { done: `make ${isAll ? `${sayTarget(target)}s` : sayTarget(target)} ${wish.word}` }
}

/** "The headline" of "the headline dark red". */
function firstWords(said: string): string {
  const color = said.search(
    /(?:#[0-9a-f]{3,6}|\b(?:(?:very|dark|light|pale|deep|bright|soft|pastel|forest|sky|royal|hot)\s+)*\p{L}+)(?:\s+instead)?\s*$/iu,
  )
  return color <= 0 ? said : said.slice(0, color).trim()
}

function colorWish(text: string): Wish | null {
  const [asked] = readColors(
    text.replace(
      /\b(headline|heading|title|footer|header|nav(?:igation)?|menu|section|link|paragraph|logo|label|subtitle|tagline|button)s?\b/gi,
      'it',
    ),
  ).asked
  if (asked === undefined) return null
  const { hex } = asked
  const isGround =
    /\b(?:footer|header|nav|navigation|menu|section|button|banner|hero|card)s?\b/i.test(text) && !/\btext\b/i.test(text)
  const on = contrast('#ffffff', hex) >= 4.5 ? '#ffffff' : '#111111'
  return {
    word: hex,
    change: (classes) => {
      const kept = classes.filter(
        (name) => !isColorClass(name, isGround ? 'bg' : 'text') && !(isGround && isColorClass(name, 'text')),
      )
      return isGround
        ? [...kept.filter((name) => !name.startsWith('hover:bg-')), `bg-[${hex}]`, `text-[${on}]`]
        : [...kept, `text-[${hex}]`]
    },
  }
}

/** `text-lg` and `text-center` are no colours. */
function isColorClass(name: string, sort: 'bg' | 'text'): boolean {
  if (!name.startsWith(`${sort}-`)) return false
  return sort === 'bg'
    ? !/^bg-(?:cover|contain|center|fixed|no-repeat|repeat|clip|origin|blend|linear|gradient)/.test(name)
    : !/^text-(?:xs|sm|base|lg|\dxl|xl|left|center|right|justify|balance|pretty|wrap|nowrap|ellipsis|clip|\[\d)/.test(
        name,
      )
}

function classPatch(element: Element, { change }: Wish): Patch | null {
  const attribute = element.attributes.get('className')
  const opening = child(element.node, 'openingElement')
  if (attribute === undefined) {
    const at = child(opening, 'name')?.end
    // A component need not take classes.
    if (at === undefined || (/^[A-Z]/.test(element.tag) && element.tag !== 'Link')) return null
    return { start: at, end: at, text: ` className="${change([], element).join(' ')}"` }
  }
  if (attribute.literal === null) return null
  const classes = change(
    attribute.literal.split(/\s+/).filter((name) => name !== ''),
    element,
  )
  return { start: attribute.node.start, end: attribute.node.end, text: `className="${classes.join(' ')}"` }
}
