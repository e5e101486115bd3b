create table response (
  id bigint generated always as identity primary key,
  team text not null check (team in ('Workshop', 'Office', 'On the road')),
  mood integer not null check (mood between 1 and 5),
  days_at_home integer not null check (days_at_home between 0 and 5),
  wish text not null check (length(wish) between 1 and 500),
  created_at timestamptz not null default now()
);
