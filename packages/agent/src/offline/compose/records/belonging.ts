// What belongs to a record and stands below it on its page: the records of another kind, and what people say of it.
import { addWords } from '../forms/add-words.ts'
import type { Field } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { forAdders, forAdminImport, isAdminsToAdd, isBooking, isSentOff } from '../access.ts'
import { importFormats, jsxAttribute, jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { manyComponent, namesOf, partsOf } from '../roles.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { hasFormBelow, isOpinion } from '../lists/quick-add.ts'
import { isSummable } from '../drawings/measures.ts'
import { seatAct } from '../parts/seats.ts'
import { fewFacts, rowFact } from './row-fact.ts'
import { shownName, takesSeat } from '../parts/takes-seat.ts'
import { styles } from '../shell/styles.ts'
import { totalsOf } from '../lists/totals.ts'
import type { View } from '../views.ts'

/** The invoices of a client: a ruled list, what they add up to, and the way to add one. */
export function childList(parent: View, child: View, field: Field): Record<string, string> {
  const owner = namesOf(parent)
  // Below a plant, its plant entries are entries.
  const short = (words: string): string => words.replace(new RegExp(`^${parent.entity.singular} (?=\\w)`), '')
  const names = namesOf(child)
  const { title, figure, facts, body } = partsOf(child)
  const style = styles[parent.style]
  const shown = fewFacts(
    [...facts.filter((fact) => fact !== field), ...(figure === null ? [] : [figure])].filter(
      ({ kind }) => kind !== 'long',
    ),
  )
  const today = child.fields.some(({ kind }) => kind === 'date') ? ', today' : ''
  const words = shown
    .map((fact) =>
      rowFact(fact, names.one, { isAlone: shown.every((other) => other === fact || other.kind !== fact.kind) }),
    )
    .join(', ')
  const totals = totalsOf(child, names.many, field.name).map(({ label, words: amount, isWhole }) =>
    isWhole === true ? `{${amount}}` : `${jsxText(label)}: {${amount}}`,
  )
  const sum =
    totals.length > 0
      ? totals.join(' · ')
      : isSummable(figure) && figure.kind === 'money'
        ? `{formatMoney(${names.many}.reduce((sum, ${names.one}) => sum + (${names.one}.${figure.name} ?? 0), 0))} in all`
        : null
  const hasForm = hasFormBelow(child)
  // A log is kept on the page; opinions have a page of their own as well.
  const isWrittenBelow = hasForm && !isOpinion(child)
  const formId = `new-${names.oneFile}`
  const name = `${owner.Component}${manyComponent(names)}`
  const file = `web/components/${owner.oneFile}-${names.manyFile}.jsx`
  if (isKeptFromVisitors(child)) return { [file]: wayToBook(parent, field, name) }
  return {
    [file]: tidy(`import { Link${hasForm ? ', useRouter' : ''} } from '@joinery/app-kit'
${only(hasForm, `import { ${names.Component}Form } from '@/components/${names.oneFile}-form.jsx'`)}
${only(isAdminsToAdd(child), forAdminImport)}
${
  importFormats(
    shown,
    ['formatMoney', 'formatNumber'].filter((format) => sum?.includes(`${format}(`) === true),
  ).trim() || nothing
}
${only(sum?.includes('figureOf(') === true, "import { figureOf } from '@/lib/figures.js'")}

/** The ${child.entity.plural} of one ${parent.entity.singular}. */
export function ${name}({ ${owner.one}, ${names.many}${today} }) {
  ${only(hasForm, 'const router = useRouter()')}
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-3xl">${jsxText(capitalize(short(child.entity.plural)))}</h2>
        ${
          isWrittenBelow
            ? `<button onClick={() => document.getElementById('${formId}').querySelector('input:not([type=hidden]), select, textarea').focus()} className="${buttonClass(parent)}">
          ${jsxText(addWords(child, short(child.entity.singular)))}
        </button>`
            : forAdders(
                child,
                `<Link href={\`${names.base}/new?${field.name}=\${${owner.one}.id}\`} className="${buttonClass(parent)}">
          ${jsxText(addWords(child, short(child.entity.singular)))}
        </Link>`,
                8,
              )
        }
      </div>
      ${only(sum !== null, `{${names.many}.length > 0 && <p className="mt-2 text-lg text-muted">${sum ?? ''}</p>}`)}
      {${names.many}.length === 0 && <p className="mt-4 text-lg text-muted">${jsxText(`No ${short(child.entity.plural)} yet.`)}</p>}
      <ul className="mt-4">
        {${names.many}.map((${names.one}) => (
          <li key={${names.one}.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3.5">
            <Link href={\`${names.base}/\${${names.one}.id}\`} className="font-display ${style.title} underline-offset-4 hover:underline">
              {${names.one}.${title.name}}
            </Link>
            ${only(shown.length > 0, `<p className="tabular-nums text-muted">{[${words}].filter(Boolean).join(', ')}</p>`)}
            ${only(body !== null, `<p className="mt-1 line-clamp-6 w-full whitespace-pre-line">{${names.one}.${body?.name ?? ''}}</p>`)}
          </li>
        ))}
      </ul>
      ${only(
        hasForm,
        `<div id="${formId}" className="mt-6 max-w-3xl rounded-surface ${style.edge} border-edge bg-surface p-6 text-on-surface">
        <${names.Component}Form key={${names.many}.length} choices={{ ${owner.many}: [{ id: ${owner.one}.id, label: ${owner.one}.${partsOf(parent).title.name} }] }} given={{ ${field.name}: String(${owner.one}.id) }} saveLabel=${jsxAttribute(takesSeat(child) ? seatAct(child) : isWrittenBelow ? 'Save' : 'Send')} onSaved={() => router.refresh()} />
      </div>`,
      )}
    </section>
  )
}
`),
  }
}

/** Who booked is no visitor's business: on the page of what is booked stands the way to book it. */
const isKeptFromVisitors = (child: View): boolean => isBooking(child) && child.access === 'open'

function wayToBook(parent: View, field: Field, name: string): string {
  const { one } = namesOf(parent)
  return `import { Link } from '@joinery/app-kit'

export function ${name}({ ${one} }) {
  return (
    <section className="mt-10">
      <Link href={\`/bookings/new?${field.name}=\${${one}.id}\`} className="${buttonClass(parent)}">
        Book this ${jsxText(parent.entity.singular)}
      </Link>
    </section>
  )
}
`
}

/** What stands below a record; of those who come to it their names at most leave the server. */
export function listedBelow(view: View, child: View, user: string): { many: string; manyFile: string; line: string }[] {
  const { one } = namesOf(view)
  const { many, manyFile } = namesOf(child)
  const listed = `await list${capitalize(many)}Of${capitalize(one)}(${one}.id${user})`
  if (isKeptFromVisitors(child)) return []
  const name = shownName(child)
  if (isSentOff(child))
    return name === null
      ? []
      : [{ many, manyFile, line: `    ${many}: (${listed}).map(({ id, ${name} }) => ({ id, ${name} })),` }]
  return [{ many, manyFile, line: `    ${many}: ${listed},` }]
}
