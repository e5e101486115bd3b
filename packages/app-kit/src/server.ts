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

/** `read committed` is what a transaction has without a word; the others fail with '40001' when they got in each other's way. */
export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

export interface TransactionOptions {
  isolation?: Isolation
}

interface Sql {
  /** sql`select * from notes where id = ${id}`: values become parameters. A nested sql`…` is spliced in. */
  (strings: TemplateStringsArray, ...values: unknown[]): Query
  /** sql('select * from notes where id = $1', [id]) */
  (query: string, params?: unknown[]): Query
  /**
   * Runs the statements in order, all or none, and answers the rows of each. When one fails nothing of the others
   * remains.
   */
  transaction(queries: Query[], options?: TransactionOptions): Promise<Row[][]>
}

/** Reaches the app's own database. Values become parameters, never text. */
export const sql: Sql = Object.assign(
  (first: TemplateStringsArray | string, ...rest: unknown[]): Query => {
    const params = rest[0]
    if (typeof first === 'string') return toQuery({ text: first, params: Array.isArray(params) ? params : [] })
    return toQuery(fromTemplate(first, rest))
  },
  {
    async transaction(queries: Query[], { isolation }: TransactionOptions = {}) {
      if (!Array.isArray(queries) || !queries.every(isQuery)) {
        throw new TypeError('sql.transaction takes an array of sql`…` statements that were not awaited.')
      }
      if (queries.length === 0) return []
      return send(
        queries.map((query) => query.statement),
        isolation,
      )
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

/**
 * An `sql` call that the database refused. `code` is Postgres' SQLSTATE ('23505': a unique value is taken, '23503': what
 * it refers to is missing, '23502': a value is missing, '40001': try the transaction again), or one of ours: 'refused',
 * 'timeout', 'too_large', 'busy', 'storage_full', 'unavailable'.
 */
export class DatabaseError extends Error {
  readonly code: string
  readonly hint: string | undefined
  /** 1-based offset of the mistake in the statement. */
  readonly position: number | undefined

  constructor(message: string, details: Omit<Failure, 'ok' | 'message'>) {
    super(message)
    this.name = 'DatabaseError'
    this.code = details.code
    this.hint = details.hint
    this.position = details.position
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

interface Failure {
  ok: false
  code: string
  message: string
  hint?: string | undefined
  position?: number | undefined
}
type Answer = { ok: true; results: { rows: Row[] }[] } | Failure

async function send(statements: Statement[], isolation?: Isolation): Promise<Row[][]> {
  const response = await fetch('http://gateway.joinery.internal/sql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statements, isolation }),
  })
  const answer: Answer | null = await response.json().catch(() => null)
  if (answer === null) {
    throw new DatabaseError(`The database did not answer (${response.status}).`, { code: 'unavailable' })
  }
  if (!answer.ok) throw new DatabaseError(answer.message, answer)
  return answer.results.map((result) => result.rows)
}
