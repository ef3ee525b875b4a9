-- pg_restore looks names up in no schema at all, so a function that a generated column calls says whose collation it means.

create or replace function library_words(facts jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(lower(normalize(string_agg(word #>> '{}', E'\n'), NFC) collate public.pandok_names), '') from (
    select jsonb_path_query(facts, '$.names.*') as word
    union all select jsonb_path_query(facts, '$.synonyms.*[*]')) as words
$$;
