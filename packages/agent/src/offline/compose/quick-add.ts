// One line that adds a record by its title, for lists that people fill quickly.
import type { Brief } from '../brief.ts'
import { jsxAttribute, jsxText, quoteJs } from './expressions.ts'
import { isCrossedOut, namesOf, partsOf } from './roles.ts'
import { styles } from './styles.ts'

/** A list to tick off whose records need nothing but their title. */
export function hasQuickAdd(brief: Brief): boolean {
  const { toggle, title } = partsOf(brief)
  const hasNothingElse = brief.fields.every((field) => [title, toggle].includes(field) || field.kind === 'long')
  const isJotted =
    brief.topic === 'tasks' ||
    hasNothingElse ||
    /^(?:shopping item|grocery|packing item|wish)$/.test(brief.entity.singular)
  if (brief.access === 'admin' || title.isMade === true) return false
  return isJotted && toggle !== null && isCrossedOut(toggle) && brief.fields.slice(1).every((field) => !field.required)
}

export function composeQuickAdd(brief: Brief): Record<string, string> {
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
        ${jsxText(`Add ${brief.entity.singular}`)}
      </button>
    </form>
  )
}
`,
  }
}
