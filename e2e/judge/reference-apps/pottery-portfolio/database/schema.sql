create table piece (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name text not null,
  kind text not null check (kind in ('Bowls', 'Vases', 'Jugs')),
  price numeric(12, 2) not null check (price > 0),
  height_cm integer not null,
  story text not null,
  created_at timestamptz not null default now()
);
create table message (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null,
  subject text not null check (subject in ('A piece', 'A course', 'Something else')),
  words text not null check (length(words) between 1 and 2000),
  created_at timestamptz not null default now()
);
