// The server side of a composed app: the table's statements, validation, API routes and page loads.
import type { Field } from '../../brief.ts'
import { askedFields } from '../records/made-title.ts'
import { askAdder, askReader, isClosed } from '../access.ts'
import { listedBelow } from '../records/belonging.ts'
import { takenApart } from '../parts/taken-page.ts'
import { nothing, only, quoteJs, tidy } from './expressions.ts'
import { needsToday } from '../parts/extra-parts.ts'
import { linksOf } from '../parts/links.ts'
import { goalLoad } from '../parts/goal-files.ts'
import { reckonedLoad, tellsDays } from '../reckoned/reckoned-files.ts'
import { settledDefault } from '../parts/oversight.ts'
import { aroundLines } from '../records/around.ts'
import { nearbyOf, othersLine, othersNeedToday, showsOthers } from '../records/other-records.ts'
import { meetsInTurn } from '../parts/meets.ts'
import { postsOf } from '../parts/people.ts'
import { namedParent } from '../records/named-parents.ts'
import { figuresModule, guestsOf } from '../lists/said-figures.ts'
import { titleInstead, titleReaders, titleReadersOf } from '../records/own-title.ts'
import { type Names, namesOf, partsOf } from '../roles.ts'
import { areTakenOver } from '../samples/examples.ts'
import { takeExamplesImport, takeExamplesModule, takingExamples } from '../samples/first-account.ts'
import { spokenLabel } from '../spoken-label.ts'
import { collectionRoute, memberRoute } from './route-files.ts'
import { capitalize } from '../../understand/inflect.ts'
import { weeksModule } from '../lists/insights.ts'
import { tableModule } from './table-module.ts'
import { type View, childrenOf, isMain, referencesOf } from '../views.ts'

function readerSettings(field: Field): string {
  const label = spokenLabel(field)
  const settings = [
    `label: ${quoteJs(label)}`,
    ...(field.required ? ['isRequired: true'] : []),
    ...(field.kind === 'choice' ? [`options: [${(field.options ?? []).map(quoteJs).join(', ')}]`] : []),
    ...(field.kind === 'rating' ? [`max: ${field.max ?? 5}`] : []),
  ]
  return `{ ${settings.join(', ')} }`
}

function readerCall(field: Field): string {
  const method =
    ({ long: 'text', money: 'number', tags: 'text' } as Partial<Record<Field['kind'], string>>)[field.kind] ??
    field.kind
  if (field.kind === 'boolean') return `read.boolean('${field.name}')`
  return `read.${method}('${field.name}', ${readerSettings(field)})`
}

function inputModule(view: View, all: readonly View[]): string {
  const { one, Component } = namesOf(view)
  const lines = [
    ...askedFields(view).map((field) => {
      const parent = namedParent(field, view, all)
      return parent === undefined
        ? `    ${field.name}: ${readerCall(field)}${titleInstead(field, view)}${settledDefault(field, view)},`
        : `    ${parent.key}: read.parent('${parent.column}', '${field.name}', ${readerSettings(field)}),`
    }),
    ...linksOf(view, all).map(({ key }) => `    ${key}: read.ids('${key}'),`),
  ]
  return `import { createReader } from '@/lib/read-input.js'

/** Checks what a person or a program sent as ${withOne(one)}: clean values, and a message for each field that is not right. */
export function read${Component}(input) {
  const read = createReader(input)
  const values = {
${lines.join('\n')}
  }
${only(mayBeLeftOut(view), "  if (Object.values(values).every((value) => value === null || value === false)) read.errors.form = 'Answer one question at least.'")}
  return { values, errors: read.errors }
}
`
}

/** Whoever answers a survey may leave any question out, and not all of them. */
function mayBeLeftOut(view: View): boolean {
  return view.front === 'survey' && isMain(view) && askedFields(view).every(({ required }) => !required)
}

