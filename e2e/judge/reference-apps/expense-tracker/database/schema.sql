create table expense (
  id bigint generated always as identity primary key,
  place text not null check (length(place) between 1 and 120),
  category text not null check (category in ('Home', 'Groceries', 'Getting around', 'Eating out', 'Everything else')),
  amount numeric(12, 2) not null check (amount > 0),
  spent_on date not null,
  created_at timestamptz not null default now()
);
create index on expense (spent_on);
