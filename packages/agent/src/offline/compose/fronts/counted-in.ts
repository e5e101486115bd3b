// A list that people put themselves on: how many are on it, in the words that were said, and nobody on it twice.
import type { Field } from '../../brief.ts'
import { nothing, quoteJs } from '../data/expressions.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'

/** "0 of 60 households" as a template over `count`; null where nobody said how it reads. */
function countTemplate({ copy, isInbox }: View): string | null {
  if (!isInbox || !/\d/.test(copy.count)) return null
  return `\`${copy.count.replace(/[`\\$]/g, '').replace(/\d+/, '${count}')}\``
}

/** The address by which somebody is known again; null where anybody may come twice. */
function onceBy({ copy, fields, isInbox }: View): Field | null {
  if (!isInbox || copy.again === '') return null
  return fields.find(({ kind }) => kind === 'email') ?? fields.find(({ kind }) => kind === 'phone') ?? null
}

/** An index that keeps everybody on the list once; '' where anybody may come twice. */
export function onceSql(view: View): string {
  const field = onceBy(view)
  return field === null
    ? ''
    : `create unique index on ${quoteName(namesOf(view).table)} (lower(${quoteName(field.name)}));\n`
}

/** The lines of the route that keep what was sent. */
export function keepLines(view: View): string {
  const { Component } = namesOf(view)
  const field = onceBy(view)
  if (field === null) return `  await insert${Component}(values)\n`
  return `  try {
    await insert${Component}(values)
  } catch (error) {
    if (error.code !== '23505') throw error
    return Response.json({ errors: { ${field.name}: ${quoteJs(view.copy.again)} } }, { status: 409 })
  }
`
}

/** How many are in: a function of the table's module, its import, the handler that tells it, and how the panel shows it. */
export function counting(view: View): Record<'query' | 'name' | 'handler' | 'imports' | 'state' | 'shown', string> {
  const { table, path, Component } = namesOf(view)
  const template = countTemplate(view)
  if (template === null)
    return {
      query: nothing,
      name: '',
      handler: '',
      imports: "import { useState } from 'react'",
      state: nothing,
      shown: nothing,
    }
  return {
    query: `
export async function count${Component}() {
  const [{ count }] = await sql\`select count(*)::int as count from ${quoteName(table)}\`
  return count
}`,
    name: `count${Component}, `,
    handler: `/** How many are in; who they are is not told. */
export async function GET() {
  return { count: await count${Component}() }
}

`,
    imports: "import { useEffect, useState } from 'react'",
    state: `  const [count, setCount] = useState()

  // Whoever is in counts at once.
  useEffect(() => {
    fetch('/api/${path}')
      .then((response) => (response.ok ? response.json() : {}))
      .then((told) => setCount(told.count), () => setCount(undefined))
  }, [isSent])
`,
    shown: `{count !== undefined && <p className="mb-5 text-xl font-semibold tabular-nums">{${template}}</p>}`,
  }
}
