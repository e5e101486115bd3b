// What stands at `/`, and what it brings along.
import type { Brief } from '../../brief.ts'
import { only, jsxText, nothing, tidy } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import { questionScreens } from '../forms/survey-form.ts'
import { resultsTitle } from '../../understand/people/read-feedback.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import type { View } from '../views.ts'
import { entriesWay } from './entries.ts'
import { composeFigures } from './figures.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks, composeBooking, composeChat, composeChatPage } from './ready.ts'
import { composePoll } from './poll.ts'
import { composeQuiz } from './quiz.ts'
import { composeShop } from './shop.ts'
import { composeSite } from './site.ts'
import { composeAbout, composeWordPages } from './site-pages.ts'
import { composeStage } from './stage.ts'

/** What the button of a start page says; null where nobody asks for one: then the questions stand there at once. */
function startButton(request: string): string | null {
  const isAsked =
    /\b(?:start|welcome|intro(?:duction)?|opening) (?:page|screen)\b|\bstart button\b|\b(?:press|click|tap)s?(?: on)?(?: the)? ["“]?(?:start|begin)\b/i.test(
      request,
    )
  return isAsked ? (/["“]((?:start|begin|let['’]s|go)\b[^"”]{0,24})["”]/i.exec(request)?.[1] ?? 'Start') : null
}

/** "A survey about our canteen": what those who answer it are asked altogether; null where nobody says what it is about. */
function surveyQuestion({ request, copy }: View): string | null {
  const [, subject] =
    /\b(?:survey|questionnaire)s? (?:about|on|of) ((?:the|our|my|their|your) [\p{L}’'-]+(?: [\p{L}’'-]+)?)(?=\s*(?:$|[.,;:!\n]|\band\b|\bwith\b|\bin\b))/iu.exec(
      request,
    ) ?? []
  return subject === undefined || copy.headline !== ''
    ? null
    : `What do you think of ${subject.replace(/^my\b/i, 'our').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}?`
}

/** The form of a survey, with the way to what was answered. */
function composeSurvey(view: View): FrontParts {
  const { Component, oneFile } = namesOf(view)
  const { frontHeading, headline, lines } = copyMarks(view, surveyQuestion(view) ?? view.name)
  const results = composeFigures(view, '/results', resultsTitle(view.request))
  const entries = entriesWay(view)
  const start = startButton(view.request)
  const form = `<Send${Component} />`
  // Each question is as large as its screen: above them stands what they are about, where that is no repetition.
  const isByScreen = questionScreens(view) !== null
  const question = surveyQuestion(view)
  const isQuiet = isByScreen && view.copy.headline === ''
  const headingLook = !isQuiet
    ? `text-balance font-display ${frontHeading ?? styles[view.style].heading}`
    : question === null
      ? 'sr-only'
      : 'text-lg text-muted'
  const page = tidy(`${only(start !== null, "import { useState } from 'react'")}
import { Send${Component} } from '@/components/send-${oneFile}.jsx'

export default function Page() {
  ${only(start !== null, 'const [isStarted, setIsStarted] = useState(false)\n')}
  return (
    <main className="mx-auto ${isByScreen ? 'max-w-2xl pt-2 sm:pt-6' : 'max-w-3xl pb-20 pt-8 sm:pt-14'}">
      <h1 className="${headingLook}">${headline ?? jsxText(view.name)}</h1>
      ${only(lines !== '', lines ?? nothing)}
      <div className="${isByScreen ? 'mt-2' : 'mt-10'}">
        ${
          start === null
            ? form
            : `{isStarted ? (
          ${form}
        ) : (
          <button onClick={() => setIsStarted(true)} className="${lookMarks(view)['button'] ?? ''}">${jsxText(start)}</button>
        )}`
        }
      </div>
    </main>
  )
}
`)
  return {
    ...nothingMore,
    files: { 'web/app/page.jsx': page, ...results.files },
    ways: [
      ...(entries === null ? [] : [entries]),
      { href: '/results', label: results.label, isForAdmin: view.access === 'admin' },
    ],
  }
}

function frontOf(brief: Brief, all: readonly View[]): FrontParts {
  switch (brief.front) {
    case 'list':
      return nothingMore
    case 'site':
      return composeSite(brief, all)
    case 'shop':
      return composeShop(brief, all)
    case 'booking':
      return composeBooking(brief)
    case 'chat':
      return composeChat(brief)
    case 'quiz':
      return composeQuiz(brief)
    case 'poll':
      return composePoll(brief)
    case 'survey':
      return composeSurvey(brief)
    case 'stage':
      return composeStage(brief)
  }
}

/** True where the records of the app are kept by its own parts and have no lists and forms of the usual sort. */
export function hasOwnRecords({ front }: Brief): boolean {
  return front === 'chat' || front === 'poll' || front === 'stage'
}

const hasMoney = ({ fields }: View): boolean => fields.some(({ kind }) => kind === 'money')

/** Of clients and their invoices it is the invoices that an overview is about. */
function countedOf(brief: Brief, all: readonly View[]): View {
  return hasMoney(brief) ? brief : (all.find((view) => !view.isInbox && !takesSeat(view) && hasMoney(view)) ?? brief)
}

export function composeFront(brief: Brief, all: readonly View[]): FrontParts {
  const front = frontOf(brief, all)
  const about = composeAbout(brief)
  const words = composeWordPages(brief, all)
  const chat = composeChatPage(brief)
  const figures =
    brief.parts.includes('figures') && !brief.isInbox && !hasOwnRecords(brief)
      ? composeFigures(countedOf(brief, all), '/overview')
      : null
  return {
    ...front,
    files: { ...front.files, ...chat.files, ...words.files, ...about.files, ...figures?.files },
    schemaSql: [front.schemaSql, chat.schemaSql].filter((sql) => sql !== '').join('\n'),
    seedSql: front.seedSql + chat.seedSql,
    ways: [
      ...front.ways,
      ...chat.ways,
      ...words.ways,
      ...(figures === null ? [] : [{ href: '/overview', label: figures.label }]),
      ...about.ways,
    ],
  }
}
