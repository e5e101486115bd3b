create table client (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null,
  city text,
  created_at timestamptz not null default now()
);
create table invoice (
  id bigint generated always as identity primary key,
  client_id bigint not null references client on delete cascade,
  subject text not null check (length(subject) between 1 and 160),
  amount numeric(12, 2) not null check (amount > 0),
  status text not null default 'draft' check (status in ('draft', 'sent', 'paid')),
  due_on date not null,
  created_at timestamptz not null default now()
);
create index on invoice (client_id);
