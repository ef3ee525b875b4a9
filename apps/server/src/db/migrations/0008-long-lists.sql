-- Lists of the back office that answer at once, however long they are: docs/decisions/0010-long-lists.md says how.

-- Case, width and the ways of writing one letter folded, so that what looks alike is found.
create function list_fold(words text) returns text language sql immutable strict parallel safe as $$
  select lower(normalize(words, NFKC) collate "und-x-icu")
$$;
-- Its letters and pairs of neighbours: two Korean letters are a word, which is less than a trigram needs.
-- It costs a lot, so that the planner reads the index and doesn't take letters apart row by row.
create function list_grams(folded text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select unnest(array[letter, letter || lead(letter) over (order by place)]) as gram
    from unnest(string_to_array(folded, null)) with ordinality as letters (letter, place)) as grams
  where gram is not null and strpos(gram, ' ') = 0 and strpos(gram, E'\n') = 0
$$;

-- Members.

alter table members
  add column search_text text collate "C" not null
    generated always as (list_fold(email || E'\n' || nickname || E'\n' || name || E'\n' || phone)) stored,
  -- The beginning of time: never.
  add column last_seen_at timestamptz not null default 'epoch',
  -- Granted or paid for, as it was found last, and when it has to be looked at again; null: it stays as it is.
  add column listed_tier text not null default 'free' check (listed_tier in ('free', 'basic', 'standard')),
  add column tier_due_at timestamptz;

update members m set last_seen_at = s.at
  from (select member_id, max(last_used_at) as at from sessions group by member_id) s where s.member_id = m.id;

update members set tier_due_at = '-infinity'
  where tier <> 'free' or exists (select from payers p where p.member_id = members.id);

create index members_listed_by_time on members (created_at, id) include (role, listed_tier, suspended_at);
create index members_listed_by_email on members (email collate "C", id) include (role, listed_tier, suspended_at);
create index members_listed_by_nickname on members (nickname collate pandok_names, id)
  include (role, listed_tier, suspended_at);
create index members_listed_by_name on members (name collate pandok_names, id)
  include (role, listed_tier, suspended_at);
create index members_listed_by_use on members (last_seen_at, id) include (role, listed_tier, suspended_at);
create index members_searched on members using gin (list_grams(search_text));
create index members_suspended on members (id) where suspended_at is not null;
create index members_with_tier on members (listed_tier) where listed_tier <> 'free';
create index members_tier_due on members (tier_due_at) where tier_due_at is not null;

-- Not at each use: a row that is indexed this often is not rewritten for a few minutes' difference.
create function note_member_seen() returns trigger language plpgsql as $$
begin
  -- Whoever holds the member may be waiting for this session, to end it; then the next use is noted.
  update members set last_seen_at = new.last_used_at
  where id = (select id from members
    where id = new.member_id and last_seen_at < new.last_used_at - interval '5 minutes'
    for no key update skip locked);
  return null;
end $$;
create trigger seen after insert or update of last_used_at on sessions
  for each row execute function note_member_seen();

create function grant_is_due() returns trigger language plpgsql as $$
begin
  new.tier_due_at := '-infinity';
  return new;
end $$;
create trigger tier_due_at_first before insert on members for each row
  when (new.tier <> 'free') execute function grant_is_due();
create trigger tier_due before update of tier, tier_until on members for each row
  when ((old.tier, old.tier_until) is distinct from (new.tier, new.tier_until)) execute function grant_is_due();

create function payers_tier_is_due() returns trigger language plpgsql as $$
begin
  update members m set tier_due_at = '-infinity' from payers p
  where p.id = new.payer_id and m.id = p.member_id and m.tier_due_at is distinct from '-infinity';
  return null;
end $$;
create trigger tier_due after insert or update on subscriptions for each row execute function payers_tier_is_due();
create trigger tier_due after insert or update of starts_at, ends_at, closed_at on periods
  for each row execute function payers_tier_is_due();
