// What lies around a record and is drawn on its page: the days before a measurement, the week of what is due, the month of a
// spending, each time that a coin was bought; and what belongs to the same client.
import { readPart } from '../../parts/read-part.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { Field } from '../../brief.ts'
import { isSentOff } from '../access.ts'
import { importFormats, jsxAttribute, jsxText, nothing, only, quoteJs, tidy, wordsOf } from '../data/expressions.ts'
import { formatter } from '../drawings/drawing.ts'
import { pairOf } from '../list-shapes/list-fields.ts'
import { worthCode } from '../drawings/held.ts'
import { kindOf } from '../drawings/measures.ts'
import { composeSky, skySign } from '../drawings/sky.ts'
import { isProfile } from '../parts/meets.ts'
import { type Shape, isDue, shapeOf, tellingFigure } from '../record-shapes/choose-shape.ts'
import { isCrossedOut, isDoneField, namesOf, partsOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { recordHeading } from './record-told.ts'
import { type View, labelColumn, referencesOf } from '../views.ts'

export interface Around {
  /** The function of `nearby.js` that finds it, and the keys it goes by. */
  find: string
  keys: readonly string[]
  count?: number
  /** As it stands on the page, and what that needs. */
  element: string
  imports: string
  part: string
}

/** As many columns as are told apart on a screen. */
const mostColumns = 14

function entries(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
  return `data.around.map((other) => ({ ${pairs.join(', ')} }))`
}

const of = (field: Field | null | undefined): string | undefined =>
  field === null || field === undefined ? undefined : `other.${field.name}`

function columnsAround(view: View): Around | null {
  const { day } = partsOf(view)
  const amount = pairOf(view)?.[0] ?? tellingFigure(view)
  if (day === null || amount === null) return null
  const { one, base } = namesOf(view)
  const sign = skySign(view).replace(`${one}.`, 'other.').replace('size-10 shrink-0', 'size-9 sm:size-12')
  return {
    find: 'around',
    keys: [day.name],
    count: mostColumns,
    part: 'around-columns',
    imports: `import { ColumnsAround } from '@/components/columns-around.jsx'${sign === '' ? '' : "\nimport { SkyMark } from '@/components/sky-mark.jsx'"}`,
    element: `<ColumnsAround
  entries={${entries({ id: 'other.id', day: of(day), amount: of(amount), mark: sign === '' ? undefined : sign })}}
  id={${one}.id}
  base="${base}"
  heading=${jsxAttribute(sign === '' ? `The ${view.entity.plural} around it` : 'The days around it')}
  format={${formatter(amount)}}
/>`,
  }
}

function weekAround(view: View): Around | null {
  const due = view.fields.find(isDue)
  if (due === undefined) return null
  const { one, base } = namesOf(view)
  const done = view.fields.find((field) => isDoneField(field) && isCrossedOut(field))
  return {
    find: 'inWeek',
    keys: [due.name],
    part: 'around-week',
    imports: "import { WeekAround } from '@/components/week-around.jsx'",
    element: `<WeekAround
  entries={${entries({ id: 'other.id', day: of(due), name: of(partsOf(view).title), isOver: of(done) })}}
  id={${one}.id}
  day={${one}.${due.name}}
  today={data.today}
  base="${base}"
/>`,
  }
}

function monthAround(view: View): Around | null {
  const { day } = partsOf(view)
  const amount = tellingFigure(view)
  if (day === null || amount === null) return null
  const { one } = namesOf(view)
  const kind = kindOf(view)
  return {
    find: 'inMonth',
    keys: [day.name],
    part: 'around-month',
    imports: "import { MonthShare } from '@/components/month-share.jsx'",
    element: `<MonthShare
  entries={${entries({ day: of(day), amount: of(amount), kind: of(kind) })}}
  day={${one}.${day.name}}
  amount={${one}.${amount.name}}
  ${kind === undefined ? nothing : `kind={${one}.${kind.name}}`}
  format={formatMoney}
/>`,
  }
}

function purchasesAround(view: View): Around | null {
  const worth = worthCode(view, 'other')
  const { day, title } = partsOf(view)
  if (worth === null || worth.count === undefined || day === null) return null
  const { one, base } = namesOf(view)
  const paid = paidCode(view)
  return {
    find: 'named',
    keys: [title.name, day.name],
    part: 'around-holding',
    imports: "import { Purchases } from '@/components/purchases.jsx'",
    element: `<Purchases
  entries={${entries({ id: 'other.id', day: of(day), count: of(worth.count), paid, worth: worth.isNow && paid !== worth.code ? worth.code : undefined })}}
  id={${one}.id}
  name={${one}.${title.name}}
  headingClass="${recordHeading(view)}"
  base="${base}"
  today={data.today}
  formatCount={${formatter(worth.count)}}
  formatMoney={formatMoney}
  formatDay={(day) => formatDate(day, data.today)}
/>`,
  }
}

/** What a purchase came to, whatever it is worth by now. */
function paidCode(view: View): string {
  const bought = view.fields.filter(
    ({ kind, name }) => kind !== 'money' || !/now|current|today|latest|market|value|worth/.test(name),
  )
  return worthCode({ ...view, fields: bought }, 'other')?.code ?? worthCode(view, 'other')?.code ?? '0'
}

const byShape: Readonly<Partial<Record<Shape, (view: View) => Around | null>>> = {
  measure: columnsAround,
  work: weekAround,
  bill: weekAround,
  receipt: monthAround,
  holding: purchasesAround,
}

export function aroundOf(view: View): Around | null {
  return view.isInbox ? null : (byShape[shapeOf(view)]?.(view) ?? null)
}

/** What a record belongs to, where that is told on its page with what else belongs to it. */
export interface Belonging {
  field: Field
  target: View
}

/** Shapes whose pages say little of themselves. */
const sparse: ReadonlySet<Shape> = new Set(['work', 'plain', 'receipt', 'bill'])

/** Whether the page of a record says what it belongs to, with what else belongs there. */
function tellsBelonging(view: View): boolean {
  return view.front === 'list' && !view.isInbox && !isSentOff(view) && sparse.has(shapeOf(view))
}

/** The fact that such a page has told already. */
export function toldBelonging(view: View): Field | undefined {
  return tellsBelonging(view) ? view.fields.find(({ kind }) => kind === 'reference') : undefined
}

export function belongingOf(view: View, all: readonly View[]): Belonging | null {
  if (!tellsBelonging(view)) return null
  const [first] = referencesOf(view, all).filter(
    ({ target }) => target !== view && !target.isInbox && !isProfile(target) && target.access === view.access,
  )
  return first ?? null
}

function componentOf(view: View, { target }: Belonging): string {
  return `${capitalize(namesOf(view).one)}Of${capitalize(namesOf(target).one)}`
}

const fileOf = (view: View, { target }: Belonging): string => `${namesOf(view).oneFile}-of-${namesOf(target).oneFile}`

export function belongingOn(view: View, belonging: Belonging): { importLine: string; element: string } {
  const { one, many } = namesOf(view)
  const parent = namesOf(belonging.target).one
  const today = view.fields.some(({ kind }) => kind === 'date') ? ' today={data.today}' : ''
  const component = componentOf(view, belonging)
  return {
    importLine: `import { ${component} } from '@/components/${fileOf(view, belonging)}.jsx'`,
    element: `<${component} ${one}={${one}} ${parent}={data.${parent}} ${many}={data.besides}${today} />`,
  }
}

/** The lines of the page's load, and what they import. */
export function aroundLines(
  view: View,
  all: readonly View[],
  user: string,
): { lines: string[]; nearby: string[]; imports: string[] } {
  const { one, many } = namesOf(view)
  const list = `list${capitalize(many)}(${user})`
  const found = aroundOf(view)
  const belonging = belongingOf(view, all)
  const lines = []
  const imports = []
  if (found !== null) {
    const keys = found.keys.map(quoteJs).join(', ')
    lines.push(
      `    around: ${found.find}(await ${list}, ${one}, [${keys}]${found.count === undefined ? '' : `, ${found.count}`}),`,
    )
  }
  if (belonging !== null) {
    const { field, target } = belonging
    const { one: parent, Component, manyFile } = namesOf(target)
    lines.push(
      `    ${parent}: ${one}.${field.name} === null ? null : await find${Component}(${one}.${field.name}${user === '' ? '' : `, ${user}`}),`,
      `    besides: besideIt(await ${list}, ${one}, [${quoteJs(field.name)}]),`,
    )
    imports.push(`import { find${Component} } from '@/lib/${manyFile}-table.js'`)
  }
  return {
    lines,
    imports,
    nearby: [...(found === null ? [] : [found.find]), ...(belonging === null ? [] : ['besideIt'])],
  }
}

const schemes: Readonly<Partial<Record<Field['kind'], string>>> = { phone: 'tel:', email: 'mailto:' }

function reachLine(target: View): string {
  const { one } = namesOf(target)
  const ways = target.fields.flatMap(({ kind, name }) => {
    const scheme = schemes[kind]
    return scheme === undefined
      ? []
      : [
          `{${one}.${name} && <a href={\`${scheme}\${${one}.${name}}\`} className="inline-flex min-h-11 items-center break-all underline decoration-1 underline-offset-4">{${one}.${name}}</a>}`,
        ]
  })
  return ways.length === 0
    ? nothing
    : `<p className="mt-1 flex flex-wrap gap-x-6 text-muted">\n        ${ways.join('\n        ')}\n      </p>`
}

function belongingFile(view: View, belonging: Belonging): string {
  const { target, field } = belonging
  const { one, many, base } = namesOf(view)
  const parent = namesOf(target)
  const { title, day } = partsOf(view)
  const figure = tellingFigure(view)
  const state = view.fields.find(({ kind, name }) => kind === 'choice' && /status|stage|state/.test(name))
  const told = [...(state === undefined ? [] : [state]), ...(figure === null ? [] : [figure])]
  const facts = told.length > 0 ? told : day === null ? [] : [day]
  const { singular, plural } = view.entity
  return tidy(`import { Link } from '@joinery/app-kit'
${importFormats([...facts, ...(day === null ? [] : [day])]).trim() || nothing}

/** Whose it is, how to reach them, and what else is theirs. */
export function ${componentOf(view, belonging)}({ ${one}, ${parent.one}, ${many}${view.fields.some(({ kind }) => kind === 'date') ? ', today' : ''} }) {
  if (${parent.one} === null) return null
  ${only(day !== null, `const [next] = ${many}.filter(({ ${day?.name ?? ''} }) => ${day?.name ?? ''} && ${day?.name ?? ''} > today).toSorted((a, b) => a.${day?.name ?? ''}.localeCompare(b.${day?.name ?? ''}))`)}
  return (
    <section>
      <h2 className="font-display text-2xl ${headingWeight(view)}">
        <Link href={\`${parent.base}/\${${parent.one}.id}\`} className="underline decoration-1 underline-offset-4">{${one}.${labelColumn(field)}}</Link>
      </h2>
      ${reachLine(target)}
      {${many}.length === 0 && <p className="mt-3 text-muted">${jsxText(`The only ${singular} so far.`)}</p>}
      {${many}.length > 0 && (
        <>
          <p className="mt-3">
            Also theirs: {${many}.length === 1 ? ${quoteJs(`one more ${singular}`)} : \`\${${many}.length} more ${plural}\`}${day === null ? '' : `{next !== undefined && \`, the next on \${${wordsOf(day, 'next')}}\`}`}
          </p>
          <ul className="mt-3 border-b border-hairline">
            {${many}.map((other) => (
              <li key={other.id}>
                <Link href={\`${base}/\${other.id}\`} className="group flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3.5">
                  <span className="min-w-0 break-words ${styles[view.style].title} underline-offset-4 group-hover:underline">{other.${title.name}}</span>
                  <span className="tabular-nums text-muted">{[${facts.map((fact) => wordsOf(fact, 'other')).join(', ')}].filter(Boolean).join(', ')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
`)
}

/** The files that these need. */
export function composeAround(view: View, all: readonly View[]): Record<string, string> {
  const found = aroundOf(view)
  const belonging = belongingOf(view, all)
  return {
    ...(found !== null && readPart(found.part)),
    ...(found !== null && skySign(view) !== '' && composeSky(view)),
    ...(belonging !== null && { [`web/components/${fileOf(view, belonging)}.jsx`]: belongingFile(view, belonging) }),
  }
}
