// Addresses of drawn pictures: the placeholder's scene is chosen by its words, so the words say what is shown.
import { fromHex } from '@joinery/contract/colors/oklch'

import type { Brief, Field } from '../brief.ts'
import { readPart } from '../parts/read-part.ts'
import { subjectIn } from '../topics/subjects.ts'
import { wareOf } from '../topics/wares.ts'
import { drawnNoun } from './noun-pictures.ts'
import { isPersonNoun } from './samples/sample-names.ts'

/** What is sold, and what somebody has made. */
const aWork = /^(?:project|work|piece|design|product|item)$/

/** Wares that are drawn to their names: how many, how tall, of which colour. */
const byTheirNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:vinyls?|lps?|(?:used|second-hand|old|rare|jazz|music) records?|records? (?:shop|store))\b/i, 'ware vinyl'],
  [/\b(?:cakes?|cupcakes?|patisserie)\b/i, 'ware cake'],
  [/\b(?:bikes?|bicycles?)\b(?! (?:bags?|lights?|parts?|locks?|clothes|clothing))/i, 'ware bicycle'],
  [/\b(?:tools?|hardware)\b/i, 'tool'],
  [/\b(?:(?:art|lino|screen|fine[- ]art) ?prints?|posters?|prints? by)\b/i, 'print'],
  [/\bcandles?\b/i, 'ware candle'],
  [
    /\b(?:glass (?:artist|works?|studio|maker|blower|art)|glassblow\w+|(?:blown|stained) glass|glassware)\b/i,
    'ware glass',
  ],
]

/** What people stand before who love the same. */
const behind: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mountain\w*|hik(?:e|es|ing|ers?)|climb\w*|alpin\w*|ski\w*|summits?|trails?)\b/i, 'peaks'],
  [/\b(?:sea|sail\w*|surf\w*|swim\w*|beach\w*|row(?:ing|ers?)|div(?:ing|ers?)|lakes?|ocean)\b/i, 'waves'],
  [/\b(?:books?|read(?:ers?|ing)|librar\w+|literature|poetry|novels?|writers?|students?)\b/i, 'shelves'],
  [
    /\b(?:dogs?|pets?|animals?|horses?|gardens?|gardeners?|plants?|nature|outdoors?|forests?|camp(?:ing|ers?)|birds?|farmers?|runn(?:ing|ers?)|cycl\w+)\b/i,
    'trees',
  ],
  [/\b(?:city|cities|museums?|travel\w*|architect\w*|theat(?:re|er)s?|town)\b/i, 'roofs'],
  [
    /\b(?:cook\w*|food\w*|bak(?:e|ing|ers?)|vegans?|vegetarians?|wine|coffee|restaurants?|board ?games?|jazz|music\w*|danc\w+)\b/i,
    'lamps',
  ],
]

function behindOf({ request, message }: Pick<Brief, 'request' | 'message'>): string {
  return behind.find(([words]) => words.test(message ?? request))?.[1] ?? ''
}

type Shown = Pick<Brief, 'topic' | 'request' | 'message' | 'entity' | 'front'>

/** A collection of photographs, and what a photographer shows, are seen by their titles. */
function isSeenByTitle({ topic, entity, front, request }: Shown): boolean {
  if (entity.singular === 'photo') return topic === 'photos' || front === 'list'
  return front === 'site' && aWork.test(entity.singular) && /\bphotograph(?:y|ers?|s)\b/i.test(request)
}

/** What is sold or made, by what the message says of it. */
function wareIn({ request, entity, front }: Shown): string | undefined {
  if (front !== 'shop' && front !== 'site' && !aWork.test(entity.singular)) return undefined
  return byTheirNames.find(([words]) => words.test(request))?.[1] ?? wareOf(request)?.drawn
}

/** A word or two in front of a record's own name; null where nothing that can be drawn is what the record is. */
export function subjectOf(shown: Shown): string | null {
  const { topic, request, message, entity } = shown
  const subject = subjectIn(request)?.drawn
  if (topic === 'posts' && subject === 'train') return 'ware train'
  // Whatever they love, it is them who show themselves.
  if (entity.singular === 'profile')
    return `portrait ${behindOf({ request, ...(message !== undefined && { message }) })}`.trim()
  if (isPersonNoun(entity.singular)) return 'portrait'
  if (isSeenByTitle(shown)) return ''
  return wareIn(shown) ?? drawnNoun(entity.singular, subject)
}

/** Whether what is drawn for these records is what they are. */
export function drawsRecords(shown: Shown): boolean {
  return subjectOf(shown) !== null
}

/** What stands for any ware, or for where it is used, and shows nothing of the ware itself. */
const ofNoWare = /^(?:|city|sea|trail|portrait\b.*)$/

/** Whether what is drawn for a shop's wares is a drawing of these wares. */
export function drawsWares(brief: Brief): boolean {
  const subject = subjectOf(brief)
  return subject !== null && !ofNoWare.test(subject)
}

/** Colours that a drawn picture knows by name, by their hue. */
const hues: readonly (readonly [name: string, hue: number])[] = [
  ['red', 27],
  ['amber', 72],
  ['yellow', 98],
  ['green', 148],
  ['teal', 190],
  ['blue', 255],
  ['purple', 303],
  ['pink', 355],
]

/** What has its colours by nature. */
const hasOwnColors = new Set(['dish', 'plant'])

