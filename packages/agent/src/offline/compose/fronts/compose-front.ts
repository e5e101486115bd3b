// What stands at `/`, and what it brings along.
import type { Brief } from '../../brief.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import type { View } from '../views.ts'
import { composeFigures } from './figures.ts'
import { type FrontParts, nothingMore } from './front.ts'
import { composeBooking, composeChat, composeChatPage } from './ready.ts'
import { composePoll } from './poll.ts'
import { composeQuiz } from './quiz.ts'
import { composeShop } from './shop.ts'
import { composeSite } from './site.ts'
import { composeAbout, composeWordPages } from './site-pages.ts'
import { composeStage } from './stage.ts'
import { composeSurvey } from './survey.ts'

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
