// Parts of the main records that many apps have: favourites, stars, days to tick, a newsletter.
import type { Brief, Field } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { askReader, askWriter, hasPart, isClosed } from '../access.ts'
import { answerMarks } from './answer-files.ts'
import { composePractice } from './cards.ts'
import { composeCalendar } from './calendar-files.ts'
import { commentWords } from '../records/comment-files.ts'
import { jsxText, only, quoteJs, tidy } from '../data/expressions.ts'
import { lookMarks } from '../fronts/front.ts'
import { likePiece, visitorKeyModule } from '../records/like-files.ts'
import { composeByHand, moveButtons } from '../lists/by-hand.ts'
import { leastCode, stockOf, weeklyGoalOf } from '../drawings/measures.ts'
import { careOf } from '../records/care.ts'
import { flagPieces, hasFlags } from '../records/flags.ts'
import { composeGoal } from './goal-files.ts'
import { insightsOf } from '../lists/insights.ts'
import { composeMap } from './map-files.ts'
import { composeMemberList } from '../lists/member-list.ts'
import { composePeople, profilePieces, writeLink } from './people.ts'
import { daysTable, hasFavouritesTable, idColumn } from './part-tables.ts'
import { quoteName } from '../data/quote-sql.ts'
import { isArticleFront, namesOf, partsOf } from '../roles.ts'
import { composeQrPage } from './qr-page.ts'
import { composeRequests } from './request-files.ts'
import { composeScores } from './score-files.ts'
import type { Way } from '../shell/shell-files.ts'
import { styles } from '../shell/styles.ts'
import { composeSeats } from './seats.ts'
import { takenPage } from './taken-page.ts'
import { loanMarks, signupMarks, takePieces } from './take-files.ts'
import { capitalize } from '../../understand/inflect.ts'
import { type View, isMain } from '../views.ts'

export interface Extras {
  files: Record<string, string>
  ways: Way[]
}

/** Does a list or a page of these records need to know what day it is? */
export function needsToday(view: View): boolean {
  return view.skeleton === 'week' || view.fields.some(({ kind }) => kind === 'date') || hasPart(view, 'streaks')
}

function marksOf(view: View): Record<string, string> {
  const { one, path, Component, manyFile, table } = namesOf(view)
  const writer = askWriter(view)
  return {
    ...lookMarks(view),
    one,
    path,
    Component,
    manyFile,
    table: quoteName(table),
    noun: view.entity.singular,
    column: idColumn(view),
    kit: writer.imports.includes('requireUser') ? 'requireUser, sql' : 'sql',
    imports: writer.imports.includes('@/lib/') ? writer.imports : '',
    guard: writer.lines,
    user: writer.user === '' ? '' : ', userId',
    userParameter: writer.user === '' ? '' : ', userId',
    mine: view.access === 'members' ? ` && ${one}.is_mine` : '',
    own: view.access === 'private' ? ' and user_id = ${userId}' : '',
  }
}

function favouritesPage(view: View): Record<string, string> {
  const { many, manyFile, Component, oneFile, home } = namesOf(view)
  const asker = askReader(view)
  const today = needsToday(view)
  return {
    'web/app/favourites/page.jsx': tidy(`import { Link } from '@joinery/app-kit'
import { ${Component}List } from '@/components/${oneFile}-list.jsx'
import { useFavourites } from '@/lib/use-favourites.js'

export const metadata = { title: ${quoteJs(`Favourites – ${view.name}`)} }

export default function Page({ data }) {
  const { ids } = useFavourites()
  const kept = data.${many}.filter(({ id }) => ids.includes(id))

  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">Favourites</h1>
      <div className="mt-8">
        {kept.length > 0 && <${Component}List ${many}={kept}${today ? ' today={data.today}' : ''} />}
        {kept.length === 0 && (
          <p className="text-lg text-muted">
            ${jsxText(`Nothing kept yet. Use the bookmark beside any of the ${view.entity.plural}.`)}{' '}
            <Link href="${home}" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">${jsxText(`All ${view.entity.plural}`)}</Link>
          </p>
        )}
      </div>
    </main>
  )
}
`),
    'web/app/favourites/page.server.js': tidy(`${asker.imports.trimEnd()}
import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'

export async function load() {
${asker.lines.trimEnd()}
  return {
    ${many}: await list${capitalize(many)}(${asker.user}),
    ${only(today, 'today: new Date().toISOString().slice(0, 10),')}
  }
}
`),
  }
}

function favourites(view: View): Extras {
  const marks = { ...marksOf(view) }
  return {
    files: {
      ...readPart('favourites', marks),
      ...readPart(hasFavouritesTable(view) ? 'favourites-account' : 'favourites-here', marks),
      ...favouritesPage(view),
    },
    ways: [{ href: '/favourites', label: 'Favourites' }],
  }
}

