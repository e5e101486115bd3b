// One record's own page, the page that adds one, and the acts on a record that several places share.
import type { Brief, Field } from '../brief.ts'
import { withArticle } from '../understand/inflect.ts'
import { importFormats, jsxAttribute, jsxText, nothing, only, quoteJs, tidy, wordsOf } from './expressions.ts'
import { namesOf, partsOf } from './roles.ts'
import { styles } from './styles.ts'

function factValue(field: Field, record: string): string {
  const value = `${record}.${field.name}`
  const link = 'className="break-all text-surface-accent underline underline-offset-4"'
  if (field.kind === 'url')
    return `{${value} && <a href={${value}} rel="noreferrer" target="_blank" ${link}>{${value}}</a>}`
  if (field.kind === 'email') return `{${value} && <a href={\`mailto:\${${value}}\`} ${link}>{${value}}</a>}`
  if (field.kind === 'phone') return `{${value} && <a href={\`tel:\${${value}}\`} ${link}>{${value}}</a>}`
  return `{${wordsOf(field, record)}}`
}

function recordPage(brief: Brief): string {
  const { one, Component, oneFile } = namesOf(brief)
  const { title } = partsOf(brief)
  const style = styles[brief.style]
  const facts = brief.fields.filter((field) => field !== title && field.kind !== 'long')
  const longs = brief.fields.filter((field) => field !== title && field.kind === 'long')
  const hasDates = brief.fields.some((field) => field.kind === 'date')
  return tidy(`import { Link, useRouter } from '@joinery/app-kit'
import { useState } from 'react'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'
${only(facts.length > 0, `import { Fact } from '@/components/fact.jsx'`)}
${importFormats(facts).trim() || nothing}
import { useDelete${Component} } from '@/lib/use-${oneFile}-actions.js'

export default function Page({ data }) {
  const { ${one}${hasDates && facts.some((field) => field.kind === 'date') ? ', today' : ''} } = data
  const [isEditing, setIsEditing] = useState(false)
  const router = useRouter()
  const delete${Component} = useDelete${Component}()

  async function showSaved() {
    await router.refresh()
    setIsEditing(false)
  }

  return (
    <main className="mx-auto max-w-6xl pb-20 pt-6">
      <Link href="/" className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline">
        ${jsxText(`All ${brief.entity.plural}`)}
      </Link>
      <h1 className="mt-2 max-w-[18ch] text-balance break-words font-display ${style.heading} lg:max-w-[22ch]">{${one}.${title.name}}</h1>
      <section className="mt-10 rounded-surface ${style.edge} border-edge bg-surface p-6 text-on-surface sm:p-10">
        {isEditing ? (
          <${Component}Form ${one}={${one}} saveLabel="Save changes" onSaved={showSaved} onCancel={() => setIsEditing(false)} />
        ) : (
          <>
            ${only(
              facts.length > 0,
              `<dl className="grid gap-x-10 sm:grid-cols-2">
${facts.map((field) => `              <Fact label=${jsxAttribute(field.label)}>${factValue(field, one)}</Fact>`).join('\n')}
            </dl>`,
            )}
${
  longs
    .map(
      (field) => `            {${one}.${field.name} && (
              <div className="mt-8 max-w-[62ch]">
                <h2 className="text-surface-muted">${jsxText(field.label)}</h2>
                <p className="mt-2 whitespace-pre-line text-lg leading-relaxed">{${one}.${field.name}}</p>
              </div>
            )}`,
    )
    .join('\n') || nothing
}
            <div className="mt-10 flex flex-wrap gap-x-6 gap-y-2">
              <button
                onClick={() => setIsEditing(true)}
                className="min-h-12 rounded-control ${style.control} border-surface-control px-6 py-2.5 ${style.button} hover:border-on-surface"
              >
                ${jsxText(`Edit this ${brief.entity.singular}`)}
              </button>
              <button onClick={() => delete${Component}(${one}, { leaveFor: '/' })} className="min-h-12 px-2 text-surface-danger underline-offset-4 hover:underline">
                Delete
              </button>
            </div>
          </>
        )}
      </section>
    </main>
  )
}
`)
}

