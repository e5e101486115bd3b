// Polls: the question that was said with its options, or none where people make their own.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import {
  isPollMaker,
  optionCount,
  optionWord,
  readPoll,
  takesOptions,
  withoutOptions,
} from '../../understand/tools/read-poll.ts'
import { jsxText, quoteJs, tidy } from '../data/expressions.ts'
import { coverImport, coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { isMirrored } from '../shell/frames.ts'
import { ownTable } from '../parts/own-tables.ts'
import { quoteText } from '../data/quote-sql.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { pick } from '../../seed.ts'
import { subjectIn } from '../../topics/subjects.ts'
import { headingWeight } from '../shell/styles.ts'
import { thingVotedOn } from './poll-things.ts'
import { usualOptions } from './usual-options.ts'
import { copyMarks } from './ready.ts'

const pollsSql = (polls: string, options: string): string => `create table ${polls} (
  id integer generated always as identity primary key,
  question text not null,
  created_at timestamptz not null default now()
);

create table ${options} (
  id integer generated always as identity primary key,
  poll_id integer not null references ${polls} on delete cascade,
  label text not null,
  votes integer not null default 0
);
create index on ${options} (poll_id);
`

const usualPoll = {
  question: 'Where do we meet on Friday?',
  options: ['By the harbour', 'At the library', 'At Noor’s'],
}

/** When the results are shown, and what brings the choices back. */
function pollMarks({ request }: Brief): Record<string, string> {
  const isAfter =
    /\b(?:after (?:voting|they (?:vote|voted)|(?:the |your |a )?vote)|once (?:they |you |somebody |someone )?(?:have |has )?voted|(?:who|when (?:they|you)) (?:have |has )?voted)\b/i.test(
      request,
    )
  const change = /["“]([^"”]*\b(?:change|again|other|different)\b[^"”]*)["”]/i.exec(request)?.[1]
  return {
    whenShown: isAfter ? 'how it stands is shown to whoever has voted' : 'how it stands is shown from the start',
    shows: isAfter ? '!isOpen' : 'true',
    change: jsxText(change ?? 'Change my vote'),
  }
}

/** A field for what is missing among the options. */
function suggestMarks(isOpen: boolean, word: string): Record<string, string> {
  if (!isOpen) return { suggestImport: '', suggest: '' }
  return {
    suggestImport: "import { SuggestOption } from '@/components/suggest-option.jsx'\n",
    suggest: `<SuggestOption poll={poll.id} word=${JSON.stringify(word.toLowerCase())} />`,
  }
}

const layouts = ['bars', 'columns', 'ballot'] as const
type Layout = (typeof layouts)[number] | 'tiles'

/** Columns need names that stand below each other's feet; long answers are bars or lines of a ballot. */
function layoutOf(brief: Brief, options: readonly string[]): Layout {
  const isShort = options.length <= 5 && options.every((option) => option.length <= 14)
  return pick(isShort ? layouts : (['bars', 'ballot'] as const), brief.seed, 'poll')
}

/** What stands below the options is on their ground: the page, the cover or the paper. */
function layoutMarks(brief: Brief, layout: Layout): Record<string, string> {
  const look = lookMarks(brief)
  const weight = headingWeight(brief)
  const grounds = {
    bars: { suggestControl: look['pageControl'], suggestButton: look['quiet'], danger: 'text-danger' },
    columns: {
      suggestControl: look['control'],
      suggestButton: look['quiet']?.replace('border-control', 'border-on-cover'),
      danger: '',
    },
    tiles: { suggestControl: look['pageControl'], suggestButton: look['quiet'], danger: 'text-danger' },
    ballot: { suggestControl: look['control'], suggestButton: look['quietSurface'], danger: 'text-surface-danger' },
  } as const
  const { suggestControl = '', suggestButton = '', danger } = grounds[layout]
  return {
    weight,
    question: `${layout === 'ballot' ? 'text-4xl leading-[1.02] sm:text-5xl' : 'text-4xl leading-[1.02] sm:text-6xl'} ${weight}`,
    ballotSides: `grid items-start gap-x-16 gap-y-8 ${isMirrored(brief) ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:[&>:first-child]:order-last' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'}`,
    suggestControl,
    suggestButton,
    suggestDanger: danger,
    footDanger: danger === '' ? '' : `hover:${danger}`,
  }
}

export function composePoll(brief: Brief): FrontParts {
  const isMaker = isPollMaker(brief.request)
  const said = isMaker ? { question: '', options: [] } : readPoll(brief.request)
  const isSaid = said.options.length >= 2
  const { headline } = brief.copy
  const question = said.question || (isSaid && headline !== '' ? headline : isSaid ? brief.name : '')
  const isAsked = isSaid || question !== ''
  const poll = isAsked ? { question, options: isSaid ? said.options : usualOptions(question) } : usualPoll
  const isOpen = takesOptions(brief.request) || (isAsked && !isSaid)
  // Nobody has voted yet on a question that somebody really asks.
  const votes = [7, 4, 11, 2, 6, 3, 8, 5]
  const [polls, options] = [ownTable(brief, 'polls'), ownTable(brief, 'poll_options')]
  const rows = poll.options.map(
    (option, index) =>
      `  ((select max(id) from ${polls}), ${quoteText(option)}, ${isAsked ? 0 : (votes[(index + brief.seed) % votes.length] ?? 3)})`,
  )
  const word = optionWord(brief.request)
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
  const thing = thingVotedOn(brief.request, said.options)
  const layout = thing === null ? layoutOf(brief, poll.options) : 'tiles'
  // "Bakery Lane" is voted for, and says nothing of what the poll is about.
  const isPictured =
    thing === null && isAsked && hasSubjectPicture(brief) && subjectIn(withoutOptions(brief.request)) !== undefined
  const marks = {
    ...lookMarks(brief),
    ...layoutMarks(brief, layout),
    ...pollMarks(brief),
    ...suggestMarks(isOpen, word),
    ...thing,
    coverImport: isPictured ? `${coverImport}\n` : '',
    picture: isPictured ? coverPanel('mt-2 h-28 sm:h-40 lg:h-48') : '',
    polls,
    options,
    option: word,
    optionNames: names.slice(0, optionCount(brief.request)).map(quoteJs).join(', '),
    ...copyMarks({ ...brief, copy: { ...brief.copy, headline: '', lines: [] } }, brief.name),
    // The question is what the page is about; the header says whose it is.
    ...(isAsked && { frontHeading: 'sr-only' }),
    below: isAsked && !isPictured ? 'mt-2' : 'mt-10',
  }
  const files = {
    ...readPart('poll', marks),
    ...readPart(`poll-${layout}`, marks),
    ...(isOpen && readPart('poll-options', marks)),
  }
  return {
    ...nothingMore,
    files: Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)])),
    act: { href: '/new', label: 'New poll' },
    schemaSql: pollsSql(polls, options),
    seedSql: `insert into ${polls} (question) values (${quoteText(poll.question)});\ninsert into ${options} (poll_id, label, votes) values\n${rows.join(',\n')};\n`,
  }
}
