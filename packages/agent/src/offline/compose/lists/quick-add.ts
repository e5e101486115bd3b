// One line that adds a record by its title, for lists that people fill quickly.
import type { Brief, Field } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { feedQuestion } from '../forms/asked-labels.ts'
import { jsxAttribute, jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { askedFields } from '../records/made-title.ts'
import { isArticleFront, isCrossedOut, namesOf, partsOf } from '../roles.ts'
import { buttonClass } from '../shell/shell-files.ts'
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

const foldedState = `  const [isOpen, setIsOpen] = useState(false)
  const opened = useRef(null)

  // Whoever pressed the line goes on writing in it.
  useEffect(() => {
    if (isOpen) opened.current?.querySelector('input, textarea')?.focus()
  }, [isOpen])`

/** One line that asks; it opens into the form. Without a script it leads to the form's own page. */
function foldedLine(brief: Brief): string {
  const style = styles[brief.style]
  return `  if (!isOpen)
    return (
      <Link
        href="${namesOf(brief).base}/new"
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
        className="mb-5 flex min-h-16 items-center justify-between gap-4 rounded-surface ${style.edge} border-edge bg-surface py-2.5 pl-5 pr-3 text-surface-muted hover:text-on-surface"
      >
        <span className="text-lg">${jsxText(feedQuestion(brief))}</span>
        <span className="${buttonClass(brief)} shrink-0">${jsxText(capitalize(postWord(brief)))}<span className="sr-only"> something new</span></span>
      </Link>
    )`
}

/** What sending is called. */
function postWord({ entity }: Brief): string {
  return entity.singular === 'message' || entity.singular === 'shout' ? 'write' : 'post'
}

function pageForm(brief: Brief): Record<string, string> {
  const { Component, oneFile } = namesOf(brief)
  const isOfMembers = brief.access === 'members'
  const usual = isPosted(brief) ? 'Post' : 'Send'
  const send = isLeftOnSite(brief) && brief.copy.send !== '' ? brief.copy.send : usual
  const isFolded = brief.skeleton === 'feed'
  return {
    [`web/components/add-${oneFile}.jsx`]:
      tidy(`import { ${isFolded ? 'Link, ' : ''}useRouter${isOfMembers ? ', useUser' : ''} } from '@joinery/app-kit'
import { ${isFolded ? 'useEffect, useRef, ' : ''}useState } from 'react'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'
import { useNotice } from '@/components/notice.jsx'

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

${isOfMembers ? '  if (user === null) return null' : nothing}
${only(isFolded, foldedLine(brief))}

  return (
    <section ${isFolded ? 'ref={opened} ' : ''}className="mb-8 rounded-surface ${styles[brief.style].edge} border-edge bg-surface p-6 text-on-surface sm:p-8">
      <${Component}Form key={count} saveLabel=${jsxAttribute(send)} onSaved={thank}${isFolded ? ' onCancel={() => setIsOpen(false)}' : ''} />
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
