// Votes and likes: one of each person for a record, which can be taken back; in an app without accounts, of each browser.
import type { Brief } from '../../brief.ts'
import { capitalize, pluralize } from '../../understand/inflect.ts'
import { isClosed } from '../access.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { meets } from '../parts/meets.ts'
import { idColumn } from '../parts/part-tables.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import type { View } from '../views.ts'

interface LikeWords {
  /** What the button says. */
  act: string
  /** What is counted. */
  one: string
  many: string
  icon: 'ChevronUp' | 'Heart' | 'PartyPopper' | 'ThumbsUp'
  /** The order by how many there are. */
  order: string
}

const ways: readonly [RegExp, LikeWords][] = [
  [/\bup-?vot/i, { act: 'Upvote', one: 'vote', many: 'votes', icon: 'ChevronUp', order: 'Most votes first' }],
  [
    /\bvot(?:e|es|ed|ing)\b/i,
    { act: 'Vote', one: 'vote', many: 'votes', icon: 'ChevronUp', order: 'Most votes first' },
  ],
  [/\bcheer/i, { act: 'Cheer', one: 'cheer', many: 'cheers', icon: 'PartyPopper', order: 'Most cheers first' }],
  [/\bthumbs?[- ]up\b/i, { act: 'Like', one: 'like', many: 'likes', icon: 'ThumbsUp', order: 'Most liked first' }],
]
const hearts: LikeWords = { act: 'Like', one: 'like', many: 'likes', icon: 'Heart', order: 'Most liked first' }

/** "A button “Send a wink”": what is given goes by a word of its own. */
const givenThing =
  /\b((?:send|give|blow|leave)s?) (?:(?:him|her|them|people|each other|somebody) )?(?:an?|one) (wink|wave|smile|hug|clap|rose|kiss|poke|high five|paw)\b/i

export function likeWords({ request }: Pick<Brief, 'request'>): LikeWords {
  const [, verb = '', one] = givenThing.exec(request) ?? []
  if (one !== undefined) {
    const noun = one.toLowerCase()
    const many = pluralize(noun)
    const act = `${capitalize(verb.toLowerCase().replace(/s$/, ''))} a ${noun}`
    return { act, one: noun, many, icon: 'Heart', order: `Most ${many} first` }
  }
  return ways.find(([says]) => says.test(request))?.[1] ?? hearts
}

/** "Most wanted first", "sorted by votes": then that is the order from the start. */
export function isMostLikedFirst({ request, skeleton }: Pick<Brief, 'request' | 'skeleton'>): boolean {
  return (
    skeleton === 'ballot' ||
    /\b(?:most|highest)(?:[- ](?:wanted|voted|popular|liked|up-?voted|loved|votes?|likes?|hearts?))\b|\b(?:sort|order|rank)(?:ed|ing)? by (?:the )?(?:number of )?(?:votes|up-?votes|likes|hearts|popularity)\b|\bby popularity\b/i.test(
      request,
    )
  )
}

function hasAccounts(view: View): boolean {
  return view.access === 'members' || isClosed(view)
}

/** How many want it, as large as that matters, in the button that adds one. */
function voteBox(act: string, one: string, many: string, style: View['style']): string {
  return `    <button
      onClick={press}
      aria-pressed={isLiked}
      className={clsx(
        'grid w-17 shrink-0 content-center justify-items-center rounded-control ${styles[style].control} px-1 pb-2 pt-1 leading-none',
        isLiked ? 'border-primary-edge bg-primary text-on-primary' : 'border-current',
      )}
    >
      <ChevronUp size={22} strokeWidth={isLiked ? 3 : 2} aria-hidden />
      <span className="sr-only">${jsxText(act)} for {name}: {count === 1 ? ${quoteJs(`1 ${one}`)} : \`\${count} ${many}\`}</span>
      <span aria-hidden className="font-display text-3xl font-semibold leading-none sm:text-4xl">{count}</span>
      <span aria-hidden className="mt-1 text-sm">{count === 1 ? ${quoteJs(one)} : ${quoteJs(many)}}</span>
    </button>`
}

/** In one line with what else can be done. */
function likeLine({ act, one, many, icon, isCounted }: Omit<LikeWords, 'order'> & { isCounted: boolean }): string {
  const count = `
      <span className="whitespace-nowrap tabular-nums text-surface-muted">{count === 1 ? ${quoteJs(`1 ${one}`)} : \`\${count} ${many}\`}</span>`
  return `    <button
      onClick={press}
      aria-pressed={isLiked}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-[0.95rem] leading-tight text-surface-accent underline-offset-4 hover:underline"
    >
      <${icon} size={18} strokeWidth={isLiked ? 3 : 1.75} className={clsx(isLiked && ${icon === 'Heart' ? "'fill-current'" : "'stroke-[3]'"})} aria-hidden />
      <span className="font-semibold">${jsxText(act)}<span className="sr-only"> {name}</span></span>${isCounted ? count : ''}
    </button>`
}

