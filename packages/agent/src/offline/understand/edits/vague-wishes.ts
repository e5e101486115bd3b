// "Make it look nicer", "something warmer", "I don't like the green": a wish without a way. Something that can be taken back is
// done, and told, with the words that would steer it.
import { fromHex } from '@joinery/contract/colors/oklch'

import { type StyleName, styleNames } from '../../brief.ts'
import { composePalette } from '../../color/palette.ts'
import { hashText, pick } from '../../seed.ts'
import type { Edit } from './read-edit-state.ts'

const whole = String.raw`(?:it|this|that|everything|the (?:whole |entire )?(?:app|site|website|page|pages|shop|blog|thing|design|look|layout|style|home ?page))`
const nicer = String.raw`(?:nice|nicer|better|prettier|pretty|beautiful|more (?:beautiful|attractive|appealing|interesting|exciting|stylish|special|polished)|less (?:boring|plain|dull|ugly)|fancier|fancy|cooler?|good|great|amazing|awesome|lovely|different)`
const wishes = new RegExp(
  [
    String.raw`^(?:can you |please )?(?:make|let|have) ${whole} (?:to )?(?:look |feel |be )?(?:a (?:bit|lot|little) |much |more |really |very )*${nicer}(?: looking)?$`,
    String.raw`^(?:improve|polish|refresh|redo|redesign|change|freshen up|beautify|modernize|modernise) (?:the )?(?:whole )?(?:design|look|style|layout|appearance|it)(?: a bit)?$`,
    String.raw`^(?:another|a different|a new|a nicer|a better|other|some other|try another|use another|give it another) (?:design|look|style)$`,
    String.raw`^i (?:don['’]?t|do not) (?:really )?like (?:the |this |its )?(?:design|look|style|layout)$`,
    String.raw`^${whole} (?:looks|is|feels) (?:too |so |a bit |very )?(?:boring|plain|dull|ugly|bland|empty)$`,
  ].join('|'),
  'i',
)
/** Words for a look that name none of the styles. */
const moods: readonly (readonly [RegExp, StyleName])[] = [
  [/\bromantic\b|\bdreamy\b|\btender\b|\bsweet\b/i, 'cozy'],
  [/\bfresh(?:er)?\b|\bsummery\b|\balive\b/i, 'nature'],
  [/\bcool(?:er)?\b|\bhip\b|\btrendy\b|\bedgy\b/i, 'bold'],
  [/\bserious\b|\btrust\w*\b|\bgrown[- ]?up\b/i, 'corporate'],
  [/\bmodern\b|\bcontemporary\b|\btidy\b|\btidier\b|\bcleaner\b|\bsimpler\b/i, 'minimal'],
  [/\bfancy\b|\bfancier\b|\bposh\b|\bchic\b|\bclassy\b/i, 'luxury'],
  [/\bfestive\b/i, 'editorial'],
  [/\bfunny\b|\bfunnier\b|\bjoyful\b|\blively\b|\bhappier\b/i, 'playful'],
]
/** What goes further in the same direction, for those that the wish is named for. */
const nextTo: Partial<Record<StyleName, StyleName>> = {
  cozy: 'editorial',
  nature: 'playful',
  bold: 'tech',
  corporate: 'minimal',
  minimal: 'tech',
  luxury: 'editorial',
  editorial: 'luxury',
  playful: 'retro',
}
const asksMood = new RegExp(
  String.raw`^(?:make|let|have) ${whole} (?:look |feel |be )?(?:a (?:bit|lot|little) |much |more |really |very )*[\p{L}-]+$|\b(?:look|feel|style|design|vibe)\b`,
  'iu',
)
/** Nobody means these who asks for something nicer. */
const special: ReadonlySet<StyleName> = new Set(['brutalist', 'kids', 'medical', 'neon'])
const usual = styleNames.filter((name) => !special.has(name))

const asksColors =
  /^(?:(?:use|try|give it|choose|pick|make it|i(?:['’]d)? (?:want|like|prefer)|change to)\s+)?(?:some(?:thing)? |a )?(?:(?:other|different|new|another|nicer|better|more cheerful|brighter) colou?rs?(?: scheme| palette)?|(warm|cold|cool|fresh)(?:er)?(?: colou?rs?| tones?)?)$|^change the colou?rs?(?: scheme| palette)?$|^i (?:don['’]?t|do not) (?:really )?like (?:the |this |its |these )?(?:colou?rs?(?: scheme)?|red|orange|yellow|green|blue|purple|pink|brown|teal|gr[ae]y)(?: colou?rs?| one)?$/i
const warm = ['#a8482c', '#b3672a', '#8f3f52']
const cold = ['#1f6480', '#2f4f8f', '#2a6f6b']
const any = ['#8f3f52', '#1f6480', '#6a4a8c', '#2f6b3c', '#a8482c', '#2f4f8f']
/** Hues that are nearer to each other than this are one colour to most people. */
const leastTurn = 60

/** @returns '' where the order was such a wish, else the order as it was */
export function takeVague(text: string, edit: Edit): string {
  if (asksColors.test(text)) return takeOtherColors(text, edit)
  const now = edit.brief.style
  const named = asksMood.test(text) ? moods.find(([says]) => says.test(text))?.[1] : undefined
  const mood = named === now ? nextTo[now] : named
  if (mood === undefined && !wishes.test(text)) return text
  const style =
    mood ??
    pick(
      usual.filter((name) => name !== now),
      hashText(`${edit.brief.seed} ${now}`),
      'nicer',
    )
  edit.brief.style = style
  const others = styleNames.filter((name) => name !== style && name !== now).join(', ')
  edit.clauses.push(`give it the ${style} look (others are ${others}; “undo” takes it back)`)
  return ''
}

function takeOtherColors(text: string, edit: Edit): string {
  const sort = asksColors.exec(text)?.[1]
  const now = fromHex(composePalette(edit.brief)['primary'] ?? '#000000')
  const turn = (hex: string) => Math.abs(((fromHex(hex).h - now.h + 540) % 360) - 180)
  const among = sort === undefined ? any : /warm/i.test(sort) ? warm : cold
  const far = among.filter((hex) => turn(hex) >= leastTurn || sort !== undefined)
  const primary = pick(far.length === 0 ? among : far, hashText(`${edit.brief.seed} ${now.h}`), 'other colours')
  const { background: _b, surface: _s, text: _t, ...rest } = edit.brief.colors
  edit.brief.colors = { ...rest, primary, accent: primary }
  edit.clauses.push(
    `make the buttons and accents ${primary} (say which colour you want, such as “navy buttons on a cream background”)`,
  )
  return ''
}
