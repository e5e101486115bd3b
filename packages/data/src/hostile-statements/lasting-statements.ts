// Hostile statements that do harm by going on, and those that leave something behind for the next visitor.

/** Runs until somebody stops it, or until the memory or the disk is full. */
export interface Lasting {
  name: string
  /** More than one: a transaction. */
  statements: readonly string[]
  /** The code that the gate's answer may have. */
  codes: readonly string[]
}

const stopped = ['timeout']
/** Our clock, or a limit of memory or temporary files, whichever is first on this machine. */
const bounded = ['timeout', '53200', '53400', '54000', '57P01', 'too_large']
const inBlock = (body: string) => `do $$ begin ${body} end $$`

export const lasting: readonly Lasting[] = [
  { name: 'sleep', statements: ['select pg_sleep(60)'], codes: stopped },
  { name: 'sleep until', statements: [`select pg_sleep_until(now() + interval '1 hour')`], codes: stopped },
  {
    name: 'sleep without the time-out of the session',
    statements: [`select set_config('statement_timeout', '0', false)`, 'select pg_sleep(60)'],
    codes: stopped,
  },
  {
    name: 'sleep and catch every order to stop',
    statements: [inBlock('loop begin perform pg_sleep(60); exception when query_canceled then null; end; end loop;')],
    codes: stopped,
  },
  { name: 'spin', statements: [inBlock('loop end loop;')], codes: stopped },
  {
    name: 'hold an exclusive lock',
    statements: ['lock table public.held in access exclusive mode', 'select pg_sleep(60)'],
    codes: stopped,
  },
  {
    name: 'recursion without end',
    statements: ['with recursive r as (select 1 union all select 1 from r) select count(*) from r'],
    codes: stopped,
  },
  {
    name: 'a product of everything with everything',
    statements: ['select count(*) from generate_series(1, 100000) a, generate_series(1, 100000000) b'],
    codes: bounded,
  },
  {
    name: 'a sort larger than the disk',
    statements: ['select count(*) from (select md5(g::text) m from generate_series(1, 1000000000) g order by 1) s'],
    codes: bounded,
  },
  {
    name: 'memory without end',
    statements: [`select length(string_agg(repeat('x', 1000000), '')) from generate_series(1, 1000000)`],
    codes: bounded,
  },
  {
    name: 'as much memory for a sort as there is',
    statements: [
      `select set_config('work_mem', '2000GB', false)`,
      'select count(*) from (select md5(g::text) m from generate_series(1, 1000000000) g order by 1) s',
    ],
    codes: [...bounded, '22023'],
  },
  {
    name: 'an answer without end',
    statements: [`select repeat('x', 1000) from generate_series(1, 1000000000)`],
    codes: bounded,
  },
  {
    name: 'an answer that is too large and goes on where nobody reads it',
    statements: [
      `select case when g = 1 then repeat('x', 20000000) else pg_sleep(60)::text end from generate_series(1, 2) g`,
    ],
    codes: bounded,
  },
  {
    name: 'notices without end',
    statements: [inBlock(`loop raise notice '%', repeat('x', 100000); end loop;`)],
    codes: bounded,
  },
  {
    name: 'tables without end',
    statements: [inBlock(`for i in 1..1000000 loop execute 'create table public.flood_' || i || ' ()'; end loop;`)],
    codes: bounded,
  },
]

/** Done once, it is there for whoever has the session next. */
export interface Leaving {
  name: string
  sql: string
  /** Run in the same session afterwards: a row when something was left. */
  probe: string
}

const setting = (name: string, value: string): Leaving => ({
  name: `the setting ${name}`,
  sql: `select set_config('${name}', '${value}', false)`,
  probe: `select where current_setting('${name}') = '${value}'`,
})

export const leaving: readonly Leaving[] = [
  setting('search_path', 'pg_catalog'),
  setting('standard_conforming_strings', 'off'),
  setting('default_transaction_read_only', 'on'),
  setting('timezone', 'Asia/Tokyo'),
  setting('datestyle', 'SQL, DMY'),
  setting('client_encoding', 'LATIN1'),
  setting('lock_timeout', '1ms'),
  setting('row_security', 'off'),
  {
    name: 'a table that hides another',
    sql: 'create temporary table held as select 2 as a',
    probe: `select from pg_class where relname = 'held' and relnamespace = pg_my_temp_schema()`,
  },
  {
    name: 'a prepared statement',
    sql: inBlock(`execute 'prepare kept as select 1';`),
    probe: 'select from pg_prepared_statements',
  },
  {
    name: 'a cursor',
    sql: inBlock(`execute 'declare kept cursor with hold for select 1';`),
    probe: 'select from pg_cursors where is_holdable',
  },
  { name: 'a listener', sql: inBlock(`execute 'listen kept';`), probe: 'select from pg_listening_channels()' },
  {
    name: 'a sequence’s last value',
    sql: `select nextval('public.counter')`,
    probe: `select where lastval() is not null`,
  },
]
