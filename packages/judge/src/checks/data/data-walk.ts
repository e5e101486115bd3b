// What the data checks of one session share: the tables, the forms found, who is signed in, what was typed.
import type { DatabaseTable } from '@joinery/contract/databases'
import type { Cookie } from 'playwright-core'

import type { AppSession, PageLook, Visitor } from '../../walk/app-session.ts'
import type { FormPurpose } from './form-purpose.ts'
import type { FormSeen } from './form-seen.ts'
import type { DataLook, ForeignKey, Row, RowDifferences } from './row-differences.ts'
import type { Sent } from './send-form.ts'
import { compareLooks, foreignKeys, lookAtData } from './row-differences.ts'

/** A form and the way to it. */
export interface FormPlace {
  path: string
  /** Button that brings the form up; empty when it is there at once. */
  opener: string
  /** What must be done before the form is there: something put into the cart. */
  prelude: { path: string; name: string } | null
  signature: string
  purpose: FormPurpose
  form: FormSeen
  /** True when only people see it who are signed in. */
  isSignedIn: boolean
}

/** Who the walk is signed in as, through the app's own form. */
export interface Person {
  email: string
  name: string
  password: string
  cookies: Cookie[]
}

export type WalkPage = Pick<PageLook, 'path' | 'pattern'>

export class DataWalk {
  readonly session: AppSession
  readonly tables: readonly DatabaseTable[]
  readonly keys: readonly ForeignKey[]
  /** Set once somebody signed up. */
  person: Person | null = null
  firstSignUp: { sent: Sent | null; person: Person | null } | null = null
  /** The pages the walk looks at, as the person sees them. */
  pages: readonly WalkPage[] = []
  places: readonly FormPlace[] = []
  #seed = 406
  #firstLook: DataLook = new Map()

  constructor(session: AppSession, tables: readonly DatabaseTable[]) {
    this.session = session
    this.tables = tables
    this.keys = foreignKeys(tables)
  }

  /** A number that was not typed before. */
  nextSeed(): number {
    this.#seed += 11
    return this.#seed
  }

  /** Remembers what was there before anything was typed. */
  async rememberFirstLook(): Promise<void> {
    this.#firstLook = await this.look()
  }

  /** True for rows that a fresh copy of the data has too, unchanged. */
  isOriginal({ table, row }: { table: string; row: Row }): boolean {
    return (this.#firstLook.get(table) ?? []).some((each) => JSON.stringify(each) === JSON.stringify(row))
  }

  async look(): Promise<DataLook> {
    const { data } = this.session.app
    return data === null ? new Map() : lookAtData(data, this.tables)
  }

  compare(before: DataLook, after: DataLook): RowDifferences {
    return compareLooks(before, after, this.tables)
  }

  tableOf(name: string): DatabaseTable | undefined {
    return this.tables.find((table) => table.name === name)
  }

  /** Another browser of the same person; a stranger's where the place is there for strangers. */
  async withVisitor<T>(work: (visitor: Visitor) => Promise<T>, { isSignedIn }: { isSignedIn: boolean }): Promise<T> {
    return this.session.withVisitor(async (visitor) => {
      if (isSignedIn && this.person !== null) await visitor.context.addCookies(this.person.cookies)
      return work(visitor)
    })
  }
}

const walks = new WeakMap<AppSession, Promise<DataWalk>>()

/** The walk of this session; the first asker starts it. */
export function walkOf(session: AppSession, begin: (walk: DataWalk) => Promise<void>): Promise<DataWalk> {
  const known = walks.get(session)
  if (known !== undefined) return known
  const started = (async () => {
    const walk = new DataWalk(session, (await session.app.data?.tables()) ?? [])
    await begin(walk)
    return walk
  })()
  walks.set(session, started)
  return started
}
