create table task (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 160),
  due_on date,
  is_done boolean not null default false,
  created_at timestamptz not null default now()
);
