// One line that adds a record by its title, for lists that people fill quickly.
import type { Brief, Field } from '../../brief.ts'
import { jsxAttribute, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { askedFields } from '../records/made-title.ts'
import { isArticleFront, isCrossedOut, namesOf, partsOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import { takesSeat } from '../parts/takes-seat.ts'

/** A list to tick off, or of names alone, whose records need nothing but their title. */
export function hasQuickAdd(brief: Brief): boolean {
  const { toggle, title } = partsOf(brief)
  const hasNothingElse = brief.fields.every((field) => [title, toggle].includes(field) || field.kind === 'long')
  // Whose facts were told one by one is asked for them.
  const isAskedFor = ({ label }: Field): boolean => brief.request.toLowerCase().includes(label.toLowerCase())
  const others = brief.fields.filter((field) => ![title, toggle].includes(field) && field.kind !== 'long')
  const isJotted =
    (brief.topic === 'tasks' && !others.some(isAskedFor)) ||
    hasNothingElse ||
    /^(?:shopping item|grocery|packing item|wish)$/.test(brief.entity.singular)
  if (brief.access === 'admin' || title.isMade === true) return false
  // Who has nothing but a name is put down where the names stand.
  if (brief.fields.length === 1 && title.kind === 'text' && ['open', 'private', 'team'].includes(brief.access))
    return true
  return isJotted && toggle !== null && isCrossedOut(toggle) && brief.fields.slice(1).every((field) => !field.required)
}

/** What guests leave they leave where they read what others left, without another page in between. */
export function hasPageForm(brief: Brief): boolean {
  const isLeft =
    /^(?:feedback|review|testimonial|opinion)$/.test(brief.entity.singular) || /\bguest ?book\b/i.test(brief.request)
  const asked = askedFields(brief)
  const isSmall = asked.length <= 8 && asked.every(({ kind }) => kind !== 'reference')
  const isForAll = brief.access === 'open' || brief.isAddedByAll
  const isAlone = brief.more.every(({ singular, isInbox }) => isInbox || singular === 'profile')
  if (isLeftOnSite(brief)) return isSmall && isAlone && isForAll
  if (brief.front !== 'list' || !isSmall || !isAlone || isArticleFront(brief)) return false
  return (isLeft && isForAll) || (isPosted(brief) && (isForAll || brief.access === 'members'))
}

/** A page in memory of somebody, with what its visitors leave and nothing else that is kept. */
function isLeftOnSite({ front, isInbox, entity }: Brief): boolean {
  return (
    front === 'site' &&
    !isInbox &&
    /^(?:entry|memory|greeting|message|note|story|thought|wish|line|testimonial|review)$/.test(entity.singular)
  )
}

/** What visitors say of a thing they say on its page; what is written down of it again and again as well. */
export function hasFormBelow(child: Brief): boolean {
  const isForAll = child.access === 'open' || child.isAddedByAll
  const references = child.fields.filter(({ kind }) => kind === 'reference')
  return references.length === 1 && ((isForAll && isOpinion(child)) || isLogged(child) || takesSeat(child))
}

export function isOpinion({ entity }: Brief): boolean {
  return /^(?:review|rating|opinion)$/.test(entity.singular)
}

const mostLogged = 6

/** The log of a plant, a car, a machine. */
function isLogged(child: Brief): boolean {
  const isOwn = ['open', 'private', 'team'].includes(child.access)
  return isOwn && child.entity.singular.endsWith(' entry') && askedFields(child).length <= mostLogged
}

/** A few words for a feed are written above it. */
function isPosted({ entity, parts, fields }: Brief): boolean {
  return (
    /^(?:post|status|message|shout|update)$/.test(entity.singular) &&
    fields.length <= 4 &&
    parts.includes('likes') &&
    parts.includes('comments')
  )
}

const foldedState = `  const [isOpen, setIsOpen] = useState(false)`
const foldedLine = `/** One line with its button, until somebody writes in it. */
const folded =
  '[&_form]:grid-cols-[minmax(0,1fr)_auto] [&_form]:items-end [&_form>:first-child]:col-span-1 [&_form>:last-child]:col-span-1 [&_form>:not(:first-child):not(:last-child)]:hidden'
`
const closing = `  // A button that moved away under the press would not be pressed.
  function open(event) {
    if (event.target.localName !== 'button') setIsOpen(true)
  }

  function close() {
    setCount(count + 1)
    setIsOpen(false)
  }`

function pageForm(brief: Brief): Record<string, string> {
  const { Component, oneFile } = namesOf(brief)
  const isOfMembers = brief.access === 'members'
  const usual = isPosted(brief) ? 'Post' : 'Send'
  const send = isLeftOnSite(brief) && brief.copy.send !== '' ? brief.copy.send : usual
  const isFolded = brief.skeleton === 'feed'
  const look = (padding: string): string =>
    `mb-8 rounded-surface ${styles[brief.style].edge} border-edge bg-surface ${padding} text-on-surface`
  return {
    [`web/components/add-${oneFile}.jsx`]:
      tidy(`import { useRouter${isOfMembers ? ', useUser' : ''} } from '@joinery/app-kit'
import { useState } from 'react'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'
import { useNotice } from '@/components/notice.jsx'

${only(isFolded, foldedLine)}
/** The form above what others left; it is empty again once it is sent. */
export function Add${Component}() {
  const [count, setCount] = useState(0)
  const router = useRouter()
  const showNotice = useNotice()
${isOfMembers ? '  const { user } = useUser()' : nothing}
${only(isFolded, foldedState)}

  async function thank() {
    showNotice({ message: 'Thank you. It is on the page now.' })
    setCount(count + 1)
${only(isFolded, '    setIsOpen(false)')}
    await router.refresh()
  }

${only(isFolded, closing)}

${isOfMembers ? '  if (user === null) return null' : nothing}

  return (
    <section ${isFolded ? `onFocus={open} className={\`${look('p-5 sm:px-8')} \${isOpen ? '' : folded}\`}` : `className="${look('p-6 sm:p-8')}"`}>
      <${Component}Form key={count} saveLabel=${jsxAttribute(send)} onSaved={thank}${isFolded ? ' onCancel={isOpen ? close : undefined}' : ''} />
    </section>
  )
}
`),
  }
}

export function composeQuickAdd(brief: Brief): Record<string, string> {
  if (hasPageForm(brief)) return pageForm(brief)
  if (!hasQuickAdd(brief)) return {}
  const { path, Component, oneFile } = namesOf(brief)
  const { title } = partsOf(brief)
  const style = styles[brief.style]
  const what = `What ${brief.entity.singular} is next?`
  return {
    [`web/components/add-${oneFile}.jsx`]: `import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'
import { useNotice } from '@/components/notice.jsx'

/** Adds by title alone; the rest can follow on the ${brief.entity.singular}'s own page. */
export function Add${Component}() {
  const [text, setText] = useState('')
  const router = useRouter()
  const showNotice = useNotice()

  async function add(event) {
    event.preventDefault()
    const response = await fetch('/api/${path}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ${title.name}: text }),
    })
    if (!response.ok) return showNotice({ message: ${quoteJs(`Write the ${brief.entity.singular} down first.`)} })
    setText('')
    await router.refresh()
  }

  return (
    <form onSubmit={add} className="mb-5 flex gap-3">
      <input
        name="${title.name}"
        autoComplete="off"
        aria-label=${jsxAttribute(title.label)}
        placeholder=${jsxAttribute(what)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-12 min-w-0 flex-1 rounded-control ${style.control} border-control bg-surface px-4 text-on-surface placeholder:text-surface-muted"
      />
      <button className="min-h-12 shrink-0 rounded-control ${style.control} border-primary-edge bg-primary px-5 text-on-primary ${style.button} hover:bg-primary-hover">
        Add
      </button>
    </form>
  )
}
`,
  }
}
