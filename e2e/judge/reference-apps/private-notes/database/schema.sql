create table user_accounts (
  id bigint generated always as identity primary key,
  email text not null unique,
  -- PBKDF2 of the password, both in hex.
  password_salt text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create table session (
  -- sha-256 of what the cookie holds, so that a copy of this table signs nobody in.
  token_hash text primary key,
  user_id bigint not null references user_accounts on delete cascade,
  expires_at timestamptz not null default now() + interval '30 days'
);
create index on session (user_id);
create table note (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_accounts on delete cascade,
  title text not null check (length(title) between 1 and 120),
  content text not null check (content <> ''),
  created_at timestamptz not null default now()
);
create index on note (user_id);
