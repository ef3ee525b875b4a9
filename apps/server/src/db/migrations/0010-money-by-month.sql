-- What came in and went back, by day and plan; how many subscriptions ran.
--
-- Both are kept as changes that are only ever added, and summed when asked for. Payments are written by several servers at
-- once: a row with a sum in it would make everybody who pays on the same day wait for one another. A job folds what has
-- gathered (`fold_money`), so that there is little to sum.

create table payment_day_changes (
  -- In Korea.
  day date not null,
  plan_id text not null,
  captured_won bigint not null,
  refunded_won bigint not null,
  payments integer not null,
  refunds integer not null
);
create index payment_day_changes_by_day on payment_day_changes (day, plan_id);

-- The ledger by day and plan, won by won. What was taken and voided came in and went back, as a refund did.
create view payment_days as
  select day, plan_id, sum(captured_won)::bigint as captured_won, sum(refunded_won)::bigint as refunded_won,
    sum(payments)::integer as payments, sum(refunds)::integer as refunds
  from payment_day_changes group by day, plan_id;

-- Paid time of a monthly plan began (1) or was over (-1).
create table subscription_changes (
  at timestamptz not null,
  plan_id text not null,
  running integer not null
);
create index subscription_changes_by_time on subscription_changes (at, plan_id);

create function korean_day_begins(day date) returns timestamptz language sql immutable strict parallel safe as $$
  select (day::timestamp - interval '9 hours') at time zone 'UTC'
$$;

-- Every transaction has one entry of money that is held for us, by the gateway or by the bank.
create function count_ledger() returns trigger language plpgsql as $$
begin
  insert into payment_day_changes (day, plan_id, captured_won, refunded_won, payments, refunds)
    select day_in_korea(e.at), o.plan_id, factor * coalesce(sum(e.amount_won) filter (where e.amount_won > 0), 0),
      factor * coalesce(sum(-e.amount_won) filter (where e.amount_won < 0), 0),
      factor * count(*) filter (where e.amount_won > 0), factor * count(*) filter (where e.amount_won < 0)
    from changed e join ledger_transactions t on t.id = e.transaction_id join orders o on o.id = t.order_id
      cross join (select case tg_op when 'INSERT' then 1 else -1 end as factor) as sign
    where e.account in ('gateway', 'bank')
    group by 1, 2, factor;
  return null;
end $$;
create trigger counted after insert on ledger_entries referencing new table as changed
  for each statement execute function count_ledger();
create trigger counted_off after delete on ledger_entries referencing old table as changed
  for each statement execute function count_ledger();

-- A refund ends paid time early; what is refunded before it began never ran.
create function period_changes(starts_at timestamptz, ends_at timestamptz, closed_at timestamptz)
returns table (at timestamptz, running integer) language sql immutable parallel safe as $$
  select starts_at, 1 where closed_at is null or closed_at > starts_at
  union all
  select least(ends_at, closed_at), -1 where closed_at is null or closed_at > starts_at
$$;
create function count_periods() returns trigger language plpgsql as $$
begin
  insert into subscription_changes (at, plan_id, running)
    select c.at, p.plan_id, c.running * case tg_op when 'INSERT' then 1 else -1 end
    from changed p cross join lateral period_changes(p.starts_at, p.ends_at, p.closed_at) c where p.is_tier;
  return null;
end $$;
create trigger counted after insert on periods referencing new table as changed
  for each statement execute function count_periods();
create trigger counted_off after delete on periods referencing old table as changed
  for each statement execute function count_periods();

create function recount_period() returns trigger language plpgsql as $$
begin
  insert into subscription_changes (at, plan_id, running)
    select at, old.plan_id, -running from period_changes(old.starts_at, old.ends_at, old.closed_at)
    union all
    select at, new.plan_id, running from period_changes(new.starts_at, new.ends_at, new.closed_at);
  return null;
end $$;
create trigger recounted after update on periods for each row
  when (new.is_tier and (old.starts_at, old.ends_at, old.closed_at, old.plan_id)
    is distinct from (new.starts_at, new.ends_at, new.closed_at, new.plan_id))
  execute function recount_period();

-- Makes one row of many, without changing any sum; of subscriptions only in days that are over. Whoever reads meanwhile
-- sees the many. False where another server is at it.
create function fold_money(until timestamptz) returns boolean language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('money counts', 0)) then return false; end if;
  with gone as (
    delete from payment_day_changes where (day, plan_id) in (
      select day, plan_id from payment_day_changes group by day, plan_id having count(*) > 1)
    returning *)
  insert into payment_day_changes
    select day, plan_id, sum(captured_won), sum(refunded_won), sum(payments), sum(refunds) from gone
    group by day, plan_id having sum(payments) <> 0 or sum(refunds) <> 0;
  with gone as (
    delete from subscription_changes where at < korean_day_begins(day_in_korea(until))
      and (day_in_korea(at), plan_id) in (
        select day_in_korea(at), plan_id from subscription_changes
        where at < korean_day_begins(day_in_korea(until)) group by 1, 2 having count(*) > 1)
    returning *)
  insert into subscription_changes
    select korean_day_begins(day_in_korea(at)), plan_id, sum(running) from gone
    group by 1, 2 having sum(running) <> 0;
  return true;
end $$;

-- Counts both anew, as after rows were brought in while triggers were off. In one statement each, so that it is
-- right also while payments go on.
create function recount_money(until timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('money counts', 0));
  with gone as (delete from payment_day_changes)
  insert into payment_day_changes
    select day_in_korea(e.at), o.plan_id, coalesce(sum(e.amount_won) filter (where e.amount_won > 0), 0),
      coalesce(sum(-e.amount_won) filter (where e.amount_won < 0), 0),
      count(*) filter (where e.amount_won > 0), count(*) filter (where e.amount_won < 0)
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id join orders o on o.id = t.order_id
    where e.account in ('gateway', 'bank') group by 1, 2;
  with gone as (delete from subscription_changes)
  insert into subscription_changes
    select case when c.at < korean_day_begins(day_in_korea(until)) then korean_day_begins(day_in_korea(c.at))
        else c.at end, p.plan_id, sum(c.running)
    from periods p cross join lateral period_changes(p.starts_at, p.ends_at, p.closed_at) c where p.is_tier
    group by 1, 2 having sum(c.running) <> 0;
end $$;
select recount_money(now());

-- The queue of refunds.
create index refunds_open on refunds (requested_at, id) where state in ('requested', 'processing', 'unknown');
create index refunds_settled on refunds (requested_at, id) where state in ('completed', 'rejected', 'withdrawn');
create index webhook_inbox_by_order on webhook_inbox (order_id);