create trigger tier_due after insert or update of state on refunds for each row execute function payers_tier_is_due();

-- Plates and modules.

alter table plates
  add column size integer not null generated always as
    (octet_length(cells::text) + octet_length(key_map::text) + octet_length(auto_fill::text)) stored,
  add column search_text text collate "C" not null default '';
alter table modules
  add column size integer not null generated always as (octet_length(definition::text)) stored,
  add column search_text text collate "C" not null default '';

update plates i set search_text = list_fold(i.name || E'\n' || m.nickname || E'\n' || m.email)
  from members m where m.id = i.owner_id;
update modules i set search_text = list_fold(i.name || E'\n' || m.nickname || E'\n' || m.email)
  from members m where m.id = i.owner_id;

create index plates_listed_by_change on plates (updated_at, id) include (shared, library, deleted_at);
create index plates_listed_by_time on plates (created_at, id) include (shared, library, deleted_at);
create index plates_listed_by_name on plates (name collate pandok_names, id) include (shared, library, deleted_at);
create index plates_listed_by_size on plates (size, id) include (shared, library, deleted_at);
create index plates_searched on plates using gin (list_grams(search_text));
create index plates_in_library on plates (library) where library is not null;
create index plates_copied on plates (source_id) where source_id is not null and deleted_at is null;

create index modules_listed_by_change on modules (updated_at, id) include (shared, library, deleted_at);
create index modules_listed_by_time on modules (created_at, id) include (shared, library, deleted_at);
create index modules_listed_by_name on modules (name collate pandok_names, id) include (shared, library, deleted_at);
create index modules_listed_by_size on modules (size, id) include (shared, library, deleted_at);
create index modules_searched on modules using gin (list_grams(search_text));
create index modules_in_library on modules (library) where library is not null;
create index modules_copied on modules (source_id) where source_id is not null and deleted_at is null;

-- An item is found by its owner, too. Copied here, so that one index answers.
create function note_item_words() returns trigger language plpgsql as $$
begin
  select list_fold(new.name || E'\n' || nickname || E'\n' || email) into new.search_text
  from members where id = new.owner_id;
  new.search_text := coalesce(new.search_text, '');
  return new;
end $$;
create trigger words before insert or update of name, owner_id on plates
  for each row execute function note_item_words();
create trigger words before insert or update of name, owner_id on modules
  for each row execute function note_item_words();

create function note_owner_words() returns trigger language plpgsql as $$
begin
  update plates set search_text = list_fold(name || E'\n' || new.nickname || E'\n' || new.email)
  where owner_id = new.id;
  update modules set search_text = list_fold(name || E'\n' || new.nickname || E'\n' || new.email)
  where owner_id = new.id;
  return null;
end $$;
create trigger words after update of nickname, email on members for each row
  when ((old.nickname, old.email) is distinct from (new.nickname, new.email)) execute function note_owner_words();

-- Orders. What other tables say about one is noted in its row, so that its status is a column: `statusOf` in SQL.

alter table orders
  add column is_closed boolean not null default false,
  add column is_refund_open boolean not null default false,
  add column status text not null generated always as (case
    when state in ('confirming', 'unknown') then 'pending'
    when voiding <> 'none' then 'returned'
    when is_closed then 'refunded'
    when is_refund_open then 'refundRequested'
    when state = 'created' then 'canceled'
    else state end) stored;

create function note_closed_period() returns trigger language plpgsql as $$
begin
  update orders set is_closed = new.closed_at is not null
  where id = new.order_id and is_closed <> (new.closed_at is not null);
  return null;
end $$;
create trigger noted after insert on periods for each row
  when (new.closed_at is not null) execute function note_closed_period();
create trigger noted_change after update of closed_at on periods for each row execute function note_closed_period();

create function note_refund() returns trigger language plpgsql as $$
begin
  update orders o set is_refund_open = new.state in ('requested', 'processing', 'unknown')
  from jsonb_array_elements(new.lines) as line where o.id = line ->> 'orderId';
  return null;
