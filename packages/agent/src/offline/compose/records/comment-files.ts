// What people say of a record, below it on its page: comments, replies, reviews.
import { isClosed } from '../access.ts'
import { jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { visitorKeyModule } from './like-files.ts'
import { isSaid } from '../record-shapes/choose-shape.ts'
import { reachedBy } from '../parts/oversight.ts'
import { idColumn } from '../parts/part-tables.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { type View, isMain } from '../views.ts'

interface CommentWords {
  heading: string
  /** Label of the field, and what the button says. */
  field: string
  act: string
}

/** What the message calls them. */
export function commentWords({ request }: View): CommentWords {
  if (/\bcomments?\b/i.test(request)) return { heading: 'Comments', field: 'Comment', act: 'Add comment' }
  if (/\breviews?\b/i.test(request)) return { heading: 'Reviews', field: 'Review', act: 'Write a review' }
  if (/\brepl(?:y|ies)\b/i.test(request)) return { heading: 'Replies', field: 'Reply', act: 'Post reply' }
  if (/\banswers?\b/i.test(request)) return { heading: 'Answers', field: 'Answer', act: 'Post answer' }
  return { heading: 'Comments', field: 'Comment', act: 'Add comment' }
}

const openComments =
  /(?=[^.;]*\bcomments?\b)(?:\b(?:readers?|visitors?|strangers?|guests?|any(?:one|body)|every(?:one|body)(?! (?:who|with|signed|logged))|passers-by)\b|\b(?:without|no) (?:an? )?(?:account|log-?in|sign(?:ing)?[- ](?:in|up)|registration)\b|\bwith (?:just |only )?(?:their|a|his or her) name\b)/i
const ofMembers = /\b(?:members|signed[- ]in|logged[- ]in|registered|with an account)\b/i

/** "Readers leave comments with just their name": said of the comments, whoever has an account besides. */
function areForAll({ request }: View): boolean {
  return request
    .split(/(?<=[.;!?])\s+/)
    .some((sentence) => /\bcomments?\b/i.test(sentence) && openComments.test(sentence) && !ofMembers.test(sentence))
}

/** Where people have accounts, it is them who speak, unless everybody was said to. */
function hasAccounts(view: View): boolean {
  return isClosed(view) || (view.access === 'members' && (view.isForMembersOnly || !areForAll(view)))
}

function commentForm(view: View): string {
  const { field, act } = commentWords(view)
  const words = (rows: number): string => `<label className="font-medium">
          ${field}
          <textarea name="comment" required maxLength={2000} rows={${rows}} className={inputStyle} />
        </label>`
  const name = (classes: string): string =>
    hasAccounts(view)
      ? nothing
      : `<label className="${classes}font-medium">
          Your name <span className="font-normal text-surface-muted">(optional)</span>
          <input name="author" maxLength={80} autoComplete="name" className={inputStyle} />
        </label>`
  const problem = '<p role="alert" className="text-surface-danger empty:hidden">{problem}</p>'
  const button = `<button className="${buttonClass(view)} justify-self-start">${jsxText(act)}</button>`
  if (isSaid(view))
    return `<form onSubmit={send} className="mt-6 grid gap-4 border-t border-surface-hairline pt-6">
        ${words(2)}
        ${problem}
        <div className="flex flex-wrap items-end gap-4">
        ${name('min-w-0 flex-1 basis-48 ')}
        ${button}
        </div>
      </form>`
  return `<form onSubmit={send} className="mt-6 grid max-w-xl gap-4 lg:mt-0 lg:max-w-none rounded-surface ${styles[view.style].edge} border-edge bg-surface p-6 text-on-surface">
        ${name('')}
        ${words(3)}
        ${problem}
        ${button}
      </form>`
}

/** Who wrote it takes it back. */
const removeButton = (muted: string): string => `{isMine && (
          <button onClick={onDelete} className="min-h-11 font-normal ${muted} underline underline-offset-4 hover:no-underline">
            Delete<span className="sr-only"> what you wrote: {comment.body}</span>
          </button>
        )}`

/** One of them, in a thread below what it is about with the initials of whoever says it. */
function commentItem(view: View): string {
  if (isSaid(view))
    return `<li className="flex gap-3.5">
      <Monogram id={comment.id} name={comment.author} className="mt-0.5 size-10 rounded-full text-sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 font-semibold">
          {comment.author}
          ${removeButton('text-surface-muted')}
        </p>
        <p className="whitespace-pre-line break-words text-lg leading-relaxed">{comment.body}</p>
      </div>
    </li>`
  return `<li className="border-t border-hairline py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-muted">
        {comment.author}
        ${removeButton('')}
      </p>
      <p className="mt-1 max-w-[62ch] whitespace-pre-line text-lg leading-relaxed">{comment.body}</p>
    </li>`
}

const noneYet = (muted: string): string =>
  `{comments.length === 0 && <p className="mt-3 text-lg ${muted}">Nobody has said anything yet. Yours would be the first.</p>}`

/** Where people talk with each other what they say goes on below it; of anything else it has a place of its own. */
function commentSection(view: View, form: string): string {
  const { heading } = commentWords(view)
  const items = `{comments.map((comment) => (
            <Comment key={comment.id} comment={comment} isMine={${hasAccounts(view) ? 'comment.is_mine' : 'own.includes(comment.id)'}} onDelete={() => remove(comment)} />
          ))}`
  if (isSaid(view))
    return `<section className="mt-6 border-t border-surface-hairline pt-6">
      <h2 className="font-display text-2xl ${headingWeight(view)}">${heading}</h2>
      ${noneYet('text-surface-muted')}
      <ul className="mt-5 grid gap-6 empty:hidden">
          ${items}
      </ul>
      ${form}
    </section>`
  return `<section className="mt-16 grid items-start gap-x-14 border-t border-hairline pt-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        <h2 className="font-display text-3xl ${headingWeight(view)}">${heading}</h2>
        ${noneYet('text-muted')}
        <ul className="mt-5">
          ${items}
        </ul>
      </div>
      ${hasAccounts(view) ? `<div>\n        ${form.replaceAll('\n', '\n  ')}\n      </div>` : form}
    </section>`
}

/** Where it takes an account, strangers are shown the door in place of the form. */
function gatedForm(view: View): string {
  const field = commentWords(view).field.toLowerCase()
  return `{user === null && !isLoading && (
        <p className="mt-6">
          <a href={\`/account/signin?callbackUrl=\${encodeURIComponent(pathname)}\`} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            Sign in to write ${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field}
          </a>
        </p>
      )}
      {user !== null && (
      ${commentForm(view).replaceAll('\n', '\n  ')}
      )}`
}

function commentsComponent(view: View): string {
  const style = styles[view.style]
  const isAccount = hasAccounts(view)
  return tidy(`import { useRouter${isAccount ? ', useUser' : ''} } from '@joinery/app-kit'
import { ${isAccount ? '' : 'useEffect, '}useState } from 'react'
${only(isSaid(view), `import { Monogram } from '@/components/monogram.jsx'`)}
${only(!isAccount, `import { visitorKey } from '@/lib/visitor-key.js'`)}

const inputStyle =
  'mt-1.5 block w-full min-h-12 rounded-control ${style.control} border-surface-control bg-surface px-3.5 py-2.5 text-base text-on-surface'

function Comment({ comment, isMine, onDelete }) {
  return (
    ${commentItem(view)}
  )
}

/** What people say, and the form to say something. */
export function Comments({ path, comments }) {
  const [problem, setProblem] = useState(null)
${isAccount ? '  const { user, isLoading } = useUser()' : '  const [own, setOwn] = useState([])'}
  const router = useRouter()
${isAccount ? '  const { pathname } = router' : nothing}

${only(
  !isAccount,
  `  // A browser knows which ones it wrote.
  useEffect(() => setOwn(JSON.parse(localStorage.getItem('comments') ?? '[]')), [])
`,
)}

  async function send(event) {
    event.preventDefault()
    const form = event.currentTarget
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(new FormData(form))${isAccount ? '' : ', visitor: visitorKey()'} }),
    })
    const answer = await response.json()
    if (!response.ok) return setProblem(answer.error)
    setProblem(null)
${only(
  !isAccount,
  `    localStorage.setItem('comments', JSON.stringify([...own, answer.id].slice(-200)))
    setOwn([...own, answer.id])`,
)}
    form.elements.comment.value = ''
    await router.refresh()
  }

  async function remove(comment) {
    await fetch(\`\${path}/\${comment.id}\`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({${isAccount ? '' : ' visitor: visitorKey() '}}),
    })
    await router.refresh()
  }

  return (
    ${commentSection(view, isAccount ? gatedForm(view) : commentForm(view))}
  )
}
`)
}

function tableModule(view: View): string {
  const column = idColumn(view)
  return `// What people say about a ${view.entity.singular}, oldest first.
import { sql } from '@joinery/app-kit/server'

/** @param visitor who asks: what they wrote is theirs to delete */
export function listComments(id, visitor = '') {
  return sql\`
    select id, author, body, created_at::date::text as day, visitor <> '' and visitor = \${visitor} as is_mine
    from comments where ${column} = \${id} order by id limit 500\`
}

export async function insertComment(id, { author, body, visitor }) {
  const [comment] = await sql\`
    insert into comments (${column}, author, body, visitor)
    select id, \${author}, \${body}, \${visitor} from ${quoteName(namesOf(view).table)} where id = \${id}${view.access === 'private' ? ` and ${reachedBy(view, '${visitor}')}` : ''}
    returning id, author, body\`
  return comment ?? null
}

export function deleteComment(id, visitor) {
  return sql\`delete from comments where id = \${id} and visitor <> '' and visitor = \${visitor} returning id\`
}
`
}

/** Lines that say who speaks, from the account or from what was sent as \`input\`. */
function speaker(view: View): { imports: string; lines: string } {
  return hasAccounts(view)
    ? {
        imports: "import { requireUser } from '@joinery/app-kit/server'\n",
        lines: `  const user = requireUser()
  const visitor = user.id
  const author = user.name ?? user.email?.split('@')[0] ?? 'A member'
`,
      }
    : {
        imports: '',
        lines: `  const visitor = String(input.visitor ?? '').slice(0, 60)
  const author = String(input.author ?? '').trim().slice(0, 80) || 'Anonymous'
`,
      }
}

function collectionRoute(view: View): string {
  const { imports, lines } = speaker(view)
  const noun = view.entity.singular
  const missing = `Response.json({ error: ${quoteJs(`There is no such ${noun}.`)} }, { status: 404 })`
  return `${imports}import { insertComment } from '@/lib/comments-table.js'

/** Says something about ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}. */
export async function POST(request, { params }) {
  const input = await request.json()
${lines}  const body = String(input.comment ?? '').trim().slice(0, 2000)
  if (body === '') return Response.json({ error: 'It needs some words.' }, { status: 422 })
  const comment = /^\\d{1,9}$/.test(params.id) ? await insertComment(params.id, { author, body, visitor }) : null
  return comment === null ? ${missing} : Response.json(comment, { status: 201 })
}
`
}

function memberRoute(view: View): string {
  const { imports } = speaker(view)
  const visitor = hasAccounts(view)
    ? '  const visitor = requireUser().id\n'
    : "  const visitor = String((await request.json()).visitor ?? '')\n"
  return `${imports}import { deleteComment } from '@/lib/comments-table.js'

/** Takes back what the one who asks has written. */
export async function DELETE(request, { params }) {
${visitor}  const gone = /^\\d{1,9}$/.test(params.commentId) ? await deleteComment(params.commentId, visitor) : []
  return gone.length > 0 ? { ok: true } : Response.json({ error: 'There is no such comment of yours.' }, { status: 404 })
}
`
}

export function composeComments(view: View): Record<string, string> {
  if (!view.parts.includes('comments') || !isMain(view)) return {}
  const base = `web/app/api/${namesOf(view).path}/[id]/comments`
  return {
    'web/components/comments.jsx': commentsComponent(view),
    ...(!hasAccounts(view) && { 'web/lib/visitor-key.js': visitorKeyModule }),
    'web/lib/comments-table.js': tableModule(view),
    [`${base}/route.js`]: collectionRoute(view),
    [`${base}/[commentId]/route.js`]: memberRoute(view),
  }
}
