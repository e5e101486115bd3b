// What the server side of a generated app imports: page.server files and API routes, in the sandbox only.
import { NotFoundSignal, RedirectSignal } from './signals.ts'

export { env } from './environment.ts'
export { type Channel, createChannel, eventStream, openSocket, type SendEvent } from './live.ts'
export { getSession, requireUser, type Session, type User } from './session.ts'

export type Row = Record<string, unknown>
interface Statement {
  text: string
  params: unknown[]
}

/** One statement: a promise of its rows that runs when awaited, or is handed to `sql.transaction` unrun. */
export interface Query extends PromiseLike<Row[]> {
  readonly statement: Statement
  catch<T>(onRejected: (reason: unknown) => T): Promise<Row[] | T>
  finally(onFinally: () => void): Promise<Row[]>
}

interface Sql {
  (strings: TemplateStringsArray, ...values: unknown[]): Query
  (text: string, params?: unknown[]): Query
  /** Runs the statements in order, all or none. */
  transaction(queries: Query[]): Promise<Row[][]>
}

/** Reaches the app's own database. Values become parameters, never text. */
export const sql: Sql = Object.assign(
  (first: TemplateStringsArray | string, ...rest: unknown[]): Query => {
    const params = rest[0]
    if (typeof first === 'string') return toQuery({ text: first, params: Array.isArray(params) ? params : [] })
    return toQuery(fromTemplate(first, rest))
  },
  {
    transaction: (queries: Query[]) => {
      if (!Array.isArray(queries)) throw new TypeError('sql.transaction takes an array of sql`…` statements.')
      return send(queries.map((query) => query.statement))
    },
  },
)

/** `throw notFound()`: the page answers 404 with the app's not-found page. */
export function notFound(): Error {
  return new NotFoundSignal()
}

/** `throw redirect('/x')`: the visitor goes there instead. */
export function redirect(href: string): Error {
  return new RedirectSignal(href)
}

/** An `sql` call that the database refused; `code` is its SQLSTATE. */
class DatabaseError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
  }
}

function fromTemplate(strings: TemplateStringsArray, values: unknown[]): Statement {
  const params: unknown[] = []
  let text = strings[0] ?? ''
  for (const [index, value] of values.entries()) {
    // A nested sql`…` is spliced in, so that conditions can be put together.
    if (isQuery(value)) {
      const offset = params.length
      text += value.statement.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`)
      params.push(...value.statement.params)
    } else {
      params.push(value ?? null)
      text += `$${params.length}`
    }
    text += strings[index + 1] ?? ''
  }
  return { text, params }
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'statement' in value && 'then' in value
}

function toQuery(statement: Statement): Query {
  let result: Promise<Row[]> | null = null
  const run = () => (result ??= send([statement]).then((results) => results[0] ?? []))
  return {
    statement,
    // oxlint-disable-next-line unicorn/no-thenable -- a query is awaited like a promise, but runs only then
    then: (onFulfilled, onRejected) => run().then(onFulfilled, onRejected),
    catch: (onRejected) => run().catch(onRejected),
    finally: (onFinally) => run().finally(onFinally),
  }
}

type Answer = { ok: true; results: { rows: Row[] }[] } | { ok: false; code: string; message: string }

async function send(statements: Statement[]): Promise<Row[][]> {
  const response = await fetch('http://gateway.joinery.internal/sql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statements }),
  })
  const answer: Answer | null = await response.json().catch(() => null)
  if (answer === null) throw new DatabaseError(`The database did not answer (${response.status}).`, 'unavailable')
  if (!answer.ok) throw new DatabaseError(answer.message, answer.code)
  return answer.results.map((result) => result.rows)
}
