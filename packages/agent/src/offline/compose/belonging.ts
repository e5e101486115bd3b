// What belongs to a record and stands below it on its page: the records of another kind, and what people say of it.
import type { Field } from '../brief.ts'
import { capitalize, withArticle } from '../understand/inflect.ts'
import { forAdders, forAdminImport, isHandedIn } from './access.ts'
import { importFormats, jsxText, nothing, only, tidy, wordsOf } from './expressions.ts'
import { namesOf, partsOf } from './roles.ts'
import { buttonClass } from './shell-files.ts'
import { isSummable } from './day-bars.ts'
import { styles } from './styles.ts'
import { totalsOf } from './totals.ts'
import { type View, isMain } from './views.ts'

/** The invoices of a client: a ruled list, what they add up to, and the way to add one. */
export function childList(parent: View, child: View, field: Field): Record<string, string> {
  const owner = namesOf(parent)
  const names = namesOf(child)
  const { title, figure, facts } = partsOf(child)
  const style = styles[parent.style]
  const shown = [...facts.filter((fact) => fact !== field), ...(figure === null ? [] : [figure])]
    .filter((fact) => fact.kind !== 'long')
    .slice(0, 3)
  const today = child.fields.some(({ kind }) => kind === 'date') ? ', today' : ''
  const words = shown.map((fact) => wordsOf(fact, names.one)).join(', ')
  const totals = totalsOf(child, names.many).map(({ label, words: amount }) => `${jsxText(label)}: {${amount}}`)
  const sum =
    totals.length > 0
      ? totals.join(' · ')
      : isSummable(figure) && figure.kind === 'money'
        ? `{formatMoney(${names.many}.reduce((sum, ${names.one}) => sum + (${names.one}.${figure.name} ?? 0), 0))} in all`
        : null
  const name = `${owner.Component}${names.Component}s`
  return {
    [`web/components/${owner.oneFile}-${names.manyFile}.jsx`]: tidy(`import { Link } from '@joinery/app-kit'
${only(child.access === 'admin' && !isHandedIn(child), forAdminImport)}
${
  importFormats(
    shown,
    ['formatMoney', 'formatNumber'].filter((format) => sum?.includes(`${format}(`) === true),
  ).trim() || nothing
}

/** The ${child.entity.plural} of one ${parent.entity.singular}. */
export function ${name}({ ${owner.one}, ${names.many}${today} }) {
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-3xl">${jsxText(capitalize(child.entity.plural))}</h2>
        ${forAdders(
          child,
          `<Link href={\`${names.base}/new?${field.name}=\${${owner.one}.id}\`} className="${buttonClass(parent)}">
          ${jsxText(`Add ${withArticle(child.entity.singular)}`)}
        </Link>`,
          8,
        )}
      </div>
      ${only(sum !== null, `{${names.many}.length > 0 && <p className="mt-2 text-lg text-muted">${sum ?? ''}</p>}`)}
      {${names.many}.length === 0 && <p className="mt-4 text-lg text-muted">${jsxText(`No ${child.entity.plural} yet.`)}</p>}
      <ul className="mt-4">
        {${names.many}.map((${names.one}) => (
          <li key={${names.one}.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3.5">
            <Link href={\`${names.base}/\${${names.one}.id}\`} className="font-display ${style.title} underline-offset-4 hover:underline">
              {${names.one}.${title.name}}
            </Link>
            ${only(shown.length > 0, `<p className="tabular-nums text-muted">{[${words}].filter(Boolean).join(', ')}</p>`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
`),
  }
}

const likeButton = `import { useRouter } from '@joinery/app-kit'
import { Heart } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'

/** Counts one more; shown at once, and how many there are comes back from the server. */
export function LikeButton({ path, count }) {
  const [shown, setShown] = useOptimistic(count)
  const router = useRouter()

  function like() {
    startTransition(async () => {
      setShown(shown + 1)
      await fetch(path, { method: 'POST' })
      await router.refresh()
    })
  }

  return (
    <button
      onClick={like}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-surface-accent underline-offset-4 hover:underline"
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden />
      Like <span className="tabular-nums">{shown}</span>
    </button>
  )
}
`

function comments(view: View): string {
  const style = styles[view.style]
  return `import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

const inputStyle =
  'mt-1.5 block w-full min-h-12 rounded-control ${style.control} border-surface-control bg-surface px-3.5 py-2.5 text-base text-on-surface'

function Comment({ comment }) {
  return (
    <li className="border-t border-hairline py-4">
      <p className="text-muted">{comment.author}</p>
      <p className="mt-1 max-w-[62ch] whitespace-pre-line text-lg leading-relaxed">{comment.body}</p>
    </li>
  )
}

/** What people say, and the form to say something. */
export function Comments({ path, comments }) {
  const [problem, setProblem] = useState(null)
  const router = useRouter()

  async function send(event) {
    event.preventDefault()
    const form = event.currentTarget
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (!response.ok) return setProblem((await response.json()).error)
    setProblem(null)
    form.elements.comment.value = ''
    await router.refresh()
  }

  return (
    <section className="mt-14">
      <h2 className="font-display text-3xl">Comments</h2>
      {comments.length === 0 && <p className="mt-3 text-lg text-muted">Nobody has said anything yet. Yours would be the first.</p>}
      <ul className="mt-5">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      <form onSubmit={send} className="mt-6 grid max-w-xl gap-4 rounded-surface ${style.edge} border-edge bg-surface p-6 text-on-surface">
        <label className="font-medium">
          Your name
          <input name="author" required maxLength={80} autoComplete="name" className={inputStyle} />
        </label>
        <label className="font-medium">
          Comment
          <textarea name="comment" required maxLength={2000} rows={3} className={inputStyle} />
        </label>
        <p role="alert" className="text-surface-danger empty:hidden">{problem}</p>
        <button className="${buttonClass(view)} justify-self-start">Add comment</button>
      </form>
    </section>
  )
}
`
}

export function composeComments(view: View): Record<string, string> {
  if (!isMain(view)) return {}
  return {
    ...(view.parts.includes('comments') && { 'web/components/comments.jsx': comments(view) }),
    ...(view.parts.includes('likes') && { 'web/components/like-button.jsx': likeButton }),
  }
}
