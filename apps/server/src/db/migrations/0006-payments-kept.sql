-- A webhook whose look-up got no answer is tried again, later each time.
alter table webhook_inbox add column tried_at timestamptz;

-- What has ended is looked for by its end.
create index periods_of_sheets on periods (ends_at) where not is_tier and closed_at is null;
-- An order is erased with its books.
create index ledger_transactions_by_order on ledger_transactions (order_id);
create index payment_history_by_time on payment_history (at);

-- Whoever has the database in their hands doesn't delete a payment too early either.
create function keep_five_years() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) ->> tg_argv[0])::timestamptz < now() - interval '5 years' then return old; end if;
  raise exception 'What is in % is kept for five years', tg_table_name;
end $$;
create trigger kept before delete on orders for each row execute function keep_five_years('created_at');
create trigger kept before delete on periods for each row execute function keep_five_years('ends_at');
create trigger kept before delete on refunds for each row execute function keep_five_years('requested_at');
create trigger kept before delete on payers for each row execute function keep_five_years('created_at');

create function keep_with_order() returns trigger language plpgsql as $$
begin
  if (select created_at from orders where id = old.order_id) < now() - interval '5 years' then return old; end if;
  raise exception 'What is in % is kept for five years', tg_table_name;
end $$;
create trigger kept before delete on payments for each row execute function keep_with_order();

create trigger all_kept before truncate on orders execute function keep_all_as_written();
create trigger all_kept before truncate on payments execute function keep_all_as_written();
create trigger all_kept before truncate on periods execute function keep_all_as_written();
create trigger all_kept before truncate on refunds execute function keep_all_as_written();