end $$;
create trigger noted after insert or update of state, lines on refunds for each row execute function note_refund();

update orders o set is_closed = true from periods p where p.order_id = o.id and p.closed_at is not null;
update orders o set is_refund_open = true
  from refunds r cross join lateral jsonb_array_elements(r.lines) as line
  where o.id = line ->> 'orderId' and r.state in ('requested', 'processing', 'unknown');

-- What was never sent is in no list.
create index orders_listed_by_time on orders (created_at, id) include (status, plan_id)
  where confirming_at is not null or state = 'failed';
create index orders_listed_by_amount on orders (amount_won, created_at, id) include (status, plan_id)
  where confirming_at is not null or state = 'failed';
-- Where a search starts from what is rare.
create index orders_listed_rarely on orders (status, created_at)
  where (confirming_at is not null or state = 'failed') and status <> 'paid';
create index orders_by_beginning on orders (id collate "C");

-- What administrators did. An expression: a stored column would be a change of what is kept as written.
create index admin_audit_searched on admin_audit
  using gin (list_grams(list_fold(subject_label || E'\n' || coalesce(reason, '')) collate "C"));
create index admin_audit_by_action on admin_audit (action, at, id);

-- How many there are of each kind that can be asked for, as changes that are only ever added: a row with a number in it
-- would make everybody who writes wait for one another. `fold_list_counts` makes few of many.

create table list_counts (
  list text not null check (list in ('member', 'plate', 'module', 'audit')),
  kind text[] not null,
  rows bigint not null
);
create index list_counts_by_list on list_counts (list, kind);
create table order_counts (
  -- In Korea.
  day date not null,
  amount_won integer not null,
  status text not null,
  plan_id text not null,
  rows bigint not null
);
create index order_counts_by_day on order_counts (day, amount_won, status, plan_id);

create function member_kind(role text, tier text, suspended_at timestamptz) returns text[]
language sql immutable parallel safe as $$
  select array[role, tier, case when suspended_at is null then 'active' else 'suspended' end]
$$;
create function item_kind(shared boolean, library text, deleted_at timestamptz) returns text[]
language sql immutable parallel safe as $$
  select array[shared::text, coalesce(library, 'none'), case when deleted_at is null then 'live' else 'deleted' end]
$$;

create function count_listed_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_counts select 'member', member_kind(role, listed_tier, suspended_at), count(*) from added group by 2;
  elsif tg_op = 'DELETE' then
    insert into list_counts select 'member', member_kind(role, listed_tier, suspended_at), -count(*) from removed group by 2;
  else
    insert into list_counts select 'member', kind, sum(number) from (
      select member_kind(role, listed_tier, suspended_at) as kind, 1 as number from added
      union all select member_kind(role, listed_tier, suspended_at), -1 from removed) as each
    group by kind having sum(number) <> 0;
  end if;
  return null;
end $$;
create function count_listed_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_counts select tg_argv[0], item_kind(shared, library, deleted_at), count(*) from added group by 2;
  elsif tg_op = 'DELETE' then
    insert into list_counts select tg_argv[0], item_kind(shared, library, deleted_at), -count(*) from removed group by 2;
  else
    insert into list_counts select tg_argv[0], kind, sum(number) from (
      select item_kind(shared, library, deleted_at) as kind, 1 as number from added
      union all select item_kind(shared, library, deleted_at), -1 from removed) as each
    group by kind having sum(number) <> 0;
  end if;
  return null;
end $$;
create function count_listed_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_counts select 'audit', array[actor_id, subject_kind, action], count(*) from added group by 2;
  else
    insert into list_counts select 'audit', array[actor_id, subject_kind, action], -count(*) from removed group by 2;
  end if;
  return null;
end $$;

create trigger listed_added after insert on members referencing new table as added
  for each statement execute function count_listed_members();
create trigger listed_removed after delete on members referencing old table as removed
  for each statement execute function count_listed_members();