function ratings(view: View): Extras {
  const hasAccount = view.access === 'members' || isClosed(view)
  return {
    files: {
      ...readPart('ratings', {
        ...marksOf(view),
        kit: hasAccount ? 'requireUser, sql' : 'sql',
        imports: '',
        guard: hasAccount ? '  const { id: userId } = requireUser()\n' : '',
        visitor: hasAccount ? 'userId' : "String(input.visitor ?? '').slice(0, 60)",
      }),
    },
    ways: [],
  }
}

export function composeExtras(brief: Brief, all: readonly View[]): Extras {
  const view = all.find((each) => isMain(each))
  const parts: Extras[] = []
  if (view !== undefined && !view.isInbox) {
    if (hasPart(view, 'favourites')) parts.push(favourites(view))
    if (careOf(view) !== null) parts.push({ files: readPart('care'), ways: [] })
    parts.push({ files: composeGoal(view), ways: [] }, { files: composeByHand(view), ways: [] })
    if (asksPrint(view)) parts.push({ files: readPart('print'), ways: [] })
    if (insightsOf(view, all).length > 0) parts.push({ files: readPart('insights'), ways: [] })
    if (hasPart(view, 'practice')) parts.push(composePractice(view, all))
    if (hasPart(view, 'ratings')) parts.push(ratings(view))
    if (hasPart(view, 'signups'))
      parts.push({ files: readPart('signups', { ...marksOf(view), ...signupMarks(view) }), ways: [] })
    if (hasPart(view, 'requests')) parts.push(composeRequests(view, all, idColumn(view), marksOf(view)))
    if (hasPart(view, 'answers'))
      parts.push({ files: readPart('answers', { ...marksOf(view), ...answerMarks(view) }), ways: [] })
    const scores = composeScores(view)
    if (scores !== null) parts.push(scores)
    if (hasPart(view, 'loans'))
      parts.push({ files: readPart('loans', { ...marksOf(view), ...loanMarks(view) }), ways: [] }, takenPage(view))
    if (hasPart(view, 'streaks'))
      parts.push({ files: readPart('streaks', { ...marksOf(view), table: daysTable(view) }), ways: [] })
  }
  parts.push({ files: composeSeats(all, lookMarks(brief)['quiet'] ?? ''), ways: [] })
  parts.push(composePeople(brief, all, view !== undefined && needsToday(view)))
  if (all.some((each) => !each.isInbox && hasFlags(each))) parts.push({ files: readPart('flags'), ways: [] })
  if (all.some((each) => !each.isInbox && progressOf(each) !== null))
    parts.push({ files: readPart('progress'), ways: [] })
  for (const each of [composeCalendar(all), composeMap(all), composeMemberList(brief), composeQrPage(brief)])
    if (each !== null) parts.push(each)
  if (brief.parts.includes('newsletter'))
    parts.push({
      files: readPart('newsletter', lookMarks(brief)),
      ways: [{ href: '/newsletter', label: 'Newsletter' }],
    })
  const asksVisitor = parts.some(({ files }) =>
    Object.values(files).some((code) => code.includes('@/lib/visitor-key.js')),
  )
  if (asksVisitor) parts.push({ files: { 'web/lib/visitor-key.js': visitorKeyModule }, ways: [] })
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    ways: parts.flatMap(({ ways }) => ways),
  }
}

/** Two numbers of which one says how far it is to the other: saved and target, pages read and pages. */
function progressOf({ fields }: View): { reached: Field; whole: Field } | null {
  const numbers = fields.filter(({ kind }) => kind === 'number' || kind === 'money')
  const whole = numbers.find(({ name }) => /(?:^|_)(?:target|goal|needed|planned)(?:_|$)/.test(name))
  const reached = numbers.find(
    (field) =>
      field !== whole &&
      /(?:^|_)(?:saved|current|so_far|reached|progress|done|raised|collected|achieved)(?:_|$)/.test(field.name),
  )
  return whole === undefined || reached === undefined ? null : { reached, whole }
}

function progressBar(view: View): string[] {
  const progress = progressOf(view)
  if (progress === null) return []
  const { one } = namesOf(view)
  return [
    `<ProgressBar label={\`\${${one}.${partsOf(view).title.name}}: ${progress.reached.label.toLowerCase()}\`} value={${one}.${progress.reached.name}} whole={${one}.${progress.whole.name}} />`,
  ]
}

/** "Print a recipe", "a print view". */
export function asksPrint(view: View): boolean {
  return (
    isMain(view) &&
    /\bprint (?:an?|the|it|them|each|every|all|my|out|view|version|button|page|lists?)\b|\bprintable\b|\b(?:and|can|to|or|,) print(?=\s*(?:[,.;]|$))/i.test(
      view.request,
    )
  )
}

/** Lists whose rows have no room for a week. */
const narrowRows: ReadonlySet<View['skeleton']> = new Set([
  'wall',
  'register',
  'cards',
  'plate',
  'gallery',
  'board',
  'shelf',
  'badges',
  'roster',
  'desk',
  'sections',
  'slips',
  'plan',
  'spread',
])

