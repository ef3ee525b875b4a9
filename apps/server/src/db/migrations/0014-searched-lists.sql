-- What the back office searches, in narrow rows of its own: docs/decisions/0010-long-lists.md says why.

set local maintenance_work_mem = '256MB';

-- The same letters and pairs as before in a third of the time, without a query for each text: pairs from the first letter on
-- and from the second, put apart by spaces. One with a space in it falls apart into letters, as it should.
create or replace function list_grams(folded text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select array_remove(array_remove(string_to_array(flat, null) || string_to_array(
    regexp_replace(flat, '(..)', '\1 ', 'g') || ' ' || regexp_replace(substr(flat, 2), '(..)', '\1 ', 'g'), ' '), ''), ' ')
  from (select translate(folded, E'\n', ' ') as flat) as flattened
$$;

-- An index takes no more than 2,700 bytes. What is longer is null here, and read from the row that it is of.
create function indexed_text(search_text text, keys text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(search_text) + octet_length(keys) <= 1200 then search_text end
$$;

create table listed_members (
  id text primary key,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  suspended_at timestamptz,
  email text not null,
  nickname text not null,
  name text not null,
  role text not null,
  listed_tier text not null,
  -- Whose orders are found by this member.
  payer_id text,
  search_text text collate "C"
);
create table listed_plates (
  id text primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  size integer not null,
  shared boolean not null,
  library text,
  name text not null,
  search_text text collate "C"
);
create table listed_modules (like listed_plates including all);

-- An index that is walked saves reading rows only where a vacuum has been since their last change. A fifth of millions, as
-- it is by default, would be years.
alter table listed_members set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table listed_plates set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table listed_modules set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table members set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table plates set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table modules set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
alter table orders set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- What stands beside the letters in the index of a search: what filters ask for. No word of these is as short as a pair.
create function member_marks(role text, tier text, suspended_at timestamptz, payer_id text) returns text[]
language sql immutable parallel safe as $$
  select array[role, tier, case when suspended_at is null then 'active' else 'suspended' end,
    case when payer_id is null then 'none' else 'payer' end]
$$;

-- Fills all three anew, as after rows were brought in while triggers were off.
create function relist() returns void language plpgsql as $$
begin
  delete from listed_members;
  insert into listed_members
    select m.id, m.created_at, m.last_seen_at, m.suspended_at, m.email, m.nickname, m.name, m.role, m.listed_tier, p.id,
      indexed_text(m.search_text, m.email || m.nickname || m.name)
    from members m left join payers p on p.member_id = m.id;
  delete from listed_plates;
  insert into listed_plates
    select id, created_at, updated_at, deleted_at, size, shared, library, name, indexed_text(search_text, name) from plates;
  delete from listed_modules;
  insert into listed_modules
    select id, created_at, updated_at, deleted_at, size, shared, library, name, indexed_text(search_text, name) from modules;
end $$;
select relist();

-- Each order with the text, so that a walk past what doesn't fit reads nothing else.
create index listed_members_by_time on listed_members (created_at, id)
  include (role, listed_tier, suspended_at, search_text);
create index listed_members_by_email on listed_members (email collate "C", id)
  include (role, listed_tier, suspended_at, search_text);
create index listed_members_by_nickname on listed_members (nickname collate pandok_names, id)
  include (role, listed_tier, suspended_at, search_text);
create index listed_members_by_name on listed_members (name collate pandok_names, id)
  include (role, listed_tier, suspended_at, search_text);
create index listed_members_by_use on listed_members (last_seen_at, id)
  include (role, listed_tier, suspended_at, search_text);
create unique index listed_members_paying on listed_members (payer_id) include (search_text, id)
  where payer_id is not null;
create index listed_members_long on listed_members (id) where search_text is null;
create index listed_members_searched on listed_members
  using gin ((list_grams(search_text) || member_marks(role, listed_tier, suspended_at, payer_id)))
  with (gin_pending_list_limit = 512);

create index listed_plates_by_change on listed_plates (updated_at, id) include (shared, library, deleted_at, search_text);
create index listed_plates_by_time on listed_plates (created_at, id) include (shared, library, deleted_at, search_text);
create index listed_plates_by_name on listed_plates (name collate pandok_names, id)
  include (shared, library, deleted_at, search_text);
create index listed_plates_by_size on listed_plates (size, id) include (shared, library, deleted_at, search_text);
create index listed_plates_long on listed_plates (id) where search_text is null;
create index listed_plates_searched on listed_plates
  using gin ((list_grams(search_text) || item_kind(shared, library, deleted_at))) with (gin_pending_list_limit = 512);

create index listed_modules_by_change on listed_modules (updated_at, id)
  include (shared, library, deleted_at, search_text);
create index listed_modules_by_time on listed_modules (created_at, id) include (shared, library, deleted_at, search_text);
create index listed_modules_by_name on listed_modules (name collate pandok_names, id)
  include (shared, library, deleted_at, search_text);
create index listed_modules_by_size on listed_modules (size, id) include (shared, library, deleted_at, search_text);
create index listed_modules_long on listed_modules (id) where search_text is null;
create index listed_modules_searched on listed_modules
  using gin ((list_grams(search_text) || item_kind(shared, library, deleted_at))) with (gin_pending_list_limit = 512);

-- The indexes of letters are there instead of here: what is written costs as many of them as before.
drop index members_searched, plates_searched, modules_searched;

-- Whoever writes a row here holds the row that it is of already, so that nobody waits in a circle.
create function list_member() returns trigger language plpgsql as $$
begin
  insert into listed_members (id, created_at, last_seen_at, suspended_at, email, nickname, name, role, listed_tier, search_text)
  values (new.id, new.created_at, new.last_seen_at, new.suspended_at, new.email, new.nickname, new.name, new.role,
    new.listed_tier, indexed_text(new.search_text, new.email || new.nickname || new.name))
  on conflict (id) do update set (created_at, last_seen_at, suspended_at, email, nickname, name, role, listed_tier, search_text) =
    (excluded.created_at, excluded.last_seen_at, excluded.suspended_at, excluded.email, excluded.nickname, excluded.name,
      excluded.role, excluded.listed_tier, excluded.search_text);
  return null;
end $$;
create trigger listed after insert on members for each row execute function list_member();
create trigger listed_anew after update on members for each row
  when ((old.created_at, old.last_seen_at, old.suspended_at, old.email, old.nickname, old.name, old.role, old.listed_tier,
      old.search_text)
    is distinct from (new.created_at, new.last_seen_at, new.suspended_at, new.email, new.nickname, new.name, new.role,
      new.listed_tier, new.search_text))
  execute function list_member();

create function list_payer() returns trigger language plpgsql as $$
begin
  perform from members where id in (old.member_id, new.member_id) order by id for no key update;
  update listed_members set payer_id = null where payer_id = old.id and id is distinct from new.member_id;
  update listed_members set payer_id = new.id where id = new.member_id and payer_id is distinct from new.id;
  return null;
end $$;
create trigger listed after insert or delete or update of member_id on payers
  for each row execute function list_payer();

create function list_plate() returns trigger language plpgsql as $$
begin
  insert into listed_plates values (new.id, new.created_at, new.updated_at, new.deleted_at, new.size, new.shared,
    new.library, new.name, indexed_text(new.search_text, new.name))
  on conflict (id) do update set (created_at, updated_at, deleted_at, size, shared, library, name, search_text) =
    (excluded.created_at, excluded.updated_at, excluded.deleted_at, excluded.size, excluded.shared, excluded.library,
      excluded.name, excluded.search_text);
  return null;
end $$;
create trigger listed after insert on plates for each row execute function list_plate();
create trigger listed_anew after update on plates for each row
  when ((old.created_at, old.updated_at, old.deleted_at, old.size, old.shared, old.library, old.name, old.search_text)
    is distinct from (new.created_at, new.updated_at, new.deleted_at, new.size, new.shared, new.library, new.name,
      new.search_text))
  execute function list_plate();

create function list_module() returns trigger language plpgsql as $$
begin
  insert into listed_modules values (new.id, new.created_at, new.updated_at, new.deleted_at, new.size, new.shared,
    new.library, new.name, indexed_text(new.search_text, new.name))
  on conflict (id) do update set (created_at, updated_at, deleted_at, size, shared, library, name, search_text) =
    (excluded.created_at, excluded.updated_at, excluded.deleted_at, excluded.size, excluded.shared, excluded.library,
      excluded.name, excluded.search_text);
  return null;
end $$;
create trigger listed after insert on modules for each row execute function list_module();
create trigger listed_anew after update on modules for each row
  when ((old.created_at, old.updated_at, old.deleted_at, old.size, old.shared, old.library, old.name, old.search_text)
    is distinct from (new.created_at, new.updated_at, new.deleted_at, new.size, new.shared, new.library, new.name,
      new.search_text))
  execute function list_module();

create function list_no_more() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then delete from listed_members where id = old.id;
  elsif tg_table_name = 'plates' then delete from listed_plates where id = old.id;
  else delete from listed_modules where id = old.id;
  end if;
  return null;
end $$;
create trigger listed_no_more after delete on members for each row execute function list_no_more();
create trigger listed_no_more after delete on plates for each row execute function list_no_more();
create trigger listed_no_more after delete on modules for each row execute function list_no_more();

-- Orders are told by their payer without being read, in their order and payer by payer.
drop index orders_listed_by_time, orders_listed_by_amount;
create index orders_listed_by_time on orders (created_at, id) include (status, plan_id, payer_id)
  where confirming_at is not null or state = 'failed';
create index orders_listed_by_amount on orders (amount_won, created_at, id) include (status, plan_id, payer_id)
  where confirming_at is not null or state = 'failed';
create index orders_listed_by_payer on orders (payer_id, created_at, id) include (amount_won, status, plan_id)
  where confirming_at is not null or state = 'failed';

-- The planner would remember the changes of each period for the next alike, which there isn't, and empty that memory at each
-- row: the more periods, the longer for each.
alter function recount_money set enable_memoize = off;
