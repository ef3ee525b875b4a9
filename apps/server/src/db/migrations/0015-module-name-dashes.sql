-- Full-width and typographic dashes count as '-' in the names of members' modules, so those that have one get a space in its place.
-- The library's own may have dashes, and a name that is taken already gets the next number.

do $$
declare
  dashes constant text := U&'\002D\058A\05BE\1400\1806\2010\2011\2012\2013\2014\2015\207B\208B\2212\2E17\2E1A\2E3A\2E3B\2E40\2E5D\30A0\FE31\FE32\FE58\FE63\FF0D\+010D6E\+010EAD';
  module record;
  base text;
  free text;
  number integer;
begin
  for module in
    select m.id, m.owner_id, m.name, m.deleted_at from modules m
    where translate(m.name, dashes, '') <> m.name
      and not exists (select from library_entries e where e.kind = 'module' and e.item_id = m.id)
    order by m.created_at, m.id
  loop
    base := btrim(regexp_replace(translate(module.name, dashes, repeat(' ', length(dashes))), '\s+', ' ', 'g'));
    if base = '' then base := '·'; end if;
    free := base;
    number := 1;
    while module.deleted_at is null and exists (
      select from modules other
      where other.owner_id = module.owner_id and other.deleted_at is null and other.id <> module.id
        and other.name_key = list_fold(free))
    loop
      number := number + 1;
      free := btrim(left(base, 39 - length(number::text))) || ' ' || number;
    end loop;
    update modules set name = free, name_key = list_fold(free), revision = revision + 1 where id = module.id;
  end loop;
end
$$;
