// First pages that are ready parts with the words of the app filled in: booking, chat; and what several of them share.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize, withArticle } from '../../understand/inflect.ts'
import { bookableDays, dayMarks } from './bookable-days.ts'
import { bookedWorkers } from './booked-workers.ts'
import { bookingWords, isDoneInTurn } from './booking-words.ts'
import { coverImport, coverPanel, hasSubjectPicture, pictureOnPage } from '../lists/first-picture.ts'
import { hasPosterName } from '../shell/frames.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { importFormats, jsxText, nothing, tidyFiles, wordsOf } from '../data/expressions.ts'
import { isMirrored } from '../shell/frames.ts'
import { namesOf, pageTitleOf, partsOf } from '../roles.ts'
import { ownTable } from '../parts/own-tables.ts'
import { idColumn } from '../parts/part-tables.ts'
import { quoteText } from '../data/quote-sql.ts'
import { isBooking } from '../access.ts'
import { headsOf } from '../parts/time-guard.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { peoplePerTime } from '../../understand/bookings/read-bookable.ts'
import { type View, viewsOf } from '../views.ts'
import { generalTalk, talkOf } from '../../topics/talk.ts'
import { joinMarks } from './chat-join.ts'
import { chatSearchMarks } from './chat-search.ts'
import { chatLook } from './chat-look.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { factList } from './inbox.ts'
import { visitorKeyModule } from '../records/like-files.ts'
import { readSlots } from '../../understand/bookings/read-bookings.ts'
import { readRooms } from '../../understand/people/read-rooms.ts'

/** What the frame already says as its largest word is heard here, and not seen a second time. */
export function isSaidByFrame(brief: Brief, headline: string): boolean {
  return headline === brief.name && (hasPosterName(brief) || brief.frame === 'split')
}

/** The headline that was said, else one that fits; and the quoted lines under it. */
export function copyMarks(brief: Brief, fallback: string): Record<string, string> {
  const headline = brief.copy.headline === '' ? fallback : brief.copy.headline
  const heading = hasPosterName(brief) ? (lookMarks(brief)['heading'] ?? '') : fittingHeading(brief, headline, 'half')
  return {
    frontHeading: isSaidByFrame(brief, headline) ? 'sr-only' : heading,
    headline: jsxText(headline),
    lines: brief.copy.lines
      .map((line) => `<p className="mt-4 max-w-[46ch] text-xl leading-relaxed text-muted">${jsxText(line)}</p>`)
      .join('\n        '),
  }
}

/** Whole sums without cents, as on a board; what costs nothing is free. */
const spokenPrice = (value: string): string => `${value} === 0 ? 'Free' : formatMoney(${value})?.replace(/\\.00$/, '')`

/** Which times are taken: those that are booked, else those that so many have booked as it takes. */
function fullTimes(view: View): string {
  const people = peoplePerTime(view.request)
  const booking = viewsOf(view).find((each) => isBooking(each))
  return people === null || booking === undefined
    ? ''
    : `\n    group by time having sum(${headsOf(booking)}) >= ${people}`
}

