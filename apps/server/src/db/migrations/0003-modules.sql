-- Modules with their backups, the plates that use them, and the trash of both.

-- Korean first, and numbers by their size: «결절 2» before «결절 10».
create collation pandok_names (provider = icu, locale = 'ko-u-kn-true');

create table modules (
  id text primary key,
  owner_id text not null references members (id) on delete cascade,
  name text not null,
  -- Case and width folded.
  name_key text not null,
  section text not null,
  modality text not null,
  type text not null,
  note text not null,
  shared boolean not null default false,
  library text check (library in ('free', 'paid')),
  revision integer not null default 1,
  -- What it was copied from, which may be gone. Whose it was is not kept: they may leave, and leave nothing behind.
  source_id text,
  source_name text,
  -- Not jsonb: the order of its keys is its author's.
  definition json not null,
  input_count smallint not null,
  output_count smallint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index modules_name_key on modules (owner_id, name_key) where deleted_at is null;
-- One copy of a source at a time, the trash included.
create unique index modules_source_key on modules (owner_id, source_id) where source_id is not null;
create index modules_by_owner on modules (owner_id);
create index modules_shared on modules (updated_at) where shared and deleted_at is null;
create index modules_library on modules (updated_at) where library is not null and deleted_at is null;
create index modules_trash on modules (deleted_at) where deleted_at is not null;

create table module_backups (
  id text primary key,
  -- Tells the order of those from one moment.
  number bigint generated always as identity,
  module_id text not null references modules (id) on delete cascade,
  kind text not null check (kind in ('auto', 'manual')),
  note text not null,
  revision integer not null,
  name text not null,
  section text not null,
  modality text not null,
  type text not null,
  module_note text not null,
  definition json not null,
  created_at timestamptz not null
);
create index module_backups_by_module on module_backups (module_id, number);

create table plates (
  id text primary key,
  owner_id text not null references members (id) on delete cascade,
  name text not null,
  cells jsonb not null default '[]',
  key_map jsonb not null default '{}',
  auto_fill jsonb not null default '[]',
  shared boolean not null default false,
  library text check (library in ('free', 'paid')),
  revision integer not null default 1,
  source_id text,
  source_name text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index plates_source_key on plates (owner_id, source_id) where source_id is not null;
create index plates_by_owner on plates (owner_id);
create index plates_trash on plates (deleted_at) where deleted_at is not null;

-- Which modules a plate's cells name. A module may go while the cell keeps its place.
create table plate_modules (
  plate_id text not null references plates (id) on delete cascade,
  module_id text not null,
  primary key (plate_id, module_id)
);
create index plate_modules_by_module on plate_modules (module_id);