function withOne(word: string): string {
  return /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`
}

const readers: Partial<Record<Field['kind'] | 'ids' | 'parent' | keyof typeof titleReaders, string>> = {
  ...titleReaders,
  text: `    text: (name, { label, isRequired }) => take(name, { label, isRequired }),`,
  number: `    number: (name, { label, isRequired }) => {
      const said = take(name, { label, isRequired })?.replace(',', '.') ?? null
      if (said === null) return null
      // "48:30" are minutes and seconds, "1:02:30" with hours before them.
      const parts = /^\\d+(?::[0-5]\\d){1,2}$/.test(said) ? said.split(':').map(Number) : []
      const text = parts.length === 0 ? said : parts.length === 2 ? parts[0] + parts[1] / 60 : parts[0] * 60 + parts[1] + parts[2] / 60
      if (!Number.isFinite(Number(text))) return refuse(name, \`The \${label} is a number, such as 12.5.\`)
      return Number(text)
    },`,
  rating: `    rating: (name, { label, isRequired, max }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      const rating = Number(text)
      const isInRange = Number.isInteger(rating) && rating >= 1 && rating <= max
      return isInRange ? rating : refuse(name, \`The \${label} goes from 1 to \${max}.\`)
    },`,
  date: `    date: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      const isDate = /^\\d{4}-\\d{2}-\\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      return isDate ? text : refuse(name, \`Write the \${label} as year, month and day.\`)
    },`,
  time: `    time: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^([01]\\d|2[0-3]):[0-5]\\d$/.test(text) ? text : refuse(name, \`Write the \${label} as hours and minutes.\`)
    },`,
  choice: `    choice: (name, { label, isRequired, options }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return options.includes(text) ? text : refuse(name, \`Choose one of \${options.join(', ')}.\`)
    },`,
  email: `    email: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(text) ? text : refuse(name, 'An address looks like ana@example.com.')
    },`,
  phone: `    phone: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return text.replace(/\\D/g, '').length >= 6 ? text : refuse(name, \`The \${label} needs at least 6 digits.\`)
    },`,
  url: `    url: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^https?:\\/\\/\\S+$/i.test(text) ? text : refuse(name, \`The \${label} starts with https://\`)
    },`,
  picture: `    picture: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired }, 400_000)
      if (text === null) return null
      const isPicture = /^(https?:\\/\\/\\S+|\\/v0\\/image\\?\\S+|data:image\\/(png|jpeg|webp|gif);base64,[\\w+\\/=]+)$/i.test(text)
      return isPicture ? text : refuse(name, \`The \${label} is not a picture.\`)
    },`,
  reference: `    reference: (name, { label, isRequired }) => {
      const text = take(name, { label, isRequired })
      if (text === null) return null
      return /^\\d{1,9}$/.test(text) ? Number(text) : refuse(name, \`Choose the \${label} from the list.\`)
    },`,
  parent: `    /** Another record by its name, which may be new, or by its id alone; the id tells namesakes apart. */
    parent: (name, idName, { label, isRequired }) => {
      const isNamed = input[name] !== undefined && input[name] !== null
      const title = take(name, { label, isRequired: isRequired && isNamed })
      const id = take(idName, { label, isRequired: isRequired && !isNamed })
      if (id !== null && !/^\\d{1,9}$/.test(id)) return refuse(idName, \`Choose the \${label} from the list.\`)
      return { name: isNamed ? (title ?? '').slice(0, 200) : null, id: id === null ? null : Number(id) }
    },`,
  ids: `    /** Which others it goes with: their ids, or the others themselves. */
    ids: (name) => [input[name] ?? []].flat().map((other) => Number(other?.id ?? other)).filter((id) => Number.isInteger(id) && id > 0 && id < 1e9),`,
  boolean: `    boolean: (name) => input[name] === true || input[name] === 'true' || input[name] === 'on',`,
}
const readerOrder = [
  'text',
  'number',
  'rating',
  'date',
  'time',
  'choice',
  'email',
  'phone',
  'url',
  'picture',
  'reference',
  'parent',
  'ids',
  'boolean',
  'firstWords',
  'told',
] as const

/** Name of the reader of a field. */
function readerOf(field: Field, view: View, all: readonly View[]): string {
  const { kind } = field
  if (namedParent(field, view, all) !== undefined) return 'parent'
  return kind === 'long' || kind === 'tags' ? 'text' : kind === 'money' ? 'number' : kind
}

function readInputModule(all: readonly View[]): string {
  const used = new Set<string>(all.flatMap((view) => askedFields(view).map((field) => readerOf(field, view, all))))
  if (all.some((view) => linksOf(view, all).length > 0)) used.add('ids')
  for (const reader of titleReadersOf(all)) used.add(reader)
  const methods = readerOrder.filter((kind) => used.has(kind)).map((kind) => readers[kind] ?? '')
  const body = methods.join('\n')
  return `/** Reads fields of a request body one by one and collects a message for each that is not right. */
export function createReader(input) {
  const errors = {}

  function refuse(name, message) {
    errors[name] = message
    return null
  }

  function take(name, { label, isRequired }${used.has('picture') ? ', maxLength = 10_000' : ''}) {
    const text = String(input[name] ?? '').trim()
    if (text.length > ${used.has('picture') ? 'maxLength' : '10_000'}) return refuse(name, \`The \${label} is too long.\`)
    if (text !== '') return text
    return isRequired ? refuse(name, \`Fill in the \${label}.\`) : null
  }

  return {
    errors,
${body}
  }
}
`
}

const todayLine = `    // The visitor's "today" may differ by hours; every page of one visit agrees on this one.
    today: new Date().toISOString().slice(0, 10),`

/** What the form of a record chooses from. */
export function choicesOf(view: View, all: readonly View[]): { key: string; view: View; title: string }[] {
  const seen = new Set<string>()
  return [...referencesOf(view, all), ...linksOf(view, all)].flatMap(({ target }) => {
    const key = namesOf(target).many
    if (seen.has(key)) return []
    seen.add(key)
    return [{ key, view: target, title: partsOf(target).title.name }]
  })
}

interface Loading {
  view: View
  all: readonly View[]
  names: Names
}

/** A line that may be absent, without its end. */
function line(text: string): string {
  return text === '' ? nothing : text.trimEnd()
}

function choiceImports({ view, all, names }: Loading, taken: readonly string[] = []): string {
  const lines = choicesOf(view, all)
    .filter(
      ({ view: target }) => namesOf(target).manyFile !== names.manyFile && !taken.includes(namesOf(target).manyFile),
    )
    .map(({ view: target }) => {
      const { many, manyFile } = namesOf(target)
      return `import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'`
    })
  return lines.join('\n') || nothing
}

function choiceLines({ view, all }: Loading, user: string): string {
  const choices = choicesOf(view, all)
  if (choices.length === 0) return nothing
  const lines = choices.map(({ key, view: target, title }) => {
    const list = `(await list${capitalize(namesOf(target).many)}(${view.access === 'private' ? user : ''}))`
    return `      ${key}: ${list}.map(({ id, ${title} }) => ({ id, label: ${title} })),`
  })
  return `    choices: {\n${lines.join('\n')}\n    },`
}

function listLoad(loading: Loading): string {
  const { view, all, names } = loading
  const guests = guestsOf(view, all).map((guest) => namesOf(guest))
  const { many, manyFile } = names
  const who = askReader(view)
  const reckoned = reckonedLoad(view, all, who.user)
  const hasToday = needsToday(view) || tellsDays(view, all)
  const goal = isMain(view) ? goalLoad(view) : { imports: '', line: '' }
  return `${line(who.imports)}
${only(areTakenOver(view, all), takeExamplesImport)}
import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'
${only(meetsInTurn(view), "import { findUnseen } from '@/lib/matches-table.js'")}
${line(goal.imports)}
${line(reckoned.imports)}
${guests.map((guest) => `import { list${capitalize(guest.many)} } from '@/lib/${guest.manyFile}-table.js'`).join('\n') || nothing}

export async function load() {
${line(who.lines)}
${only(areTakenOver(view, all), takingExamples(who.user))}
  return {
    ${only(meetsInTurn(view), `next: await findUnseen(${who.user}),`)}
    ${many}: ${takenApart(view, `await list${capitalize(many)}(${who.user})`, false)},
${guests.map((guest) => `    ${guest.many}: await list${capitalize(guest.many)}(${who.user}),`).join('\n') || nothing}
${line(goal.line)}
${line(reckoned.line)}
${hasToday ? todayLine : nothing}
  }
}
`
}

function recordLoad(loading: Loading): string {
  const { view, all, names } = loading
  const { one, Component, manyFile } = names
  const who = askReader(view)
  const user = who.user === '' ? '' : `, ${who.user}`
  const children = childrenOf(view, all).flatMap(({ child }) => listedBelow(view, child, user))
  const hasComments = view.parts.includes('comments') && isMain(view)
  const posted = postsOf(view, all)
  const posts = posted === null ? null : namesOf(posted)
  const hasOthers = showsOthers(view, all)
  const hasToday =
    needsToday(view) ||
    (hasOthers && othersNeedToday(view)) ||
    (posted !== null && needsToday(posted)) ||
    childrenOf(view, all).some(({ child }) => child.fields.some((field) => field.kind === 'date'))
  // What somebody wrote is theirs to take back.
  const visitor = who.user !== '' ? `, ${who.user} ?? ''` : isClosed(view) ? ', requireUser().id' : ''
  const childImports = children.map(
    (child) => `import { list${capitalize(child.many)}Of${capitalize(one)} } from '@/lib/${child.manyFile}-table.js'`,
  )
  // A person's mother is chosen from the people.
  const isChosenHere = choicesOf(view, all).some(({ view: target }) => namesOf(target).manyFile === manyFile)
  const around = aroundLines(view, all, who.user)
  const ownList = isChosenHere || hasOthers || around.nearby.length > 0 ? `, list${capitalize(names.many)}` : ''
  const nearby = [...new Set([...(hasOthers ? [nearbyOf(view)] : []), ...around.nearby])].sort()
  const kit = ['notFound', ...(/\{ (\w+) \} from '@joinery/.exec(who.imports)?.slice(1) ?? [])].sort()
  return `import { ${kit.join(', ')} } from '@joinery/app-kit/server'
${hasComments ? `import { listComments } from '@/lib/comments-table.js'` : nothing}
import { find${Component}${ownList} } from '@/lib/${manyFile}-table.js'
${childImports.join('\n') || nothing}
${around.imports.join('\n') || nothing}
${only(nearby.length > 0, `import { ${nearby.join(', ')} } from '@/lib/nearby.js'`)}
${posts === null ? nothing : `import { list${capitalize(posts.many)} } from '@/lib/${posts.manyFile}-table.js'`}
${choiceImports(loading)}
${who.imports.includes('@joinery/') ? nothing : line(who.imports)}

export async function load({ params }) {
${line(who.lines)}
  const ${one} = await find${Component}(params.id${user})
  if (${one} === null) throw notFound()
  return {
    ${one},
${children.map((child) => child.line).join('\n') || nothing}
${hasComments ? `    comments: await listComments(${one}.id${visitor}),` : nothing}
${posts === null ? nothing : `    ${posts.many}: (await list${capitalize(posts.many)}(${who.user})).filter(({ account }) => account !== null && account === ${one}.account),`}
${around.lines.join('\n') || nothing}
${only(hasOthers, othersLine(view, `list${capitalize(names.many)}(${who.user})`))}
${choiceLines(loading, who.user)}
${hasToday ? todayLine : nothing}
  }
}
`
}

/** The page that adds a record needs data only where there is something to choose, or somebody to ask. */
function newLoad(loading: Loading): string | null {
  const { view, all } = loading
  const choices = choicesOf(view, all)
  const who = askAdder(view)
  if (choices.length === 0 && who.lines === '') return null
  // Only lists of private records are asked for by whom they belong to.
  const usesUser = choices.length > 0 && view.access === 'private'
  return `${line(who.imports)}
${choiceImports({ ...loading, names: { ...loading.names, manyFile: '' } })}

export async function load() {
${line(usesUser ? who.lines : who.lines.replace('const { id: userId } = ', ''))}
  return {
${choiceLines(loading, who.user)}
  }
}
`.replace('return {\n' + nothing + '\n  }', 'return {}')
}

/** The server side of one kind of records; what several kinds share is in `composeSharedServer`. */
export function composeServerFiles(view: View, all: readonly View[]): Record<string, string> {
  const names = namesOf(view)
  const loading: Loading = { view, all, names }
  const added = newLoad(loading)
  const files = {
    [`web/lib/${names.manyFile}-table.js`]: tableModule(view, all),
    [`web/lib/${names.oneFile}-input.js`]: inputModule(view, all),
    [`web/app/api/${names.path}/route.js`]: collectionRoute(view, all),
    [`web/app/api/${names.path}/[id]/route.js`]: memberRoute(view, all),
    [`${names.folder}/page.server.js`]: listLoad(loading),
    [`${names.folder}/[id]/page.server.js`]: recordLoad(loading),
    ...(added !== null && { [`${names.folder}/new/page.server.js`]: added }),
  }
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)]))
}

export function composeInput(view: View, all: readonly View[]): Record<string, string> {
  return { [`web/lib/${namesOf(view).oneFile}-input.js`]: tidy(inputModule(view, all)) }
}

export function composeSharedServer(all: readonly View[]): Record<string, string> {
  return {
    'web/lib/read-input.js': tidy(readInputModule(all)),
    ...figuresModule,
    ...weeksModule,
    ...takeExamplesModule(all),
  }
}
