create table recipe (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 120),
  remark text,
  minutes integer not null check (minutes between 1 and 1440),
  serves integer not null check (serves between 1 and 50),
  ingredients text not null check (ingredients <> ''),
  method text not null check (method <> ''),
  created_at timestamptz not null default now()
);
create table tag (
  id bigint generated always as identity primary key,
  name text not null unique
);
create table recipe_tag (
  recipe_id bigint not null references recipe on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  primary key (recipe_id, tag_id)
);
create index on recipe_tag (tag_id);
