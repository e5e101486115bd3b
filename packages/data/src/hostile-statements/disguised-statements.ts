// Texts that are more than one statement, or one that takes the session or the transaction out of the gate's hands. Each
// says how it bites where nobody guards: a superuser's session in a database that is shared.
import type { Client } from 'pg'

import { bystander } from './unguarded.ts'

export interface Disguised {
  sql: string
  /**
   * Sends it where nobody guards, and says whether that did harm.
   *
   * @param fill puts a free path into a text
   */
  bites(session: Client, fill: (text: string) => string): Promise<boolean>
}

interface Harm {
  before?: readonly string[]
  /** What whoever has the session next sends, or whoever thinks that the transaction is still theirs. */
  after?: readonly string[]
  /** A row says that it did harm. */
  probe: string
  undo?: string
}

function disguise(sql: string, { before = [], after = [], probe, undo }: Harm): Disguised {
  return {
    sql,
    async bites(session, fill) {
      for (const each of [...before, sql, ...after]) await session.query(fill(each)).catch(ignoreFailure)
      const isHarmed = (await session.query(fill(probe))).rowCount === 1
      if (undo !== undefined) await session.query(undo)
      return isHarmed
    },
  }
}

/** Some statements of a sequence are there to fail. */
function ignoreFailure(): void {}

const { role } = bystander
const cutText = 'select 1\0; drop table held'
const begin = ['truncate held', 'begin']
const insert = 'insert into held values (1)'
const heldRow = 'select from held where a = 1'
const noHeldRow = 'select where not exists (select from held where a = 1)'
const limited = {
  before: [`set statement_timeout = '50s'`],
  probe: `select where current_setting('statement_timeout') = '0'`,
}

export const disguised: readonly Disguised[] = [
  disguise('select 1; drop table held', {
    probe: `select where to_regclass('public.held') is null`,
    undo: 'create table held (a int)',
  }),
  disguise(`select 1 /* ; */ ; copy held to program 'touch {file}'`, {
    probe: `select from pg_stat_file('{file}', true) f where f.size = 0`,
  }),
  {
    sql: cutText,
    // The driver sends the whole, the server reads one part and takes the rest for another message.
    bites: (session) =>
      session.query(cutText).then(
        () => false,
        (error: unknown) => error instanceof Error && 'code' in error && error.code === '08P01',
      ),
  },
  // The next visitor's row goes with a transaction that is not theirs.
  disguise('begin', { before: ['truncate held'], after: [insert, 'rollback'], probe: noHeldRow }),
  // Taken back, and there all the same.
  disguise('commit', { before: [...begin, insert], after: ['rollback'], probe: heldRow }),
  // Committed, and not there.
  disguise('rollback', { before: [...begin, insert], after: ['commit'], probe: noHeldRow }),
  // One statement failed, and half of the transaction is there.
  disguise('savepoint a', {
    before: [...begin, insert],
    after: ['select 1 / 0', 'rollback to a', 'commit'],
    probe: heldRow,
  }),
  disguise(`prepare transaction 'a'`, {
    before: [...begin, insert],
    probe: 'select from pg_prepared_xacts',
    undo: `rollback prepared 'a'`,
  }),
  disguise(`set role ${role}`, { probe: `select where current_user = '${role}'` }),
  disguise(`set session authorization ${role}`, { probe: `select where session_user = '${role}'` }),
  disguise('set statement_timeout = 0', limited),
  disguise('reset all', limited),
  disguise('discard all', limited),
  disguise('prepare p as select 1', { probe: 'select from pg_prepared_statements' }),
  disguise('execute p', {
    before: ['truncate held', 'prepare p as insert into held values (1)'],
    probe: heldRow,
  }),
  disguise('declare c cursor with hold for select 1', { probe: `select from pg_cursors where name = 'c'` }),
  disguise('listen a', { probe: 'select from pg_listening_channels()' }),
  {
    sql: 'notify a',
    async bites(session) {
      await session.query('listen a')
      const heard = new Promise<boolean>((resolve) => session.once('notification', () => resolve(true)))
      await session.query('notify a')
      return heard
    },
  },
  disguise(`load 'auto_explain'`, { probe: `select from pg_settings where name = 'auto_explain.log_min_duration'` }),
  {
    sql: 'checkpoint',
    async bites(session) {
      const position = async () =>
        (await session.query('select checkpoint_lsn::text from pg_control_checkpoint()')).rows
      const before = JSON.stringify(await position())
      await session.query(insert)
      await session.query('checkpoint')
      return JSON.stringify(await position()) !== before
    },
  },
  disguise(`reassign owned by owner to ${role}`, {
    probe: `select from pg_tables where tablename = 'loot' and tableowner = '${role}'`,
    undo: `reassign owned by ${role} to owner`,
  }),
  disguise(`drop owned by ${role}`, {
    before: ['create table hers ()', `alter table hers owner to ${role}`],
    probe: `select where to_regclass('public.hers') is null`,
  }),
  disguise(`alter role ${role} password 'x'`, {
    probe: `select from pg_authid where rolname = '${role}' and rolpassword is not null`,
    undo: `alter role ${role} password null`,
  }),
  disguise('alter default privileges grant all on tables to public', {
    probe: 'select from pg_default_acl',
    undo: 'alter default privileges revoke all on tables from public',
  }),
]

/** These would do nothing here, and are refused all the same. */
export const empty: readonly string[] = ['', '-- nothing', ';;', `security label on table held is 'x'`]
