// Addresses of drawn pictures: the placeholder's scene is chosen by its words, so the words say what is shown.
import type { Brief } from '../brief.ts'

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

/** What a thing of these words is drawn as, before its own name says more. */
const bySaid: readonly [RegExp, string][] = [
  [/\b(?:plants?|flowers?|herbs?|seeds?|bouquets?|trees?)\b/i, 'plant'],
  [/\b(?:tea|coffee|food|menu|dish(?:es)?|cakes?|bread|recipes?|cheese|pastr\w+|fruit|vegetables?)\b/i, 'dish'],
  [/\b(?:team|members?|portraits?|profiles?|dating|staff|people)\b/i, 'portrait'],
  [/\b(?:hik\w+|trails?|mountains?|bikes?|cycl\w+|travel\w*|trips?|runn\w+)\b/i, 'trail'],
  [/\b(?:sea|sail\w*|beach|swim\w*|surf\w*|boats?|lakes?|rowing)\b/i, 'sea'],
  [/\b(?:houses?|flats?|apartments?|architect\w*|city|hotel|rooms?|hostel)\b/i, 'city'],
  [/\b(?:candles?|ceramics?|pottery|soap|jewel\w*|furniture|craft\w*|gifts?)\b/i, 'craft'],
]

/** A word or two in front of a record's own name. */
export function subjectOf({ topic, request, entity, front }: Brief): string {
  if (/^(?:member|person|profile|employee|teacher|student)$/.test(entity.singular)) return 'portrait'
  if (entity.singular === 'photo' && topic === 'photos') return ''
  if (/^(?:project|work|piece|design)$/.test(entity.singular)) return 'craft'
  const said = bySaid.find(([word]) => word.test(request))?.[1]
  return (front === 'shop' ? said : undefined) ?? subjects[topic] ?? said ?? (front === 'shop' ? 'product' : '')
}

/** Code of the address of a picture for the record `one`, whose title is `title`. */
export function drawnPicture(brief: Brief, one: string, title: string): string {
  const subject = subjectOf(brief)
  // The words of a name would change the scene from one record to the next; those of a dish colour it.
  const own = subject === '' || subject === 'dish' ? title : 'id'
  const words = subject === '' ? `${one}.${own}` : `\`${subject} \${${one}.${own}}\``
  return `\`/v0/image?prompt=\${encodeURIComponent(${words})}\``
}
