// A form whose records are sent and not listed: a message, a request, an answer to a survey.
import { capitalize } from '../../understand/inflect.ts'
import { jsxAttribute, jsxText, only, quoteJs, tidy } from '../expressions.ts'
import { composeFormFiles } from '../form-files.ts'
import { namesOf, partsOf } from '../roles.ts'
import type { Way } from '../shell-files.ts'
import { quoteName } from '../quote-sql.ts'
import { composeInput } from '../server-files.ts'
import { styles } from '../styles.ts'
import { type View, isMain } from '../views.ts'

interface InboxWords {
  heading: string
  send: string
  thanks: string
}

/** What was said of the form stands as it was said; the rest is the builder's own. */
function wordsOf(view: View): InboxWords {
  const words = usualWords(view)
  const { thanks, send } = view.copy
  return { ...words, ...(thanks !== '' && { thanks }), ...(send !== '' && { send }) }
}

function usualWords({ entity, request }: View): InboxWords {
  if (/\bwait(?:ing)? ?list|coming soon\b/i.test(request))
    return {
      heading: 'Be among the first',
      send: 'Join the list',
      thanks: 'You are on the list. We write once, when it starts.',
    }
  if (/\bnewsletter\b/i.test(request) && entity.singular === 'request')
    return { heading: 'Get the next letter', send: 'Subscribe', thanks: 'You are on the list.' }
  if (entity.singular === 'response')
    return { heading: 'Your answers', send: 'Send answers', thanks: 'Thank you. Your answers are in.' }
  if (/\bquote\b/i.test(request) && entity.singular === 'request')
    return { heading: 'Ask for a quote', send: 'Request a quote', thanks: 'Thank you. Your request has arrived.' }
  if (entity.singular === 'reply')
    return { heading: 'Will you come?', send: 'Send reply', thanks: 'Thank you. Your reply has arrived.' }
  if (entity.singular === 'sign-up' || entity.singular === 'registration')
    return { heading: 'Sign up', send: 'Sign up', thanks: 'Thank you. You are on the list.' }
  if (entity.singular !== 'message')
    return {
      heading: 'Tell us what you need',
      send: `Send ${entity.singular}`,
      thanks: `Thank you. Your ${entity.singular} has arrived; we will be in touch.`,
    }
  return { heading: 'Write to us', send: 'Send message', thanks: 'Thank you. Your message has arrived.' }
}

function insertModule(view: View): string {
  const { table, Component } = namesOf(view)
  const columns = view.fields.map(({ name }) => quoteName(name))
  const values = view.fields.map(({ name }) => `values.${name}`)
  return `import { sql } from '@joinery/app-kit/server'

export async function insert${Component}(values) {
  await sql(
    \`insert into ${quoteName(table)} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})\`,
    [${values.join(', ')}],
  )
}
`
}

function sendRoute(view: View): string {
  const { oneFile, manyFile, Component } = namesOf(view)
  return `import { read${Component} } from '@/lib/${oneFile}-input.js'
import { insert${Component} } from '@/lib/${manyFile}-table.js'

export async function POST(request) {
  const { values, errors } = read${Component}(await request.json())
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
  await insert${Component}(values)
  return Response.json({ ok: true }, { status: 201 })
}
`
}

function panel(view: View): string {
  const { Component, oneFile } = namesOf(view)
  const words = wordsOf(view)
  return `import { useState } from 'react'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'

/** The form, and thanks in its place once it is sent. */
export function Send${Component}() {
  const [isSent, setIsSent] = useState(false)

  return (
    <section className="rounded-surface ${styles[view.style].edge} border-edge bg-surface p-6 text-on-surface sm:p-10">
      {isSent ? (
        <div role="status">
          <p className="text-xl leading-snug">${jsxText(words.thanks)}</p>
          <button onClick={() => setIsSent(false)} className="mt-4 min-h-11 text-surface-accent underline underline-offset-4">
            Send another
          </button>
        </div>
      ) : (
        <${Component}Form saveLabel=${jsxAttribute(words.send)} onSaved={() => setIsSent(true)} />
      )}
    </section>
  )
}
`
}

