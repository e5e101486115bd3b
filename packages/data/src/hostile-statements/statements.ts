// What a hostile app could send to its database, and how it shows that it bit where nobody guards.
// {file} is a free path, {pid} a bystander's session, {role} and {database} a bystander's; each is filled in by the test.

/** Answers with what is none of the app's business. */
export interface Exposing {
  name: string
  sql: string
}

export const exposing: readonly Exposing[] = [
  { name: 'read a file as text', sql: `select pg_read_file('/etc/passwd')` },
  { name: 'read a file as bytes', sql: `select pg_read_binary_file('/etc/passwd')` },
  { name: 'list a folder', sql: `select * from pg_ls_dir('.')` },
  { name: 'look at a file', sql: `select * from pg_stat_file('postgresql.conf')` },
  { name: 'list the write-ahead log', sql: 'select * from pg_ls_waldir()' },
  { name: 'load a file as large object', sql: `select lo_import('/etc/passwd')` },
  { name: 'write a large object to a file', sql: `select lo_export(4242, '{file}')` },
  { name: 'read a file through a plan', sql: `explain (analyze, verbose) select pg_read_file('/etc/passwd')` },
  { name: 'sessions of everybody', sql: 'select * from pg_stat_activity' },
  { name: 'sessions by function', sql: 'select * from pg_stat_get_activity(null)' },
  { name: 'backends by number', sql: 'select pg_stat_get_backend_pid(i) from pg_stat_get_backend_idset() i' },
  { name: 'databases', sql: 'select * from pg_database' },
  { name: 'statistics of databases', sql: 'select * from pg_stat_database' },
  { name: 'roles', sql: 'select * from pg_roles' },
  { name: 'users', sql: 'select * from pg_user' },
  { name: 'passwords', sql: 'select * from pg_authid' },
  { name: 'passwords by view', sql: 'select * from pg_shadow' },
  { name: 'who is member of what', sql: 'select * from pg_auth_members' },
  { name: 'settings of roles', sql: 'select * from pg_db_role_setting' },
  { name: 'what depends on roles', sql: 'select * from pg_shdepend' },
  { name: 'tablespaces', sql: 'select * from pg_tablespace' },
  { name: 'size of all databases', sql: `select pg_tablespace_size('pg_default')` },
  { name: 'size of another database', sql: `select pg_database_size('{database}')` },
  { name: 'locks of everybody', sql: 'select * from pg_locks' },
  { name: 'locks by function', sql: 'select * from pg_lock_status()' },
  { name: 'settings', sql: 'select * from pg_settings' },
  { name: 'settings by function', sql: 'select * from pg_show_all_settings()' },
  { name: 'where the data is', sql: `select current_setting('data_directory')` },
  { name: 'who may connect', sql: 'select * from pg_hba_file_rules' },
  { name: 'memory of the server', sql: 'select * from pg_shmem_allocations' },
  { name: 'how the server was built', sql: 'select * from pg_config' },
  { name: 'end the session of another', sql: 'select pg_terminate_backend({pid})' },
  { name: 'stop the statement of another', sql: 'select pg_cancel_backend({pid})' },
  { name: 'dump the memory of another', sql: 'select pg_log_backend_memory_contexts({pid})' },
  { name: 'load the configuration again', sql: 'select pg_reload_conf()' },
  { name: 'switch the write-ahead log', sql: 'select pg_switch_wal()' },
  { name: 'mark a point in the log', sql: `select pg_create_restore_point('mine')` },
  { name: 'begin a backup', sql: `select pg_backup_start('mine', true)` },
  { name: 'write into the log', sql: `select pg_logical_emit_message(false, 'mine', 'x')` },
  { name: 'keep a snapshot', sql: 'select pg_export_snapshot()' },
  { name: 'forget the statistics', sql: 'select pg_stat_reset()' },
  { name: 'tell every listener', sql: `select pg_notify('all', 'x')` },
  { name: 'become another by setting', sql: `select set_config('role', '{role}', true)` },
  { name: 'log in as another by setting', sql: `select set_config('session_authorization', '{role}', true)` },
  { name: 'lift the limit of temporary files', sql: `select set_config('temp_file_limit', '-1', true)` },
  { name: 'log everything', sql: `select set_config('log_min_messages', 'debug5', true)` },
  { name: 'switch triggers off', sql: `select set_config('session_replication_role', 'replica', true)` },
]

