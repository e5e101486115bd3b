// Weather that is written down day by day: the last day under its sky, the days before it in a row.
import type { Brief, Field } from '../../brief.ts'
import { namesOf } from '../roles.ts'
import { readPart } from '../../parts/read-part.ts'
import type { View } from '../views.ts'
import { composeLand } from './sky-land.ts'
import { type Drawing, entriesOf, formatter, overGrid, tag } from './drawing.ts'

const skies = /\b(?:sun\w*|cloud\w*|rain\w*|snow\w*|fog\w*|clear|overcast|storm\w*)\b/i
const isSkyName = /^(?:sky|weather|conditions?|outlook)(?:_|$)/

/** The field that says what the sky does. */
export function skyField({ fields }: Pick<Brief, 'fields'>): Field | null {
  return (
    fields.find(
      ({ kind, options = [] }) => kind === 'choice' && options.filter((option) => skies.test(option)).length >= 2,
    ) ??
    fields.find(({ kind, name }) => (kind === 'text' || kind === 'choice') && isSkyName.test(name)) ??
    null
  )
}

/** What is told of a day besides its sky: how warm it was; null where the records are about something else. */
function weatherOf(
  view: Pick<Brief, 'fields'>,
): { sky: Field; day: Field; warmth: Field; rain: Field | undefined } | null {
  const sky = skyField(view)
  const day = view.fields.find(({ kind }) => kind === 'date')
  const numbers = view.fields.filter(({ kind, formula }) => kind === 'number' && formula === undefined)
  const warmth =
    numbers.find(({ name }) => name.startsWith('temp')) ?? numbers.find(({ name }) => /^(?:high|max|warm)/.test(name))
  const rain = numbers.find(({ name }) => /rain|precipitation|^mm$/.test(name))
  return sky === null || day === undefined || warmth === undefined ? null : { sky, day, warmth, rain }
}

/** Of several places on one day none is the day's own. */
const isPlace = /(?:^|_)(?:city|town|place|location|country|region|village)(?:_|$)/

export function skyDays(view: View): Drawing[] {
  const weather = weatherOf(view)
  if (weather === null || view.fields.some(({ name }) => isPlace.test(name))) return []
  const { sky, day, warmth, rain } = weather
  return [
    {
      component: 'SkyDays',
      element: tag('SkyDays', [
        `entries={${entriesOf(view, { day, sky, amount: warmth, rain })}}`,
        `format={${formatter(warmth)}}`,
        ...(rain === undefined ? [] : [`formatRain={${formatter(rain)}}`]),
        `className="mb-4${overGrid(view)}"`,
      ]),
      isHeading: true,
      filter: null,
    },
  ]
}

/** Beside its row a sky is a sign; '' where the records are no days of weather. */
export function skySign(brief: Brief): string {
  const weather = weatherOf(brief)
  return weather === null
    ? ''
    : `<SkyMark sky={${namesOf(brief).one}.${weather.sky.name}} className="size-10 shrink-0" />`
}

/** Tones of skies; where colours were asked for, those of the app. */
export function skyMarks({ colors }: Pick<Brief, 'colors'>): Record<string, string> {
  const keepsTones = Object.keys(colors).length > 0
  const tone = (own: string, instead: string): string => (keepsTones ? instead : own)
  return {
    sunFill: tone('fill-[#e8990c]', 'fill-accent'),
    sunStroke: tone('stroke-[#e8990c]', 'stroke-accent'),
    cloudFill: tone('fill-[#8fa3b8]', 'fill-control'),
    cloudStroke: tone('stroke-[#8fa3b8]', 'stroke-control'),
    rainStroke: tone('stroke-[#2f7fd0]', 'stroke-primary'),
    rainFill: tone('fill-[#2f7fd0]', 'fill-primary'),
    sunny: 'bg-[#2a74aa]',
    cloudy: 'bg-[#55697a]',
    rainy: 'bg-[#3a5063]',
    snowy: 'bg-[#52728a]',
    foggy: 'bg-[#66707b]',
    stormy: 'bg-[#2b3446]',
    disc: 'fill-[#ffc233]',
    vapour: 'fill-[#e6edf2]',
    vapourLine: 'stroke-[#e6edf2]',
    drop: 'stroke-[#a9c9e4]',
  }
}

/** The signs and the scene of a sky, over the land of the app. */
export function composeSky(brief: Brief): Record<string, string> {
  return { ...readPart('sky-mark', skyMarks(brief)), ...composeLand(brief) }
}