function page(view: View): string {
  const { Component, oneFile } = namesOf(view)
  const style = styles[view.style]
  const { heading } = wordsOf(view)
  const { facts } = view.copy
  return tidy(`import { Send${Component} } from '@/components/send-${oneFile}.jsx'

export const metadata = { title: ${quoteJs(`${heading} – ${view.name}`)} }

export default function Page() {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14">
      <div>
        <h1 className="max-w-[12ch] text-balance font-display ${style.heading}">${jsxText(heading)}</h1>
        ${only(facts.length > 0, factList(view))}
      </div>
      <div className="mt-10 lg:mt-0">
        <Send${Component} />
      </div>
    </main>
  )
}
`)
}

/** Opening hours, address, telephone: what was said of them. */
export function factList({ copy }: View): string {
  return `<dl className="mt-8 grid max-w-md gap-y-2">
${copy.facts
  .map(
    ({ label, value }) => `          <div className="flex justify-between gap-6 border-b border-hairline pb-2">
            <dt className="text-muted">${jsxText(label)}</dt>
            <dd className="font-medium">${jsxText(value)}</dd>
          </div>`,
  )
  .join('\n')}
        </dl>`
}

const shownEntries = 500

function entriesPage(view: View): string {
  const { one, many, path } = namesOf(view)
  const { title } = partsOf(view)
  const rest = view.fields.filter((field) => field !== title)
  const Many = capitalize(view.entity.plural)
  return tidy(`export const metadata = { title: ${quoteJs(`${Many} – ${view.name}`)} }

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-4xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">${jsxText(Many)}</h1>
      <p className="mt-4 text-xl text-muted">{data.${many}.length === 0 ? ${quoteJs(`No ${view.entity.plural} yet.`)} : 'Newest first'}</p>
      <ul className="mt-6" id="${path}">
        {data.${many}.map((${one}) => (
          <li key={${one}.id} className="border-t border-hairline py-4">
            <p className="flex flex-wrap justify-between gap-x-6 font-medium">
              {${one}.${title.name}} <span className="font-normal text-muted">{${one}.sent_on}</span>
            </p>
            <dl className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2">
${rest
  .map(
    ({ name, label }) =>
      `              {${one}.${name} !== null && ${one}.${name} !== '' && <div><dt className="inline text-muted">${jsxText(`${label}: `)}</dt><dd className="inline whitespace-pre-line break-words">{String(${one}.${name})}</dd></div>}`,
  )
  .join('\n')}
            </dl>
          </li>
        ))}
      </ul>
    </main>
  )
}
`)
}

function entriesLoad(view: View): string {
  const { many, table } = namesOf(view)
  const columns = view.fields.map(({ name }) => quoteName(name)).join(', ')
  return `import { sql } from '@joinery/app-kit/server'

export async function load() {
  return {
    ${many}: await sql\`select id, ${columns}, created_at::date::text as sent_on from ${quoteName(table)} order by id desc limit ${shownEntries}\`,
  }
}
`
}

/** Where what visitors sent is read by whoever opens that page; null where it is for the admin or nobody. */
export function entriesWay(view: View): Way | null {
  return view.isInboxShown && isFrontForm(view)
    ? { href: `/${namesOf(view).path}`, label: capitalize(view.entity.plural) }
    : null
}

function entriesFiles(view: View): Record<string, string> {
  const way = entriesWay(view)
  return way === null
    ? {}
    : {
        [`web/app${way.href}/page.jsx`]: entriesPage(view),
        [`web/app${way.href}/page.server.js`]: entriesLoad(view),
      }
}

export function composeInbox(view: View, all: readonly View[]): Record<string, string> {
  const { path, oneFile, manyFile } = namesOf(view)
  return {
    ...entriesFiles(view),
    [`web/lib/${manyFile}-table.js`]: insertModule(view),
    ...composeInput(view, all),
    [`web/app/api/${path}/route.js`]: sendRoute(view),
    ...composeFormFiles(view, all),
    [`web/components/send-${oneFile}.jsx`]: panel(view),
    // Where the form is what the app is for, it stands on the first page.
    ...(view.base === '/contact' && !isFrontForm(view) && { 'web/app/contact/page.jsx': page(view) }),
  }
}

/** The form of a survey or of a page that collects requests stands at `/`. */
export function isFrontForm(view: View): boolean {
  return isMain(view) && view.isInbox && view.entity.singular !== 'message'
}
