-- Plates: the library places that they take up, how they look from afar, and their backups.

-- What lists show of the cells, without reading them.
create function plate_sketch(cells jsonb) returns jsonb language sql immutable strict parallel safe as $$
  select coalesce(
    jsonb_agg(jsonb_strip_nulls(jsonb_build_object('position', cell -> 'position', 'color', cell -> 'color')) order by number),
    '[]')
  from jsonb_array_elements(cells) with ordinality as each (cell, number)
$$;
create function plate_module_count(cells jsonb) returns bigint language sql immutable strict parallel safe as $$
  select count(distinct id) from jsonb_path_query(cells, '$[*].outputs[*].moduleId') as id
$$;

alter table plates
  add column place text check (place in ('free', 'paid')),
  add column cell_count smallint not null generated always as (jsonb_array_length(cells)) stored,
  add column key_count smallint not null
    generated always as (jsonb_array_length(jsonb_path_query_array(key_map, '$.*'))) stored,
  add column module_count smallint not null generated always as (plate_module_count(cells)) stored,
  add column sketch jsonb not null generated always as (plate_sketch(cells)) stored;

create index plates_shared on plates (updated_at) where shared and deleted_at is null;
create index plates_library on plates (updated_at) where library is not null and deleted_at is null;

create table plate_backups (
  id text primary key,
  -- Tells the order of those from one moment.
  number bigint generated always as identity,
  plate_id text not null references plates (id) on delete cascade,
  kind text not null check (kind in ('auto', 'manual')),
  note text not null,
  revision integer not null,
  name text not null,
  cells jsonb not null,
  key_map jsonb not null,
  auto_fill jsonb not null,
  created_at timestamptz not null
);
create index plate_backups_by_plate on plate_backups (plate_id, number);
