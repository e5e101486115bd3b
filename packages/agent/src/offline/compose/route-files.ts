// The addresses under /api that read and write one kind of records.
import { quoteJs } from './expressions.ts'
import { namesOf } from './roles.ts'
import { capital } from './table-module.ts'
import { type View, isMain } from './views.ts'

function withOne(word: string): string {
  return /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`
}

function hasReferences(view: View): boolean {
  return view.fields.some(({ kind }) => kind === 'reference')
}

/** What every handler of an app with members does first. */
function askWho(view: View, indent = '  '): string {
  return view.access === 'open'
    ? ''
    : `${indent}const userId = await findUserId(request)
${indent}if (userId === null) return Response.json({ error: ${quoteJs(`Sign in to ${view.access === 'private' ? `see your ${view.entity.plural}` : `change the ${view.entity.plural}`}.`)} }, { status: 401 })
`
}

const sessionImport = (view: View): string =>
  view.access === 'open' ? '' : `import { findUserId } from '@/lib/session.server.js'\n`

export function collectionRoute(view: View): string {
  const { manyFile, oneFile, Component, many } = namesOf(view)
  const Many = capital(many)
  const who = view.access === 'open' ? '' : ', userId'
  const insert = hasReferences(view)
    ? `  try {
    return Response.json(await insert${Component}(values${who}), { status: 201 })
  } catch (error) {
${view.front === 'booking' && view.entity.singular === 'booking' ? `    if (error.code === '23505') return Response.json({ errors: { time: 'This time is taken already. Choose another one.' } }, { status: 409 })\n` : ''}    if (error.code !== '23503') throw error
    return Response.json({ errors: { form: 'What this belongs to is no longer there. Choose again.' } }, { status: 422 })
  }`
    : `  return Response.json(await insert${Component}(values${who}), { status: 201 })`
  const list =
    view.access === 'private'
      ? `export async function GET(request) {
${askWho(view)}  return list${Many}(userId)
}`
      : `export function GET() {
  return list${Many}()
}`
  return `import { read${Component} } from '@/lib/${oneFile}-input.js'
import { insert${Component}, list${Many} } from '@/lib/${manyFile}-table.js'
${sessionImport(view)}
${list}

export async function POST(request) {
${askWho(view)}  const { values, errors } = read${Component}(await request.json())
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
${insert}
}
`
}

export function memberRoute(view: View): string {
  const { one, manyFile, oneFile, Component } = namesOf(view)
  const who = view.access === 'open' ? '' : ', userId'
  const isShared = view.access === 'members'
  const own = isShared ? ` || !${one}.is_mine` : ''
  const read =
    view.access === 'private'
      ? `${askWho(view)}  return (await find${Component}(params.id, userId)) ?? missing()`
      : `  return (await find${Component}(params.id)) ?? missing()`
  const note = isShared ? '\n// Somebody else’s is “missing” for whoever wants to change it.' : ''
  return `import { read${Component} } from '@/lib/${oneFile}-input.js'
import { delete${Component}, find${Component}, update${Component} } from '@/lib/${manyFile}-table.js'
${sessionImport(view)}${note}
const missing = () => Response.json({ error: ${quoteJs(`There is no such ${view.entity.singular}${isShared ? ' of yours' : ''}.`)} }, { status: 404 })

export async function GET(request, { params }) {
${read}
}

/** Fields that are not sent keep their value. */
export async function PATCH(request, { params }) {
${askWho(view)}  const ${one} = await find${Component}(params.id${who})
  if (${one} === null${own}) return missing()
  const { values, errors } = read${Component}({ ...${one}, ...(await request.json()) })
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 })
  return update${Component}(${one}.id, values${who})
}

export async function DELETE(request, { params }) {
${askWho(view)}  const ${one} = await find${Component}(params.id${who})
  if (${one} === null${own}) return missing()
  await delete${Component}(${one}.id${who})
  return ${one}
}
`
}

/** Routes of the parts that belong to the main records. */
export function partRoutes(view: View): Record<string, string> {
  if (!isMain(view)) return {}
  const { path, manyFile, Component } = namesOf(view)
  return {
    ...(view.parts.includes('likes') && {
      [`web/app/api/${path}/[id]/like/route.js`]: `import { like${Component} } from '@/lib/${manyFile}-table.js'

export async function POST(request, { params }) {
  if (!/^\\d{1,9}$/.test(params.id)) return new Response(null, { status: 404 })
  return (await like${Component}(params.id)) ?? Response.json({ error: ${quoteJs(`There is no such ${view.entity.singular}.`)} }, { status: 404 })
}
`,
    }),
    ...(view.parts.includes('comments') && {
      [`web/app/api/${path}/[id]/comments/route.js`]: `import { insertComment } from '@/lib/comments-table.js'

/** Says something about ${withOne(view.entity.singular)}. */
export async function POST(request, { params }) {
  const input = await request.json()
  const author = String(input.author ?? '').trim().slice(0, 80)
  const body = String(input.comment ?? '').trim().slice(0, 2000)
  if (author === '' || body === '') return Response.json({ error: 'A comment needs your name and some words.' }, { status: 422 })
  if (!/^\\d{1,9}$/.test(params.id)) return Response.json({ error: ${quoteJs(`There is no such ${view.entity.singular}.`)} }, { status: 404 })
  return Response.json(await insertComment(params.id, { author, body }), { status: 201 })
}
`,
    }),
  }
}