create trigger listed_changed after update on members referencing old table as removed new table as added
  for each statement execute function count_listed_members();
create trigger listed_added after insert on plates referencing new table as added
  for each statement execute function count_listed_items('plate');
create trigger listed_removed after delete on plates referencing old table as removed
  for each statement execute function count_listed_items('plate');
create trigger listed_changed after update on plates referencing old table as removed new table as added
  for each statement execute function count_listed_items('plate');
create trigger listed_added after insert on modules referencing new table as added
  for each statement execute function count_listed_items('module');
create trigger listed_removed after delete on modules referencing old table as removed
  for each statement execute function count_listed_items('module');
create trigger listed_changed after update on modules referencing old table as removed new table as added
  for each statement execute function count_listed_items('module');
create trigger listed_added after insert on admin_audit referencing new table as added
  for each statement execute function count_listed_audit();
create trigger listed_removed after delete on admin_audit referencing old table as removed
  for each statement execute function count_listed_audit();

create function day_in_korea(at timestamptz) returns date language sql immutable strict parallel safe as $$
  -- Korea keeps UTC+9 all year.
  select (at at time zone 'UTC' + interval '9 hours')::date
$$;
create function count_listed_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_counts select day_in_korea(created_at), amount_won, status, plan_id, count(*) from added
    where confirming_at is not null or state = 'failed' group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into order_counts select day_in_korea(created_at), amount_won, status, plan_id, -count(*) from removed
    where confirming_at is not null or state = 'failed' group by 1, 2, 3, 4;
  else
    insert into order_counts select day, amount_won, status, plan_id, sum(number) from (
      select day_in_korea(created_at) as day, amount_won, status, plan_id, 1 as number from added
      where confirming_at is not null or state = 'failed'
      union all
      select day_in_korea(created_at), amount_won, status, plan_id, -1 from removed
      where confirming_at is not null or state = 'failed') as each
    group by 1, 2, 3, 4 having sum(number) <> 0;
  end if;
  return null;
end $$;
create trigger listed_added after insert on orders referencing new table as added
  for each statement execute function count_listed_orders();
create trigger listed_removed after delete on orders referencing old table as removed
  for each statement execute function count_listed_orders();
create trigger listed_changed after update on orders referencing old table as removed new table as added
  for each statement execute function count_listed_orders();

-- Changes no sum; whoever reads meanwhile sees the many. False where another server is at it.
create function fold_list_counts() returns boolean language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('list counts', 0)) then return false; end if;
  with gone as (
    delete from list_counts where (list, kind) in (
      select list, kind from list_counts group by list, kind having count(*) > 1)
    returning *)
  insert into list_counts select list, kind, sum(rows) from gone group by list, kind having sum(rows) <> 0;
  with gone as (
    delete from order_counts where (day, amount_won, status, plan_id) in (
      select day, amount_won, status, plan_id from order_counts group by 1, 2, 3, 4 having count(*) > 1)
    returning *)
  insert into order_counts select day, amount_won, status, plan_id, sum(rows) from gone
  group by 1, 2, 3, 4 having sum(rows) <> 0;
  return true;
end $$;

-- Counts everything anew, as after rows were brought in while triggers were off.
create function recount_lists() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('list counts', 0));
  delete from list_counts;
  insert into list_counts select 'member', member_kind(role, listed_tier, suspended_at), count(*) from members group by 2;
  insert into list_counts select 'plate', item_kind(shared, library, deleted_at), count(*) from plates group by 2;
  insert into list_counts select 'module', item_kind(shared, library, deleted_at), count(*) from modules group by 2;
  insert into list_counts select 'audit', array[actor_id, subject_kind, action], count(*) from admin_audit group by 2;
  delete from order_counts;
  insert into order_counts select day_in_korea(created_at), amount_won, status, plan_id, count(*) from orders
  where confirming_at is not null or state = 'failed' group by 1, 2, 3, 4;
end $$;
select recount_lists();