const fact = `/** One line of a record's facts; a fact without a value says so quietly. */
export function Fact({ label, children }) {
  return (
    <div className="flex gap-6 border-b border-surface-hairline py-3">
      <dt className="w-2/5 shrink-0 text-surface-muted">{label}</dt>
      <dd className="min-w-0 break-words font-medium">{children || <span className="font-normal text-surface-muted">Not noted</span>}</dd>
    </div>
  )
}
`

function newPage(brief: Brief): string {
  const { one, Component, oneFile } = namesOf(brief)
  const style = styles[brief.style]
  const [title] = brief.fields
  return `import { useRouter } from '@joinery/app-kit'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'
import { useNotice } from '@/components/notice.jsx'

export const metadata = { title: ${quoteJs(`Add ${withArticle(brief.entity.singular)} – ${brief.name}`)} }

export default function Page() {
  const router = useRouter()
  const showNotice = useNotice()

  function showList(${one}) {
    showNotice({ message: \`Added “\${${one}.${title?.name ?? ''}}”\` })
    router.navigate('/')
  }

  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8">
      <h1 className="font-display ${style.heading}">${jsxText(`Add ${withArticle(brief.entity.singular)}`)}</h1>
      <section className="mt-10 max-w-3xl rounded-surface ${style.edge} border-edge bg-surface p-6 text-on-surface sm:p-10">
        <${Component}Form saveLabel=${jsxAttribute(`Add ${brief.entity.singular}`)} onSaved={showList} onCancel={() => router.navigate('/')} />
      </section>
    </main>
  )
}
`
}

function actions(brief: Brief): string {
  const { one, path, Component } = namesOf(brief)
  const { title, toggle } = partsOf(brief)
  return tidy(`import { useRouter } from '@joinery/app-kit'
import { useNotice } from '@/components/notice.jsx'

function send(path, method, body) {
  return fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** Deletes at once and offers Undo, which adds the same ${brief.entity.singular} again. */
export function useDelete${Component}() {
  const router = useRouter()
  const showNotice = useNotice()

  return async function delete${Component}(${one}, { leaveFor } = {}) {
    const response = await fetch(\`/api/${path}/\${${one}.id}\`, { method: 'DELETE' })
    if (!response.ok) {
      return showNotice({ message: \`“\${${one}.${title.name}}” could not be deleted. Try again in a moment.\` })
    }
    async function undo() {
      await send('/api/${path}', 'POST', ${one})
      await router.refresh()
    }
    showNotice({ message: \`Deleted “\${${one}.${title.name}}”\`, undo })
    if (leaveFor === undefined) await router.refresh()
    else router.navigate(leaveFor)
  }
}

${only(
  toggle !== null,
  `/** Ticks or unticks “${toggle?.label ?? ''}” without opening the record. */
export function useToggle${Component}() {
  const router = useRouter()
  const showNotice = useNotice()

  return async function toggle${Component}(${one}) {
    const response = await send(\`/api/${path}/\${${one}.id}\`, 'PATCH', { ${toggle?.name ?? ''}: !${one}.${toggle?.name ?? ''} })
    if (!response.ok) showNotice({ message: \`“\${${one}.${title.name}}” could not be changed. Try again in a moment.\` })
    await router.refresh()
  }
}`,
)}
`)
}

export function composeRecordFiles(brief: Brief): Record<string, string> {
  const { oneFile } = namesOf(brief)
  const hasFacts = brief.fields.some((field, index) => index > 0 && field.kind !== 'long')
  return {
    'web/app/[id]/page.jsx': recordPage(brief),
    'web/app/new/page.jsx': newPage(brief),
    [`web/lib/use-${oneFile}-actions.js`]: actions(brief),
    ...(hasFacts && { 'web/components/fact.jsx': fact }),
  }
}