export function composeBooking(view: View): FrontParts {
  const { one, many, manyFile } = namesOf(view)
  const { title, figure } = partsOf(view)
  const verb = /\breserv/i.test(view.request) ? 'Reserve' : 'Book'
  const isDated = figure?.kind === 'date'
  const price =
    figure === null ? '' : figure.kind === 'money' ? spokenPrice(`${one}.${figure.name}`) : wordsOf(figure, one)
  const shown =
    figure === null || isDated
      ? ''
      : `<span className="min-w-16 shrink-0 text-right text-lg font-bold tabular-nums">{${price}}</span>`
  const length = view.fields.find((field) => field !== figure && field.kind === 'number' && field.unit === 'min')
  const told = [...(figure === null || isDated ? [] : [figure]), ...(length === undefined ? [] : [length])]
  const words = bookingWords(view)
  const isInTurn = isDoneInTurn(view.entity.singular)
  const workers = bookedWorkers(view)
  const marks = {
    ...lookMarks(view),
    ...dayMarks(view),
    ...copyMarks(view, words.headline),
    ...(view.copy.lines.length === 0 && {
      lines: `<p className="mt-4 max-w-[34ch] text-xl leading-relaxed">${jsxText(words.line)}</p>`,
    }),
    question: words.question,
    Kinds: jsxText(pageTitleOf(view)),
    length:
      length === undefined
        ? nothing
        : `<span className="shrink-0 tabular-nums text-surface-muted group-aria-pressed:text-on-primary">{${one}.${length.name} !== null && ${wordsOf(length, one)}}</span>`,
    toldInSum: [
      ...(length === undefined ? [] : [`${one}.${length.name} && ${wordsOf(length, one)}`]),
      ...(price === '' || isDated ? [] : [price]),
    ].join(', '),
    aOne: withArticle(view.entity.singular),
    ...workers.marks,
    takenId: isInTurn ? workers.takenId : `  const id = searchParams.get('${idColumn(view)}') ?? ''\n`,
    takenOf: isInTurn
      ? workers.takenOf
      : ` and ${idColumn(view)} is not distinct from \${/^\\d{1,9}$/.test(id) ? Number(id) : null}::int`,
    second: `font-display text-2xl leading-tight sm:text-3xl ${headingWeight(view)}`,
    weight: headingWeight(view),
    slotEdge: styles[view.style].control,
    // Where edges are heavy they are ink.
    slotLine: styles[view.style].control === 'border' ? 'border-surface-control' : 'border-on-surface',
    one,
    many,
    Many: capitalize(many),
    manyFile,
    title: title.name,
    kind: capitalize(view.entity.singular),
    figure: shown,
    formatImport: importFormats(told),
    act: verb,
    ...bookingPlaces(view),
    reference: idColumn(view),
    full: isInTurn && workers.full !== '' ? workers.full : fullTimes(view),
    slots: readSlots(view.request)
      .map((slot) => `'${slot}'`)
      .join(', '),
    facts: view.copy.facts.length > 0 ? factList(view) : '',
    coverImport: hasSubjectPicture(view) ? `${coverImport}\n` : '',
    picture: hasSubjectPicture(view) ? pictureOnPage(view, 'mt-6 h-36 sm:h-64 lg:mt-10 lg:h-[24rem]') : nothing,
  }
  return {
    ...nothingMore,
    files: { ...tidyFiles(readPart('booking', marks)), ...bookableDays(view) },
    ways: [
      { href: view.base, label: pageTitleOf(view) },
      // Who comes is for those who work there.
      { href: '/bookings', label: 'Bookings', isForOwner: true },
    ],
  }
}

/** Words and what is to be seen beside the board; words alone stand above it, for beside it would be nothing. */
function bookingPlaces(view: View): { columns: string; formSide: string } {
  if (!hasSubjectPicture(view) && view.copy.facts.length === 0)
    return { columns: '[&>*]:mx-auto [&>*]:w-full [&>*]:max-w-[52rem]', formSide: '' }
  return isMirrored(view)
    ? { columns: 'lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]', formSide: ' lg:order-first' }
    : { columns: 'lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]', formSide: '' }
}

/** Where a chat stands and what its tables are called: alone at the root, or as one part of several on its own page. */
interface ChatPlace {
  chat: '' | '/chat'
  home: string
  rooms: string
  messages: string
}

function alone(brief: Brief): ChatPlace {
  return { chat: '', home: '/', rooms: ownTable(brief, 'rooms'), messages: ownTable(brief, 'messages') }
}

const beside: ChatPlace = { chat: '/chat', home: '/chat', rooms: 'chat_rooms', messages: 'chat_messages' }

function chatSql({ rooms, messages }: ChatPlace): string {
  return `create table ${rooms} (
  id integer generated always as identity primary key,
  name text not null unique
);

create table ${messages} (
  id integer generated always as identity primary key,
  room_id integer not null references ${rooms} on delete cascade,
  author text not null,
  -- The account, or a key that the browser keeps.
  visitor text not null default '',
  body text not null,
  created_at timestamptz not null default now()
);
create index on ${messages} (room_id);
`
}

/** Rooms and what was said in them; among other parts of an app the chat is one room, for what else the message lists is theirs. */
function roomRows({ request }: Brief, place: ChatPlace): string {
  const rooms = place === beside ? [generalTalk(request)] : talkOf(request, readRooms(request))
  const names = rooms.map(({ name }) => `(${quoteText(name)})`).join(', ')
  const lines = rooms.flatMap(({ name, said }) =>
    said.map(
      ({ author, body, daysAgo, time }) =>
        `  ((select id from ${place.rooms} where name = ${quoteText(name)}), ${quoteText(author)}, ${quoteText(body)}, current_date - ${daysAgo} + time '${time}')`,
    ),
  )
  return `insert into ${place.rooms} (name) values ${names};
insert into ${place.messages} (room_id, author, body, created_at) values
${lines.join(',\n')};
`
}

