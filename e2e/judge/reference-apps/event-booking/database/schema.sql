create table event (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 120),
  teacher text not null check (teacher <> ''),
  held_on date not null,
  starts_at time not null,
  capacity integer not null check (capacity between 1 and 200),
  created_at timestamptz not null default now()
);
create table booking (
  id bigint generated always as identity primary key,
  -- The address of the booking's page; nobody can guess another's.
  code uuid not null unique default gen_random_uuid(),
  event_id bigint not null references event on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null,
  seats integer not null check (seats between 1 and 6),
  created_at timestamptz not null default now()
);
create index on booking (event_id);
