create table plant (
  id bigint generated always as identity primary key,
  name text not null unique,
  latin_name text not null,
  light text not null check (light in ('North', 'East', 'South')),
  price numeric(12, 2) not null check (price > 0),
  remark text,
  created_at timestamptz not null default now()
);
create table customer_order (
  id bigint generated always as identity primary key,
  -- The address of the order's page; nobody can guess another's.
  code uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null,
  street text not null,
  town text not null,
  created_at timestamptz not null default now()
);
create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references customer_order on delete cascade,
  plant_id bigint not null references plant,
  quantity integer not null check (quantity between 1 and 20),
  price numeric(12, 2) not null
);
create index on order_line (order_id);
create index on order_line (plant_id);
