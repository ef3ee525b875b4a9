-- Which edition of the library a copy was taken from, and what the library is searched by.

alter table modules add column source_edition integer;
alter table plates add column source_edition integer;
-- Whoever goes back to a backup goes back to its edition.
alter table module_backups add column source_edition integer;
alter table plate_backups add column source_edition integer;

-- There was no other edition before.
update modules set source_edition = 1 where source_id in (select item_id from library_entries);
update plates set source_edition = 1 where source_id in (select item_id from library_entries);
update module_backups b set source_edition = m.source_edition
  from modules m where m.id = b.module_id and m.source_edition is not null;
update plate_backups b set source_edition = p.source_edition
  from plates p where p.id = b.plate_id and p.source_edition is not null;

-- What an item is called in any language, folded as lists fold what they search.
create function library_words(facts jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(lower(normalize(string_agg(word #>> '{}', E'\n'), NFC) collate pandok_names), '') from (
    select jsonb_path_query(facts, '$.names.*') as word
    union all select jsonb_path_query(facts, '$.synonyms.*[*]')) as words
$$;
alter table library_entries add column words text not null generated always as (library_words(facts)) stored;

-- As pandok_names, for readers of the other languages: numbers by their size.
create collation pandok_names_en (provider = icu, locale = 'en-u-kn-true');
create collation pandok_names_zh (provider = icu, locale = 'zh-u-kn-true');
create collation pandok_names_ja (provider = icu, locale = 'ja-u-kn-true');
create collation pandok_names_de (provider = icu, locale = 'de-u-kn-true');
