// The way in for whoever takes a place: a form that thanks on the spot and shows nothing of what others left.
import { forAdminImport, isHandedIn } from '../access.ts'
import { capitalize } from '../../understand/inflect.ts'
import { jsxAttribute, jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { takesGiven } from '../forms/form-files.ts'
import { hasFormBelow } from '../lists/quick-add.ts'
import { manyComponent, namesOf, partsOf } from '../roles.ts'
import { seatAct, seatWay } from './seats.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { shownName } from './takes-seat.ts'
import { type View, referencesOf } from '../views.ts'

function thanks({ entity, copy }: View): string {
  if (copy.thanks !== '') return copy.thanks
  return entity.singular.endsWith('sign-up')
    ? 'Thank you. You are signed up.'
    : `Thank you. Your ${entity.singular} has arrived.`
}

/** The form with thanks in its place; the places that are left are read again at once. */
export function seatForm(view: View, all: readonly View[]): Record<string, string> {
  const { Component, oneFile } = namesOf(view)
  const given = takesGiven(view, all)
  const choices = referencesOf(view, all).length > 0
  const takes = [...(choices ? ['choices'] : []), ...(given ? ['given'] : [])]
  return {
    [`web/components/send-${oneFile}.jsx`]: `import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'

/** The form, and thanks in its place once it is sent. */
export function Send${Component}({ ${[...takes, 'onCancel'].join(', ')} }) {
  const [isSent, setIsSent] = useState(false)
  const router = useRouter()

  async function thank() {
    setIsSent(true)
    await router.refresh()
  }

  if (!isSent) return <${Component}Form${takes.map((name) => ` ${name}={${name}}`).join('')} saveLabel=${jsxAttribute(seatAct(view))} onSaved={thank} onCancel={onCancel} />
  return (
    <div role="status">
      <p className="text-xl leading-snug">${jsxText(thanks(view))}</p>
      <button onClick={() => setIsSent(false)} className="mt-4 min-h-11 text-surface-accent underline underline-offset-4">
        Send another
      </button>
    </div>
  )
}
`,
  }
}

/** The page of the form alone. */
export function seatPage(view: View, all: readonly View[]): string {
  const { Component, oneFile } = namesOf(view)
  const references = referencesOf(view, all)
  const given = takesGiven(view, all)
  const back = references.map(
    ({ field, target }) =>
      `    if (searchParams.${field.name}) return router.navigate(\`${namesOf(target).base}/\${searchParams.${field.name}}\`)`,
  )
  const takes = [...(references.length > 0 ? ['data'] : []), ...(given ? ['searchParams'] : [])]
  const heading = seatWay(view)
  return tidy(`import { useRouter } from '@joinery/app-kit'
import { Send${Component} } from '@/components/send-${oneFile}.jsx'

export const metadata = { title: ${quoteJs(`${heading} – ${view.name}`)} }

export default function Page(${takes.length === 0 ? '' : `{ ${takes.join(', ')} }`}) {
  const router = useRouter()

  function goBack() {
${back.join('\n') || nothing}
    router.navigate('/')
  }

  return (
    <main className="mx-auto max-w-6xl gap-x-14 pb-20 pt-8 sm:pt-12 xl:grid xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h1 className="text-balance font-display text-4xl leading-[1.04] sm:text-5xl ${headingWeight(view)}">${jsxText(heading)}</h1>
      <section className="mt-8 rounded-surface xl:mt-0 ${styles[view.style].edge} border-edge bg-surface p-6 text-on-surface sm:p-10">
        <Send${Component}${references.length > 0 ? ' choices={data.choices}' : ''}${given ? ' given={searchParams}' : ''} onCancel={goBack} />
      </section>
    </main>
  )
}
`)
}

/** Below what is held: the form, and the names of those who come where everybody is to see them. */
export function seatSection(parent: View, child: View): Record<string, string> {
  const [owner, names] = [namesOf(parent), namesOf(child)]
  const reference = child.fields.find(({ to }) => to === parent.entity.singular)?.name ?? ''
  const name = shownName(child)
  const hasForm = hasFormBelow(child)
  const given = `choices={{ ${owner.many}: [{ id: ${owner.one}.id, label: ${owner.one}.${partsOf(parent).title.name} }] }} given={{ ${reference}: String(${owner.one}.id) }}`
  return {
    [`web/components/${owner.oneFile}-${names.manyFile}.jsx`]:
      tidy(`${only(isHandedIn(child) || !hasForm, `import { Link } from '@joinery/app-kit'`)}
${only(isHandedIn(child), forAdminImport)}
${only(hasForm, `import { Send${names.Component} } from '@/components/send-${names.oneFile}.jsx'`)}

/** How to come to one ${parent.entity.singular}${name === null ? '' : ', and who comes'}. */
export function ${owner.Component}${manyComponent(names)}({ ${owner.one}${name === null ? '' : `, ${names.many}`} }) {
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-3xl">${jsxText(name === null ? seatWay(child) : capitalize(child.entity.plural))}</h2>
        ${only(
          isHandedIn(child),
          `<ForAdmin>
          <Link href="${names.home}" className="inline-flex min-h-11 items-center underline underline-offset-4">${jsxText(`All ${child.entity.plural}`)}</Link>
        </ForAdmin>`,
        )}
      </div>
      ${only(
        name !== null,
        `{${names.many}.length === 0 && <p className="mt-4 text-lg text-muted">${jsxText(`No ${child.entity.plural} yet.`)}</p>}
      <ul className="mt-4">
        {${names.many}.map((${names.one}) => (
          <li key={${names.one}.id} className="break-words border-t border-hairline py-3.5">{${names.one}.${name ?? ''}}</li>
        ))}
      </ul>`,
      )}
      ${
        hasForm
          ? `<div className="mt-6 max-w-3xl rounded-surface ${styles[parent.style].edge} border-edge bg-surface p-6 text-on-surface">
        <Send${names.Component} key={${owner.one}.id} ${given} />
      </div>`
          : `<Link href={\`${names.base}/new?${reference}=\${${owner.one}.id}\`} className="mt-6 ${buttonClass(parent)}">
        ${jsxText(seatWay(child))}
      </Link>`
      }
    </section>
  )
}
`),
  }
}
