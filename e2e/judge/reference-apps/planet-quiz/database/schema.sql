create table question (
  id bigint generated always as identity primary key,
  prompt text not null,
  answers text[] not null check (cardinality(answers) >= 2),
  -- Position in answers, from 1.
  right_answer integer not null,
  created_at timestamptz not null default now()
);
create table score (
  id bigint generated always as identity primary key,
  player text not null check (length(player) between 1 and 40),
  points integer not null check (points >= 0),
  created_at timestamptz not null default now()
);