/** Changes something that is not the app's. */
export interface Changing {
  name: string
  sql: string
  /** Run by an administrator: at least one row when it happened. */
  probe: string
  undo?: string
  /** What the gate says to the statement as it is; inside of a DO block it is always Postgres that denies. */
  code: 'refused' | '42501'
}

const roleIs = (what: string) => `select from pg_roles where rolname = '{role}' and ${what}`
const extension = (name: string): Changing => ({
  name: `extension ${name}`,
  sql: `create extension ${name}`,
  probe: `select from pg_extension where extname = '${name}'`,
  undo: `drop extension ${name}`,
  code: 'refused',
})

export const changing: readonly Changing[] = [
  ...['dblink', 'postgres_fdw', 'file_fdw', 'pgcrypto', 'pageinspect', 'pg_prewarm'].map(extension),
  {
    name: 'read a file into a table',
    sql: `copy public.loot from '/etc/passwd'`,
    probe: 'select from public.loot',
    undo: 'truncate public.loot',
    code: 'refused',
  },
  {
    name: 'run a program and read what it prints',
    sql: `copy public.loot from program 'id'`,
    probe: 'select from public.loot',
    undo: 'truncate public.loot',
    code: 'refused',
  },
  {
    name: 'run a program',
    sql: `copy (select 1) to program 'cat > {file}.p'`,
    probe: `select from pg_stat_file('{file}.p')`,
    code: 'refused',
  },
  {
    name: 'run a program behind comments',
    sql: `/* a /* b */ c */ -- d\n copy (select 1) to program 'cat > {file}.c'`,
    probe: `select from pg_stat_file('{file}.c')`,
    code: 'refused',
  },
  {
    name: 'write a file',
    sql: `copy (select 1) to '{file}.w'`,
    probe: `select from pg_stat_file('{file}.w')`,
    code: 'refused',
  },
  {
    name: 'a function inside the server',
    sql: `create function public.peek(text) returns text language internal as 'pg_read_file_all'`,
    probe: `select from pg_proc where proname = 'peek'`,
    undo: 'drop function public.peek',
    code: '42501',
  },
  {
    name: 'a function of a library',
    sql: `create function public.lib() returns trigger language c as '$libdir/refint', 'check_primary_key'`,
    probe: `select from pg_proc where proname = 'lib'`,
    undo: 'drop function public.lib',
    code: '42501',
  },
  {
    name: 'a language for everybody',
    sql: `update pg_catalog.pg_language set lanpltrusted = true where lanname = 'c'`,
    probe: `select from pg_language where lanname = 'c' and lanpltrusted`,
    undo: `update pg_catalog.pg_language set lanpltrusted = false where lanname = 'c'`,
    code: '42501',
  },
  {
    name: 'a door to other servers',
    sql: 'create foreign data wrapper door',
    probe: `select from pg_foreign_data_wrapper where fdwname = 'door'`,
    undo: 'drop foreign data wrapper door',
    code: 'refused',
  },
  {
    name: 'a role',
    sql: 'create role intruder superuser login',
    probe: `select from pg_roles where rolname = 'intruder'`,
    undo: 'drop role intruder',
    code: 'refused',
  },
  {
    name: 'make a superuser',
    sql: 'alter role {role} superuser',
    probe: roleIs('rolsuper'),
    undo: 'alter role {role} nosuperuser',
    code: 'refused',
  },
  {
    name: 'rename a role',
    sql: 'alter role {role} rename to "{role}_x"',
    probe: `select from pg_roles where rolname = '{role}_x'`,
    undo: 'alter role "{role}_x" rename to {role}',
    code: '42501',
  },
  {
    name: 'password of another',
    sql: `alter role {role} password 'mine'`,
    probe: `select from pg_authid where rolname = '{role}' and rolpassword is not null`,
    undo: 'alter role {role} password null',
    code: 'refused',
  },
  ...['pg_read_server_files', 'pg_execute_server_program', 'pg_read_all_data', 'pg_signal_backend'].map(
    (right): Changing => ({
      name: `the right ${right}`,
      sql: `grant ${right} to {role}`,
      probe: `select from pg_auth_members m where m.roleid = '${right}'::regrole and m.member = '{role}'::regrole`,
      undo: `revoke ${right} from {role}`,
      code: 'refused',
    }),
  ),
  {
    name: 'rows in the catalogue of roles',
    sql: `update pg_catalog.pg_authid set rolcreatedb = true where rolname = '{role}'`,
    probe: roleIs('rolcreatedb'),
    undo: 'alter role {role} nocreatedb',
    code: '42501',
  },
  {
    name: 'close a database by its catalogue',
    sql: `update pg_catalog.pg_database set datallowconn = false where datname = '{database}'`,
    probe: `select from pg_database where datname = '{database}' and not datallowconn`,
    undo: 'alter database {database} allow_connections true',
    code: '42501',
  },
  {
    name: 'close a database',
    sql: 'alter database {database} connection limit 0',
    probe: `select from pg_database where datname = '{database}' and datconnlimit = 0`,
    undo: 'alter database {database} connection limit -1',
    code: 'refused',
  },
  {
    name: 'settings of a role',
    sql: `alter role {role} set search_path = 'evil'`,
    probe: roleIs('rolconfig is not null'),
    undo: 'alter role {role} reset all',
    code: 'refused',
  },
  {
    name: 'an event trigger',
    sql: 'create event trigger spy on ddl_command_end execute function public.spy()',
    probe: `select from pg_event_trigger where evtname = 'spy'`,
    undo: 'drop event trigger spy',
    code: 'refused',
  },
  {
    name: 'publish everything',
    sql: 'create publication spy for all tables',
    probe: `select from pg_publication where pubname = 'spy'`,
    undo: 'drop publication spy',
    code: 'refused',
  },
  {
    name: 'subscribe to another server',
    sql: `create subscription spy connection 'host=127.0.0.1' publication p with (connect = false)`,
    probe: `select from pg_subscription where subname = 'spy'`,
    undo: 'alter subscription spy set (slot_name = none); drop subscription spy',
    code: 'refused',
  },
  {
    name: 'keep the write-ahead log for ever',
    sql: `select pg_create_physical_replication_slot('hoard', true)`,
    probe: `select from pg_replication_slots where slot_name = 'hoard'`,
    undo: `select pg_drop_replication_slot('hoard')`,
    code: '42501',
  },
  {
    name: 'an operator class for index lies',
    sql: `create operator class public.lies for type int4 using btree as operator 1 <, function 1 btint4cmp(int4, int4)`,
    probe: `select from pg_opclass where opcname = 'lies'`,
    undo: 'drop operator family public.lies using btree cascade',
    code: 'refused',
  },
  {
    name: 'thousands of large objects',
    sql: 'select lo_create(0) from generate_series(1, 3000)',
    probe: 'select from pg_largeobject_metadata having count(*) >= 3000',
    undo: 'select lo_unlink(oid) from pg_largeobject_metadata',
    code: '42501',
  },
  {
    name: 'a schema of its own',
    sql: 'create schema hideout',
    probe: `select from pg_namespace where nspname = 'hideout'`,
    undo: 'drop schema hideout',
    code: 'refused',
  },
]

/** As `Changing`, for statements that cannot be sent from inside of a DO block by anybody. */
export const changingAlone: readonly Changing[] = [
  {
    name: 'settings of the cluster',
    sql: `alter system set work_mem = '77MB'`,
    probe: `select from pg_file_settings where setting = '77MB'`,
    undo: 'alter system reset work_mem',
    code: 'refused',
  },
  {
    name: 'a database',
    sql: 'create database loot_store',
    probe: `select from pg_database where datname = 'loot_store'`,
    undo: 'drop database loot_store',
    code: 'refused',
  },
  {
    name: 'drop the database of another',
    sql: 'drop database {database}_b',
    probe: `select where not exists (select from pg_database where datname = '{database}_b')`,
    code: 'refused',
  },
]