/** Who asked for colours gets no others beside them, in pictures either; '' where none was asked. */
function askedHue({ colors }: Brief): string {
  const asked = [colors.primary, colors.accent, colors.background, colors.surface].map((hex) =>
    fromHex(hex ?? '#808080'),
  )
  const vivid = asked.find(({ c }) => c > 0.06)
  if (vivid === undefined) return ''
  const away = (hue: number): number => Math.abs(((vivid.h - hue + 540) % 360) - 180)
  return hues.toSorted(([, one], [, other]) => away(one) - away(other))[0]?.[0] ?? ''
}

/**
 * The words of a name would change the scene of most; those of a dish colour it, those of a plant and a ware say what it is,
 * and a face goes with its name.
 */
const drawnByName = /^(?:|dish|plant|ceramic|(?:ware|portrait)\b.*)$/

/** What has several forms: they go by the record's number where its name says nothing, so that no neighbours are alike. */
const drawnInTurn = /^(?:plant|(?:ware )?(?:chair|book|tea|coffee|candle|glass|vinyl|cake|bicycle))$/

/** Things of one form: in other colours at most each of them is the same drawing. */
const ofOneForm =
  /^(?:bread|bouquet|cheese|bottle|jar|soap|clothing|bag|lamp|guitar|toy|ring|camera|car|cat|tool|yarn|cloth|(?:ware )?train|planet)$/

/** Side by side no drawing is better than the same again and again. */
function areDrawnAlike(shown: Shown): boolean {
  return shown.front === 'list' && ofOneForm.test(subjectOf(shown) ?? '')
}

/** Whether each of these records has a drawing of its own, so that a list of them can live on pictures. */
export function drawsEach(shown: Shown): boolean {
  return drawsRecords(shown) && !areDrawnAlike(shown)
}

const isGrey = /\b(?:black[- ]and[- ]white|monochrome|darkroom)\b/i

/** Code of the address of a picture for the record `one`, whose title is `title`; null where none shows what it is. */
export function drawnPicture(brief: Brief, one: string, title: string): string | null {
  const subject = subjectOf(brief)
  if (subject === null) return null
  const isTurned = drawnInTurn.test(subject)
  const hue = hasOwnColors.has(subject) || subject.startsWith('portrait') ? '' : askedHue(brief)
  const own = drawnByName.test(subject) || isTurned ? `\${${one}.${title}}` : `\${${one}.id}`
  const said = [
    // In black and white no sun is orange.
    subject === '' && isGrey.test(brief.request) ? 'grey grey' : '',
    isTurned && subject !== 'plant' && !subject.startsWith('ware ') ? `ware ${subject}` : subject,
    // Where a number comes first, the colour that was asked for comes last.
    isTurned ? '' : hue,
    isTurned ? `\${${one}.id}` : '',
    own,
    isTurned ? hue : '',
  ].filter((words) => words !== '')
  const words = said.length === 1 ? own.slice(2, -1) : `\`${said.join(' ')}\``
  return `\`/v0/image?fit=place&prompt=\${encodeURIComponent(${words})}\``
}

interface Pictured {
  one: string
  title: string
  /** The field that holds its own picture. */
  picture: string | undefined
  className: string
  /** Code of what is said of it; a picture beside its name says nothing. */
  alt?: string
  /** In pixels, where the picture is no small mark. */
  size?: readonly [width: number, height: number]
  isLate?: boolean
  /** Others stand beside it: what would be drawn the same for each of them is not drawn. */
  isAmongOthers?: boolean
}

/** What is chosen by its colour. */
const material =
  /(?:^|\s)(?:fabric|cloth|yarn|wool|thread|ribbon|felt|leather|paint|varnish|ink|pigment|dye|polish|lipstick|paper|cardstock|tile|bead|button|marker|pencil|crayon|skein|textile)s?$/

const isColour = ({ kind, name }: Field): boolean =>
  (kind === 'text' || kind === 'choice') && /^(?:(?:main|base)_)?(?:colou?r|shade|hue)$/.test(name)

/** The colour of a material, which shows it as long as it has no picture. */
export function swatchField({ entity, fields }: Pick<Brief, 'entity' | 'fields'>): Field | undefined {
  return material.test(entity.singular) ? fields.find(isColour) : undefined
}

/** The component of all pictures of records, which knows colours where a material is told by one. */
export function pictureFiles(all: readonly Pick<Brief, 'entity' | 'fields'>[]): Record<string, string> {
  return readPart(all.some((view) => swatchField(view) !== undefined) ? 'picture-swatch' : 'picture')
}

/** A record's own picture, else a drawing of what it is, else its first letter on a ground of its own. */
export function pictureTag(
  brief: Brief,
  { one, title, picture, className, alt, size, isLate = false, isAmongOthers = false }: Pictured,
): string {
  const drawn = isAmongOthers && areDrawnAlike(brief) ? null : drawnPicture(brief, one, title)
  const said = alt === undefined ? '' : ` alt={${alt}}`
  if (drawn === null) {
    const source = picture === undefined ? '' : ` src={${one}.${picture}}`
    const swatch = swatchField(brief)
    const colour = swatch === undefined ? '' : ` colour={${one}.${swatch.name}}`
    return `<Picture${source} name={${one}.${title}}${colour}${said} className="${className}" />`
  }
  const source = picture === undefined ? drawn : `${one}.${picture} ?? ${drawn}`
  const measures = size === undefined ? '' : ` width="${size[0]}" height="${size[1]}"`
  return `<img src={${source}}${said === '' ? ' alt=""' : said}${measures}${isLate ? ' loading="lazy"' : ''} className="${className}" />`
}

export const pictureImport = "import { Picture } from '@/components/picture.jsx'"
