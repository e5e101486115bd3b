// The app's own picture: drawn for its topic in its own colours, so that it goes along with every change of them.
import type { Brief } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { type MotifName, motifs } from './motifs.ts'
import { chanceOf, sceneHeight, sceneWidth } from './shapes.ts'

const byTopic: Readonly<Record<string, readonly MotifName[]>> = {
  tasks: ['tiles', 'solids', 'sun'],
  notes: ['tiles', 'hills', 'solids'],
  plants: ['leaves'],
  recipes: ['table'],
  books: ['spines'],
  films: ['sun', 'halftone'],
  animals: ['hills', 'leaves'],
  sightings: ['contours', 'hills', 'water'],
  places: ['contours', 'hills', 'water'],
  music: ['halftone', 'sun'],
  tastings: ['vessels', 'table'],
  posts: ['hills', 'solids', 'contours', 'sun'],
  photos: ['hills', 'water', 'solids'],
  works: ['solids', 'vessels', 'tiles'],
  profiles: ['hills', 'water', 'sun'],
  ideas: ['sun', 'tiles', 'halftone'],
  services: ['solids', 'tiles', 'sun'],
  expenses: ['columns', 'tiles'],
  workouts: ['contours', 'sun', 'hills'],
  people: ['tiles', 'solids', 'halftone'],
  things: ['vessels', 'solids'],
  events: ['halftone', 'sun', 'tiles'],
  jobs: ['tiles', 'columns', 'solids'],
  tickets: ['tiles', 'solids'],
}

/** What the sentence itself speaks of goes before its topic. */
const byWord: readonly [RegExp, MotifName][] = [
  [
    /\b(?:sail\w*|boats?|swim\w*|sea|ocean|beach|lakes?|river|rowing|surf\w*|fish\w*|water|harbou?r|island)\b/i,
    'water',
  ],
  [/\b(?:plants?|garden\w*|herbs?|flowers?|florist|trees?|botanical|beekeep\w*|vineyard|farm\w*)\b/i, 'leaves'],
  [
    /\b(?:recipes?|cook\w*|kitchen|restaurant|bistro|bak(?:ery|ing)|meals?|menu|café|cafe|food|dinner|lunch)\b/i,
    'table',
  ],
  [/\b(?:trails?|hik\w*|mountains?|climb\w*|runn\w*|cycl\w*|bikes?|travel|trips?|walks?|maps?)\b/i, 'contours'],
  [
    // Who books a class books no novel.
    /\b(?:books|book (?:clubs?|shops?|stores?|lists?|logs?|reviews?|swaps?|covers?)|(?:my|our|a|the|second-hand|old|new|every|each|per) book|librar\w*|reading|readers?|novels?|bookbinder)\b/i,
    'spines',
  ],
  [/\b(?:tea|coffee|wine|potter\w*|ceramics?|candles?|bottles?|jars?|perfumes?|soap)\b/i, 'vessels'],
  [/\b(?:music|concerts?|band|festival|club night|theat(?:re|er)|cinema)\b/i, 'halftone'],
]

/** Sober styles get patterns and plain solids. */
const soberMotifs: readonly MotifName[] = ['tiles', 'columns', 'solids', 'contours']

export function motifOf({ request, topic, seed, style }: Brief): MotifName {
  const said = byWord.find(([word]) => word.test(request))?.[1]
  if (said !== undefined) return said
  const fitting = byTopic[topic] ?? ['tiles', 'solids', 'hills', 'sun', 'halftone']
  const isSober = style === 'corporate' || style === 'tech' || style === 'minimal'
  const sober = fitting.filter((motif) => soberMotifs.includes(motif))
  return pick(isSober ? (sober.length > 0 ? sober : soberMotifs) : fitting, seed, 'motif')
}

export const coverPath = 'web/components/cover.jsx'

/** Motifs that stand on a ground are seen from below, the others from their middle. */
const grounded: readonly MotifName[] = ['hills', 'leaves', 'vessels', 'spines', 'sun', 'columns', 'water', 'solids']

export function composeCover(brief: Brief): Record<string, string> {
  const motif = motifOf(brief)
  // A band is three times as wide as a panel is.
  const width = brief.frame === 'band' ? sceneWidth * 3 : sceneWidth
  const shapes = motifs[motif](chanceOf(brief.seed), width)
  const align = grounded.includes(motif) ? 'xMidYMax' : 'xMidYMid'
  return {
    [coverPath]: `/** Drawn for this app, in the colours of its design tokens. */
export function Cover() {
  return (
    <svg viewBox="0 0 ${width} ${sceneHeight}" preserveAspectRatio="${align} slice" className="size-full bg-cover" aria-hidden>
${shapes.map((shape) => `      ${shape}`).join('\n')}
    </svg>
  )
}
`,
  }
}
