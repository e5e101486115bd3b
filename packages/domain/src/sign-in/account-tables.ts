// The tables that an app's accounts live in, in the app's own database. `user_accounts` is the specification's name
// (section 3); the others are ours and begin with `auth_`.

/** Harmless when repeated, and when the app has made a `user_accounts` of its own with an `id` of type text. */
const statements = [
  `create table if not exists user_accounts (
  id text primary key default gen_random_uuid()::text,
  email text, name text, image text, created_at timestamptz not null default now()
)`,
  `alter table user_accounts
  add column if not exists email text, add column if not exists name text, add column if not exists image text,
  add column if not exists created_at timestamptz not null default now()`,
  'create unique index if not exists user_accounts_email_key on user_accounts (lower(email))',
  `create table if not exists auth_passwords (
  user_id text primary key references user_accounts (id) on delete cascade,
  hash text not null, updated_at timestamptz not null default now()
)`,
  `create table if not exists auth_accounts (
  provider text not null, subject text not null,
  user_id text not null references user_accounts (id) on delete cascade,
  created_at timestamptz not null default now(), primary key (provider, subject)
)`,
  `create table if not exists auth_sessions (
  token_hash text primary key,
  user_id text not null references user_accounts (id) on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null
)`,
  'create index if not exists auth_sessions_user on auth_sessions (user_id)',
  `create table if not exists auth_flows (
  state_hash text primary key, browser_hash text not null, provider text not null, verifier text not null,
  nonce text not null, callback_url text not null, expires_at timestamptz not null
)`,
]

export const accountTables = { statements, script: `${statements.join(';\n')};\n`, version: 1 } as const
