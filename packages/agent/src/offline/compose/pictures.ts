// Addresses of drawn pictures: the placeholder's scene is chosen by its words, so the words say what is shown.
import { fromHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../brief.ts'
import { subjectIn } from '../topics/subjects.ts'
import { wareOf } from '../topics/wares.ts'
import { isPersonNoun } from './samples/sample-names.ts'

const subjects: Readonly<Record<string, string>> = {
  recipes: 'dish',
  tastings: 'cup',
  plants: 'plant',
  profiles: 'portrait',
  people: 'portrait',
  animals: 'meadow landscape',
  sightings: 'forest',
  places: 'travel',
  works: 'craft',
  things: 'product',
  workouts: 'trail',
  expenses: 'budget',
  events: 'city',
}

/** What a place or a person of these words is drawn as, before its own name says more. */
const bySaid: readonly [RegExp, string][] = [
  [/\b(?:plants?|herbs?|trees?)\b/i, 'plant'],
  [/\b(?:food|menu|dish(?:es)?|recipes?|fruit|vegetables?)\b/i, 'dish'],
  [/\b(?:team|members?|portraits?|profiles?|dating|staff|people)\b/i, 'portrait'],
  [/\b(?:hik\w+|trails?|mountains?|cycl\w+|travel\w*|trips?|runn\w+)\b/i, 'trail'],
  [/\b(?:sea|sail\w*|beach|swim\w*|surf\w*|boats?|lakes?|rowing)\b/i, 'sea'],
  [/\b(?:houses?|flats?|apartments?|architect\w*|city|hotel|rooms?|hostel)\b/i, 'city'],
]

/** What is sold, and what somebody has made. */
const aWork = /^(?:project|work|piece|design|product|item)$/

/** Where somebody lives or stays, whatever else is told of the people there. */
const aHouse =
  /(?:^|\s)(?:cottage|house|flat|apartment|cabin|hut|room|property|building|hotel|guesthouse|villa|lodge|chalet)$/

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

/** A word or two in front of a record's own name. */
export function subjectOf({ topic, request, message, entity, front }: Brief): string {
  if (topic === 'posts' && subjectIn(request)?.drawn === 'train') return 'ware train'
  // Whatever they love, it is them who show themselves.
  if (entity.singular === 'profile') return `portrait ${behindOf({ request, message })}`.trim()
  if (isPersonNoun(entity.singular)) return 'portrait'
  if (aHouse.test(entity.singular)) return 'city'
  if (entity.singular === 'photo' && topic === 'photos') return ''
  // What a photographer shows is seen by its title.
  if (front === 'site' && aWork.test(entity.singular) && /\bphotograph(?:y|ers?|s)\b/i.test(request)) return ''
  const isWare = front === 'shop' || front === 'site' || aWork.test(entity.singular)
  const named = isWare ? byTheirNames.find(([words]) => words.test(request))?.[1] : undefined
  const ware = named ?? (isWare ? wareOf(request)?.drawn : undefined)
  if (ware !== undefined) return ware
  const said = bySaid.find(([word]) => word.test(request))?.[1]
  if (aWork.test(entity.singular) && front !== 'shop') return said ?? 'craft'
  return (front === 'shop' ? said : undefined) ?? subjects[topic] ?? said ?? (front === 'shop' ? 'product' : '')
}

/** What stands for any ware, or for where it is used, and shows nothing of the ware itself. */
const ofNoWare = /^(?:|product|craft|budget|travel|city|sea|trail|forest|meadow landscape|portrait\b.*)$/

/** Whether what is drawn for a shop's wares is a drawing of these wares. */
export function drawsWares(brief: Brief): boolean {
  return !ofNoWare.test(subjectOf(brief))
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
const drawnByName = /^(?:|dish|plant|product|ceramic|(?:ware|portrait)\b.*)$/

/** What has several forms: they go by the record's number where its name says nothing, so that no neighbours are alike. */
const drawnInTurn = /^(?:plant|(?:ware )?(?:chair|book|tea|coffee|candle|glass|vinyl|cake|bicycle))$/

const isGrey = /\b(?:black[- ]and[- ]white|monochrome|darkroom)\b/i

/** Code of the address of a picture for the record `one`, whose title is `title`. */
export function drawnPicture(brief: Brief, one: string, title: string): string {
  const subject = subjectOf(brief)
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
