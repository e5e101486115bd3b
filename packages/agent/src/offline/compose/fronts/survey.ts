// The first page of a survey: what it is about and what it takes beside its questions, with the way to what was answered.
import { jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { factLines, surveyFacts } from '../forms/survey-sections.ts'
import { questionScreens } from '../forms/survey-form.ts'
import { coverImport } from '../lists/first-picture.ts'
import { namesOf } from '../roles.ts'
import { fittingHeading, letterWidth, smallerOf } from '../shell/heading-size.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { resultsTitle } from '../../understand/people/read-feedback.ts'
import type { View } from '../views.ts'
import { composeDownload } from './answers-csv.ts'
import { entriesWay } from './entries.ts'
import { composeFigures } from './figures.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks } from './ready.ts'

/** What the button of a start page says; null where nobody asks for one: then the questions stand there at once. */
function startButton(request: string): string | null {
  const isAsked =
    /\b(?:start|welcome|intro(?:duction)?|opening) (?:page|screen)\b|\bstart button\b|\b(?:press|click|tap)s?(?: on)?(?: the)? ["“]?(?:start|begin)\b/i.test(
      request,
    )
  return isAsked ? (/["“]((?:start|begin|let['’]s|go)\b[^"”]{0,24})["”]/i.exec(request)?.[1] ?? 'Start') : null
}

const aboutThings =
  /\b(?:survey|questionnaire|poll)s? (?:about|on|of) ((?:the|our|my|their|your) [\p{L}’'-]+(?: [\p{L}’'-]+)?)(?=\s*(?:$|[.,;:!\n]|\band\b|\bwith\b|\bin\b))/iu
const aboutDoing =
  /\b(?:survey|questionnaire)s? (?:about|on) (\p{L}+ing(?: (?!with\b|and\b|where\b|that\b|in\b)[\p{L}’'-]+){0,3})(?=\s*(?:$|[.,;:!\n]|\band\b|\bwith\b|\bin\b))/iu

/** Where it says only whom it is for. */
const askedOf: readonly (readonly [RegExp, string])[] = [
  [/\b(?:employees?|staff|colleagues|engagement|team|workers|volunteers)\b/i, 'How is work going?'],
  [/\b(?:visitors?|guests?|tourists)\b/i, 'How was your visit?'],
  [/\b(?:course|class|training|workshop|lesson|lecture)\b/i, 'How was the course?'],
  [/\b(?:conference|festival|event|concert|party)\b/i, 'How was it for you?'],
  [/\b(?:patients?|treatments?)\b/i, 'How was your appointment?'],
  [/\b(?:customers?|clients?|members?|parents?|residents?|tenants?|neighbou?rs?)\b/i, 'How are we doing?'],
]

/** What those who answer it are asked altogether; null where it has a heading of its own. */
function surveyQuestion({ request, copy }: View): string | null {
  if (copy.headline !== '') return null
  const doing = aboutDoing.exec(request)?.[1]
  if (doing !== undefined) return `How is ${doing.toLowerCase().replace(/\b(?:our|my)\b/g, 'your')} going?`
  const subject = aboutThings.exec(request)?.[1]
  return subject === undefined
    ? (askedOf.find(([said]) => said.test(request))?.[1] ?? 'Tell us what you think')
    : `What do you think of ${subject.replace(/^my\b/i, 'our').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`
}

/** What stands beside the questions on a wide screen and above them on a phone. */
function panel(view: View, heading: string, lines: string): string {
  return `<header className="lg:sticky lg:top-[6.25rem] lg:flex lg:h-[calc(100dvh-7.5rem)] lg:min-h-[34rem] lg:flex-col lg:overflow-hidden lg:rounded-surface lg:bg-cover lg:text-on-cover">
        <div className="lg:shrink-0 lg:px-9 lg:pt-9">
          <h1 className="text-balance font-display text-xl ${headingWeight(view)} ${headSize(view, heading)}">${heading}</h1>
          ${only(lines !== '', lines.replaceAll(' text-muted', '') || nothing)}
          <p className="mt-1 text-muted lg:hidden">${surveyFacts(view)
            .slice(0, 2)
            .map(({ term }) => jsxText(term))
            .join(' · ')}</p>
        </div>
        <div className="mt-6 hidden min-h-0 flex-1 lg:block">
          <Cover />
        </div>
        <dl className="hidden lg:block lg:shrink-0 lg:px-9 lg:pb-5">
${factLines(view)}
        </dl>
      </header>`
}

/** Four lines at most, so that all else in the panel is seen; above the questions, on a phone, it is a line of text. */
function headSize(view: View, heading: string): string {
  const lines = 4
  const filled = 0.8
  const most = (panelWidth * lines * filled) / (heading.length * letterWidth(view) * 16)
  const own = fittingHeading(view, heading, 'panel')
    .split(' ')
    .flatMap((each) => /^(?:(?:sm|lg):)?(text-(?:\dxl|\[[\d.]+rem\]))$/.exec(each)?.[1] ?? [])
    .at(-1)
  return `lg:${smallerOf(own ?? 'text-4xl', most)} lg:leading-[1.08]`
}

const panelWidth = 320

/** The form of a survey, with the way to what was answered. */
export function composeSurvey(view: View): FrontParts {
  const { Component, oneFile } = namesOf(view)
  const { frontHeading, headline, lines = '' } = copyMarks(view, surveyQuestion(view) ?? view.name)
  const results = composeFigures(view, '/results', resultsTitle(view.request))
  const entries = entriesWay(view)
  const start = startButton(view.request)
  const form = `<Send${Component} />`
  const isByScreen = questionScreens(view) !== null && start === null
  const started =
    start === null
      ? form
      : `{isStarted ? (
          ${form}
        ) : (
          <button onClick={() => setIsStarted(true)} className="${lookMarks(view)['button'] ?? ''}">${jsxText(start)}</button>
        )}`
  const heading = headline ?? jsxText(view.name)
  const body = isByScreen
    ? `<main className="mx-auto max-w-6xl pt-4 sm:pt-6 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:items-start lg:gap-x-16">
      ${panel(view, heading, lines)}
      <div className="mt-4 min-w-0 lg:mt-0">
        ${form}
      </div>
    </main>`
    : `<main className="mx-auto max-w-3xl pb-20 pt-8 sm:pt-14">
      <h1 className="text-balance font-display ${frontHeading ?? styles[view.style].heading}">${heading}</h1>
      ${only(lines !== '', lines || nothing)}
      <div className="mt-10">
        ${started}
      </div>
    </main>`
  const page = tidy(`${only(start !== null, "import { useState } from 'react'")}
${only(isByScreen, coverImport)}
import { Send${Component} } from '@/components/send-${oneFile}.jsx'

export default function Page() {
  ${only(start !== null, 'const [isStarted, setIsStarted] = useState(false)\n')}
  return (
    ${body}
  )
}
`)
  return {
    ...nothingMore,
    files: { 'web/app/page.jsx': page, ...results.files, ...composeDownload(view) },
    ways: [
      ...(entries === null ? [] : [entries]),
      { href: '/results', label: results.label, isForAdmin: view.access === 'admin' },
    ],
  }
}