function likeButton(view: View): string {
  const { act, one, many, icon } = likeWords(view)
  const signIn = hasAccounts(view)
    ? `
    if (response.status === 401) return location.assign(\`/account/signin?callbackUrl=\${encodeURIComponent(location.pathname)}\`)`
    : ''
  // Of whoever has an account the server knows what they liked; another browser keeps it itself.
  const isKnown = view.access === 'members'
  const ask = isKnown
    ? `
  const router = useRouter()

  async function press() {
    const response = await fetch(path, {
      method: isLiked ? 'DELETE' : 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })${signIn}
    if (response.ok) await router.refresh()
  }
`
    : `
  const [isLiked, setIsLiked] = useState(false)
  const router = useRouter()

  useEffect(() => setIsLiked(localStorage.getItem(path) !== null), [path])

  async function press() {
    const response = await fetch(path, {
      method: isLiked ? 'DELETE' : 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visitor: visitorKey() }),
    })${signIn}
    if (!response.ok) return
    if (isLiked) localStorage.removeItem(path)
    else localStorage.setItem(path, 'yes')
    setIsLiked(!isLiked)
    await router.refresh()
  }
`
  const isCounted = !meets(view)
  const imports = isKnown
    ? ''
    : "import { useEffect, useState } from 'react'\nimport { visitorKey } from '@/lib/visitor-key.js'\n"
  return `import { useRouter } from '@joinery/app-kit'
import clsx from 'clsx'
import { ${icon} } from 'lucide-react'
${imports}
/** ${isCounted ? 'Counts whoever presses it once, and no more when it is pressed again' : 'Says it to one person, and takes it back when it is pressed again'}. */
export function LikeButton({ path, ${isCounted ? 'count, ' : ''}name${isKnown ? ', isLiked' : ''} }) {${ask}
  return (
${icon === 'ChevronUp' ? voteBox(act, one, many, view.style) : likeLine({ act, one, many, icon, isCounted })}
  )
}
`
}

/** By which a browser is known again without an account; ratings keep it too. */
export const visitorKeyModule = `/** By which this browser changes what it gave instead of giving it twice. */
export function visitorKey() {
  const known = localStorage.getItem('visitor') ?? crypto.randomUUID()
  localStorage.setItem('visitor', known)
  return known
}
`

function route(view: View): string {
  const noun = view.entity.singular
  const column = idColumn(view)
  const isAsked = hasAccounts(view)
  const imports = isAsked ? 'requireUser, sql' : 'sql'
  // Where only the admin writes, whoever reads may like.
  const visitor = isAsked ? 'requireUser().id' : "String((await request.json()).visitor ?? '').slice(0, 60)"
  const given = isAsked ? '' : 'request'
  return `import { ${imports} } from '@joinery/app-kit/server'

const missing = () => Response.json({ error: ${quoteJs(`There is no such ${noun}.`)} }, { status: 404 })

async function counted(id) {
  const [{ likes }] = await sql\`select count(*)::int as likes from likes where ${column} = \${id}\`
  return { likes }
}

${isAsked ? 'function' : 'async function'} visitorOf(${given}) {
  return ${visitor}
}

export async function PUT(request, { params }) {
  const visitor = ${isAsked ? '' : 'await '}visitorOf(${given})
  if (!/^\\d{1,9}$/.test(params.id) || visitor === '') return missing()
  const found = await sql\`select id from ${quoteName(namesOf(view).table)} where id = \${params.id}${view.access === 'private' ? ' and user_id = ${visitor}' : ''}\`
  if (found.length === 0) return missing()
  await sql\`insert into likes (${column}, visitor) values (\${params.id}, \${visitor}) on conflict do nothing\`
  return counted(params.id)
}

export async function DELETE(request, { params }) {
  const visitor = ${isAsked ? '' : 'await '}visitorOf(${given})
  if (!/^\\d{1,9}$/.test(params.id)) return missing()
  await sql\`delete from likes where ${column} = \${params.id} and visitor = \${visitor}\`
  return counted(params.id)
}
`
}

export function composeLikes(view: View): Record<string, string> {
  return {
    'web/components/like-button.jsx': likeButton(view),
    'web/lib/visitor-key.js': visitorKeyModule,
    [`web/app/api/${namesOf(view).path}/[id]/like/route.js`]: route(view),
  }
}

/** The button of one record, wherever it stands. */
export function likePiece(view: View, title: string): string {
  const { one, path } = namesOf(view)
  const state = view.access === 'members' ? ` isLiked={${one}.is_liked}` : ''
  const count = meets(view) ? '' : ` count={${one}.likes}`
  const button = `<LikeButton path={\`/api/${path}/\${${one}.id}/like\`}${count} name={${title}}${state} />`
  // Nobody is a match with themselves.
  return view.parts.includes('matches') ? `{!${one}.is_mine && ${button}}` : button
}