/** What the message calls the places in which people talk. */
function roomWord({ request }: Brief): string {
  return (/\b(channel|group|topic)s\b/i.exec(request)?.[1] ?? 'room').toLowerCase()
}

export function composeChat(brief: Brief, place: ChatPlace = alone(brief)): FrontParts {
  const isOpen = brief.access === 'open'
  const label = /\bnick ?names?\b/i.test(brief.request) ? 'Nickname' : 'Name'
  const input = `{isKnown ? (
        <p className="col-span-2 text-[0.95rem] text-surface-muted sm:col-span-3">
          You write as <span className="font-semibold text-on-surface">{author}</span>.{' '}
          <button type="button" onClick={() => setIsKnown(false)} className="min-h-11 underline underline-offset-4">Change name</button>
        </p>
      ) : (
        <label className="font-medium max-sm:col-span-2">
          <span className="sr-only">${label}</span>
          <input name="name" required maxLength={60} autoComplete="nickname" placeholder="Your ${label.toLowerCase()}" value={author} onChange={(event) => setAuthor(event.target.value)} className={inputStyle} />
        </label>
      )}`
  const kitImport = "import { requireUser } from '@joinery/app-kit/server'\n"
  const word = roomWord(brief)
  const marks = {
    ...lookMarks(brief),
    ...chatLook(brief),
    ...chatSearchMarks(brief),
    ...place,
    room: word,
    Room: capitalize(word),
    Rooms: capitalize(`${word}s`),
    sessionImport: isOpen ? '' : kitImport,
    guard: isOpen ? '' : '  const user = requireUser()\n',
    onlyGuard: isOpen ? '' : '  requireUser()\n',
    author: isOpen
      ? "String(input.name ?? '').trim().slice(0, 60)"
      : "(user.name ?? user.email?.split('@')[0] ?? 'A member')",
    visitor: isOpen ? "String(input.visitor ?? '').slice(0, 60)" : 'user.id',
    nameField: isOpen ? input : '',
    messageClasses: isOpen ? "{clsx('font-medium', isKnown && 'sm:col-span-2')}" : '"font-medium sm:col-span-2"',
    classImport: isOpen ? "import clsx from 'clsx'\n" : '',
    // Who one is is asked once: the device remembers it.
    knownState: isOpen ? '  const [isKnown, setIsKnown] = useState(false)\n' : '',
    knownBefore: isOpen ? "\n    setIsKnown((localStorage.getItem('name') ?? '') !== '')" : '',
    knownNow: isOpen ? '\n    setIsKnown(true)' : '',
    loadGuard: isOpen ? '' : '  const { id: visitor } = requireUser()\n',
    reader: isOpen ? '' : ', visitor',
    isMine: isOpen ? 'own.includes(message.id)' : 'message.is_mine',
    coverImport: hasSubjectPicture(brief) ? `${coverImport}\n` : '',
    picture: hasSubjectPicture(brief) ? coverPanel('mt-auto h-88 min-h-0 max-lg:hidden') : nothing,
    // The picture stands on the floor of the rooms' column.
    roomsHeight: hasSubjectPicture(brief) ? ' lg:flex lg:h-[calc(100dvh-8.5rem)] lg:flex-col' : '',
    joinState: '',
    joinedBefore: '',
    joinForm: '',
  }
  const joining = isOpen ? joinMarks(brief, label) : {}
  return {
    ...nothingMore,
    files: { ...tidyFiles(readPart('chat', { ...marks, ...joining })), 'web/lib/visitor-key.js': visitorKeyModule },
    schemaSql: chatSql(place),
    seedSql: roomRows(brief, place),
  }
}

/** The chat of an app that has other parts as well. */
export function composeChatPage(brief: Brief): FrontParts {
  if (!brief.parts.includes('chat') || brief.front === 'chat') return nothingMore
  return { ...composeChat(brief, beside), ways: [{ href: '/chat', label: 'Chat' }] }
}