/** What the days to tick go by: how many of them there is room for, and how often a week each is to be done. */
function tickProps(view: View): string {
  const goal = weeklyGoalOf(view)
  return [
    narrowRows.has(view.skeleton) ? ' count={4}' : '',
    goal === undefined ? '' : ` goal={${namesOf(view).one}.${goal.name}}`,
  ].join('')
}

function levelPiece(view: View): string[] {
  const stock = stockOf(view)
  if (stock === null) return []
  const { one } = namesOf(view)
  return [
    `<LevelBar name={${one}.${partsOf(view).title.name}} count={${one}.${stock.count.name}} least={${leastCode(stock, one)}} />`,
  ]
}

/** What stands in a list's row beside the ways to change the record. */
export function rowPieces(view: View): string {
  const { one } = namesOf(view)
  const title = `${one}.${partsOf(view).title.name}`
  return [
    ...levelPiece(view),
    ...progressBar(view),
    ...takePieces(view, false),
    ...(hasPart(view, 'streaks')
      ? [`<TodayTick id={${one}.id} name={${title}} days={${one}.done_days} today={today}${tickProps(view)} />`]
      : []),
    ...(hasPart(view, 'likes') ? [likePiece(view, title)] : []),
    ...commentsWay(view, title),
    ...profilePieces(view),
    ...flagPieces(view),
    ...moveButtons(view, title),
    ...(hasPart(view, 'favourites') ? [`<FavouriteButton id={${one}.id} name={${title}} />`] : []),
  ].join('\n')
}

/** From a feed to what was said of each, with how much it is. */
export function commentsWay(view: View, title: string): string[] {
  if (!hasPart(view, 'comments')) return []
  const { one, base } = namesOf(view)
  const { heading, field } = commentWords(view)
  const count = `${one}.comment_count`
  // Below the beginning of a text stands how much was said of the whole of it; one says something after reading.
  if (isArticleFront(view))
    return [
      `{${count} > 0 && (
  <Link href={\`${base}/\${${one}.id}\`} className="inline-flex min-h-11 items-center px-2 text-[0.95rem] text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
    {${count} === 1 ? ${quoteJs(`One ${field.toLowerCase()}`)} : \`\${${count}} ${heading.toLowerCase()}\`}
    <span className="sr-only"> on {${title}}</span>
  </Link>
)}`,
    ]
  return [
    `<Link href={\`${base}/\${${one}.id}\`} className="inline-flex min-h-11 items-center px-2 text-[0.95rem] text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
  {${count} === 0 ? ${quoteJs(field)} : ${count} === 1 ? ${quoteJs(`One ${field.toLowerCase()}`)} : \`\${${count}} ${heading.toLowerCase()}\`}
  <span className="sr-only"> on {${title}}</span>
</Link>`,
  ]
}

/** What stands on a record's page, below its facts. */
export function pagePieces(view: View): string[] {
  const { one, path } = namesOf(view)
  const title = `${one}.${partsOf(view).title.name}`
  return [
    ...progressBar(view).map((bar) => `<div className="mt-8 flex max-w-md">${bar}</div>`),
    ...takePieces(view, true),
    ...(hasPart(view, 'ratings')
      ? [
          `<StarRating path={\`/api/${path}/\${${one}.id}/stars\`} average={${one}.average_stars} count={${one}.star_count} />`,
        ]
      : []),
    ...(hasPart(view, 'streaks')
      ? [`<DayGrid id={${one}.id} name={${title}} days={${one}.done_days} today={data.today} />`]
      : []),
    ...(hasPart(view, 'likes') ? [`<div className="-ml-2 mt-6 flex">${likePiece(view, title)}</div>`] : []),
    ...profilePieces(view).map((piece) => `<div className="mt-6 flex">${piece}</div>`),
    ...writeLink(view),
    ...(asksPrint(view) ? ['<div className="mt-6"><PrintButton /></div>'] : []),
    ...flagPieces(view).map((piece) => `<div className="-ml-2 mt-6 flex">${piece}</div>`),
    ...(hasPart(view, 'favourites')
      ? [`<div className="mt-6"><FavouriteButton id={${one}.id} name={${title}} /></div>`]
      : []),
  ]
}

const componentFiles: Readonly<Record<string, string>> = {
  Answers: 'answers',
  DayGrid: 'day-grid',
  FavouriteButton: 'favourite-button',
  FlagButton: 'flag-button',
  FollowButton: 'follow-button',
  LevelBar: 'level-bar',
  LikeButton: 'like-button',
  LoanBox: 'loan-box',
  MoveButtons: 'move-buttons',
  DoneToday: 'done-today',
  NextDue: 'next-due',
  PrintButton: 'print-button',
  ProgressBar: 'progress-bar',
  RequestBox: 'request-box',
  SeatsLeft: 'seats-left',
  SignUp: 'sign-up',
  StarRating: 'star-rating',
  TodayTick: 'today-tick',
}

/** The imports of those pieces that a piece of code uses. */
export function pieceImports(code: string): string {
  return Object.entries(componentFiles)
    .filter(([name]) => code.includes(`<${name} `))
    .map(([name, file]) => `import { ${name} } from '@/components/${file}.jsx'`)
    .join('\n')
}
