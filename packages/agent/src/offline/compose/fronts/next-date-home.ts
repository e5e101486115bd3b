// The first page of a club or a house with dates: what comes next is what it says first, with its day above it and its picture
// beside it; then the dates beside the news, and the people.
import { hasSubjectPicture } from '../lists/first-picture.ts'
import { hasPosterName, isBesidePane, isMirrored } from '../shell/frames.ts'
import { importFormats, jsxText, nothing, only, tidy, wordsOf } from '../data/expressions.ts'
import { openingCode } from '../records/record-pieces.ts'
import { shapeOf } from '../record-shapes/choose-shape.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { isFrontForm } from './entries.ts'
import { type Leads, homeForm } from './home-form.ts'
import type { Previews } from './site-preview.ts'
import { headline, leadWords } from './site-words.ts'

/** The kind whose next one leads; undefined where words were given, or a form is what the page is for. */
function leadingDates(view: View, shown: readonly View[]): View | undefined {
  const { headline: said, offers, facts } = view.copy
  if (said !== '' || offers.length > 0 || facts.length > 0 || isFrontForm(view)) return undefined
  return shown.find((each) => shapeOf(each) === 'event' && partsOf(each).day !== null)
}

/** Where it is, and when by the clock. */
function factsOf(dates: View): { time: string; place: string } {
  const time = dates.fields.find(({ kind }) => kind === 'time')
  const place = dates.fields.find(({ kind, name }) => kind === 'text' && /place|location|venue|where|room/.test(name))
  return {
    time: time === undefined ? '' : `{next.${time.name} && \`, \${${wordsOf(time, 'next')}}\`}`,
    place:
      place === undefined
        ? nothing
        : `{next.${place.name} && <p className="mt-5 text-xl sm:text-2xl">{next.${place.name}}</p>}`,
  }
}

function lead(view: View, shown: readonly View[], dates: View): string {
  const { base } = namesOf(dates)
  const { day, title, body } = partsOf(dates)
  if (day === null) return nothing
  const value = `next.${day.name}`
  const { time, place } = factsOf(dates)
  const isSecond = hasPosterName(view)
  const size =
    isSecond || isBesidePane(view)
      ? 'text-4xl leading-[1.02] sm:text-6xl'
      : 'text-5xl leading-[0.98] sm:text-7xl xl:text-[5.5rem]'
  const showsPicture = hasSubjectPicture(view)
  const about = leadWords(view, shown).map(
    (line) => `<p className="mt-6 max-w-[46ch] text-lg leading-relaxed text-muted">${jsxText(line)}</p>`,
  )
  const words = `<div className="${showsPicture ? `lg:col-span-7${isMirrored(view) ? ' lg:order-last' : ''}` : 'lg:col-span-10'}">
          {next === undefined ? (
            <h1 className="max-w-[14ch] text-balance break-words font-display ${size} ${headingWeight(view)}">${jsxText(headline(view))}</h1>
          ) : (
            <>
              <p className="text-xl text-accent sm:text-2xl">
                <time dateTime={${value}}>{dayParts(${value}).weekday} {dayParts(${value}).day} {dayParts(${value}).month}</time>${time}
              </p>
              <h1 className="mt-3 text-balance break-words font-display ${size} ${headingWeight(view)}">
                <Link href={\`${base}/\${next.id}\`} className="underline-offset-8 hover:underline">{next.${title.name}}</Link>
              </h1>
              ${place}
              ${body === null ? nothing : `{next.${body.name} && <p className="mt-2 line-clamp-4 max-w-[52ch] text-lg text-muted">{${openingCode(`next.${body.name}`, 4)}}</p>}`}
            </>
          )}
          ${about.join('\n          ') || nothing}
        </div>`
  const picture = `<div className="min-h-56 overflow-hidden rounded-surface bg-cover sm:min-h-80 lg:col-span-5" aria-hidden>
          <Cover />
        </div>`
  return `<div className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
        ${words}
        ${showsPicture ? picture : nothing}
      </div>`
}

/** The dates and what is told of them side by side, where there is room; the other kinds below. */
function sections(view: View, shown: readonly View[], dates: View, { sections: all }: Previews): string {
  const code = all.split('\n').map((each) => each.trim())
  const of = (each: View): string => code[shown.indexOf(each)] ?? nothing
  const news = shown.find((each) => shapeOf(each) === 'article')
  const rest = shown.filter((each) => each !== dates && each !== news).map(of)
  const dated = of(dates).replace(`{data.${namesOf(dates).many}}`, '{later}')
  const columns = isBesidePane(view) ? '' : ' lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
  const first =
    news === undefined
      ? dated
      : `<div className="grid gap-x-16${columns}">\n        ${dated}\n        ${of(news)}\n      </div>`
  return [first, ...rest].join('\n      ')
}

/** Null where the page has another lead. */
export function nextDateHome({ view, shown, previews, inbox }: Leads): string | null {
  const dates = leadingDates(view, shown)
  if (dates === undefined) return null
  const form = inbox === undefined ? null : homeForm(inbox)
  const { many } = namesOf(dates)
  const { day } = partsOf(dates)
  const head = lead(view, shown, dates)
  return tidy(`import { Link } from '@joinery/app-kit'
${only(head.includes('<Cover />'), `import { Cover } from '@/components/cover.jsx'`)}
${previews.imports}
${form?.imports ?? nothing}
import { dayParts } from '@/lib/day-parts.js'
${importFormats(
  [],
  ['formatTime', 'opening'].filter((name) => head.includes(`${name}(`)),
)}

export default function Page({ data }) {
  const next = data.${many}.find((each) => each.${day?.name ?? ''} >= data.today)
  const later = data.${many}.filter((each) => each.id !== next?.id)
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-12">
      ${head}
      ${sections(view, shown, dates, previews)}
      ${form?.code ?? nothing}
    </main>
  )
}
`)
}
