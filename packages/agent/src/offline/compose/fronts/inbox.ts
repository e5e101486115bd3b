// A form whose records are sent and not listed: a message, a request, an answer to a survey.
import { jsxAttribute, jsxText, only, quoteJs, tidy } from '../data/expressions.ts'
import { composeFormFiles } from '../forms/form-files.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { namesOf } from '../roles.ts'
import { composeInput } from '../data/server-files.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { counting } from './counted-in.ts'
import { composeEntries, isFrontForm } from './entries.ts'
import { questionScreens } from '../forms/survey-form.ts'
import { leadBuild } from './lead-build.ts'

interface InboxWords {
  heading: string
  send: string
  thanks: string
}

/** What was said of the form stands as it was said; the rest is the builder's own. */
export function formWords(view: View): InboxWords {
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
    return /\bfeedback\b/i.test(request)
      ? { heading: 'Your feedback', send: 'Send feedback', thanks: 'Thank you for your feedback.' }
      : { heading: 'Your answers', send: 'Send answers', thanks: 'Thank you. Your answers are in.' }
  if (/\bquotes?\b/i.test(request) && /^(?:request|message)$/.test(entity.singular))
    return { heading: 'Ask for a quote', send: 'Request a quote', thanks: 'Thank you. Your request has arrived.' }
  if (entity.singular === 'registration' || (entity.singular === 'reply' && /\bregist/i.test(request)))
    return { heading: 'Register', send: 'Register', thanks: 'Thank you. You are registered.' }
  if (entity.singular === 'reply')
    return { heading: 'Will you come?', send: 'Send reply', thanks: 'Thank you. Your reply has arrived.' }
  if (entity.singular === 'reservation')
    return { heading: 'Reserve', send: 'Reserve', thanks: 'Thank you. Your reservation has arrived.' }
  if (entity.singular === 'booking')
    return { heading: 'Book', send: 'Book', thanks: 'Thank you. Your booking has arrived.' }
  if (entity.singular === 'sign-up')
    return { heading: 'Sign up', send: 'Sign up', thanks: 'Thank you. You are on the list.' }
  // Who is asked for their details is no lead in their own eyes.
  if (/^(?:lead|person|entry|contact)$/.test(entity.singular))
    return { heading: 'Tell us what you need', send: 'Send', thanks: 'Thank you. We have it and will be in touch.' }
  if (entity.singular !== 'message')
    return {
      heading: 'Tell us what you need',
      send: `Send ${entity.singular}`,
      thanks: `Thank you. Your ${entity.singular} has arrived; we will be in touch.`,
    }
  return { heading: 'Write to us', send: 'Send message', thanks: 'Thank you. Your message has arrived.' }
}

function panel(view: View): string {
  const { Component, oneFile } = namesOf(view)
  const words = formWords(view)
  const { imports, state, shown } = counting(view)
  // One question to a screen needs no box around it.
  const isOpen = questionScreens(view) !== null
  const showsResults = view.front === 'survey' && isFrontForm(view) && view.access !== 'admin'
  return tidy(`${only(showsResults, "import { Link } from '@joinery/app-kit'")}
${imports}
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'

/** The form, and thanks in its place once it is sent. */
export function Send${Component}() {
  const [isSent, setIsSent] = useState(false)
${state}
  return (
    <section${isOpen ? '' : ` className="${leadBuild(view) === 'slip' ? 'h-full' : `rounded-surface ${styles[view.style].edge} border-edge`} bg-surface p-6 text-on-surface sm:p-10"`}>
      ${shown}
      {isSent ? (
        <div role="status">
          <p className="${isOpen ? `max-w-[18ch] text-balance font-display text-3xl leading-tight sm:text-5xl ${headingWeight(view)}` : 'text-xl leading-snug'}">${jsxText(words.thanks)}</p>
          <p className="mt-4 flex flex-wrap gap-x-8">
            ${only(showsResults, '<Link href="/results" className="inline-flex min-h-11 items-center text-surface-accent underline underline-offset-4">See what others say</Link>')}
            <button onClick={() => setIsSent(false)} className="min-h-11 text-surface-accent underline underline-offset-4">
              Send another
            </button>
          </p>
        </div>
      ) : (
        <${Component}Form saveLabel=${jsxAttribute(words.send)} onSaved={() => setIsSent(true)} />
      )}
    </section>
  )
}
`)
}

function page(view: View): string {
  const { Component, oneFile } = namesOf(view)
  const { heading } = formWords(view)
  const { facts } = view.copy
  return tidy(`import { Send${Component} } from '@/components/send-${oneFile}.jsx'

export const metadata = { title: ${quoteJs(`${heading} – ${view.name}`)} }

export default function Page() {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14">
      <div>
        <h1 className="max-w-[12ch] text-balance font-display ${fittingHeading(view, heading, 'half')}">${jsxText(heading)}</h1>
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

/** An address of the web or of a mailbox leads there. */
function factValue(value: string): string {
  const href = /^https?:\/\/\S+$/.test(value)
    ? value
    : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
      ? `mailto:${value}`
      : null
  const words = value.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
  return href === null
    ? jsxText(value)
    : `<a href=${jsxAttribute(href)} className="underline underline-offset-4">${jsxText(words)}</a>`
}

const isByDays = (label: string, value: string): boolean =>
  /\b(?:hours|times|open)\b/i.test(label) && value.includes(', ')

/** "Tue–Thu 17–22, Fri–Sun 12–23": a line for each. */
function dayLines(value: string): string {
  return value
    .split(', ')
    .map((days) => `<span className="block tabular-nums">${jsxText(days)}</span>`)
    .join('')
}

/** Opening hours, address, telephone: what was said of them. */
export function factList({ copy }: View): string {
  return `<dl className="mt-8 grid max-w-md gap-y-2">
${copy.facts
  .map(
    ({ label, value }) => `          <div className="flex justify-between gap-6 border-b border-hairline pb-2">
            <dt className="text-muted">${jsxText(label)}</dt>
            <dd className="text-right font-medium">${isByDays(label, value) ? dayLines(value) : factValue(value)}</dd>
          </div>`,
  )
  .join('\n')}
        </dl>`
}

export function composeInbox(view: View, all: readonly View[]): Record<string, string> {
  const { oneFile } = namesOf(view)
  return {
    ...composeEntries(view),
    ...composeInput(view, all),
    ...composeFormFiles(view, all),
    [`web/components/send-${oneFile}.jsx`]: panel(view),
    // Where the form is what the app is for, it stands on the first page.
    ...(view.base === '/contact' && !isFrontForm(view) && { 'web/app/contact/page.jsx': page(view) }),
  }
}
