-- What Pandok publishes itself, from files that come with the server.

create table library_entries (
  kind text not null check (kind in ('module', 'plate')),
  -- The file's own name for it.
  slug text not null,
  item_id text not null unique,
  edition integer not null,
  -- Of the file that it was loaded from: an unchanged one isn't read again.
  checksum bytea not null,
  -- Names, summary, synonyms and the like in every language, and of a plate the names of its cells.
  facts jsonb not null,
  loaded_at timestamptz not null,
  primary key (kind, slug)
);
