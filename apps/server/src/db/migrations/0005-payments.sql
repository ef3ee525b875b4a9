-- The store. Nothing here goes with a member who withdraws: the law asks for it to be kept for five years, so the
-- payer stays, and no longer says who it was.

create table payers (
  id text primary key,
  number integer generated always as identity unique,
  member_id text unique references members (id) on delete set null,
  -- What the gateway knows the payer by; it says nothing about the member.
  customer_key text not null unique,
  created_at timestamptz not null
);

create table orders (
  id text primary key,
  payer_id text not null references payers (id),
  plan_id text not null,
  order_name text not null,
  kind text not null check (kind in ('new', 'extend', 'renew')),
  amount_won integer not null check (amount_won > 0),
  auto_renew boolean not null,
  renewal_life integer,
  renewal_index integer,
  renewal_attempt integer,
  state text not null check (state in ('created', 'confirming', 'paid', 'failed', 'canceled', 'unknown')),
  reason text,
  voiding text not null check (voiding in ('none', 'due', 'done')),
  void_attempt integer not null,
  created_at timestamptz not null,
  confirming_at timestamptz,
  check ((kind = 'renew') = (renewal_life is not null and renewal_index is not null and renewal_attempt is not null))
);
create index orders_by_payer on orders (payer_id, created_at);
create unique index orders_renewals on orders (payer_id, renewal_life, renewal_index, renewal_attempt)
  where kind = 'renew';
-- Whose money may be moving: at most one of a payer.
create unique index orders_pending on orders (payer_id) where state in ('confirming', 'unknown');
create index orders_created on orders (created_at) where state = 'created';
create index orders_unsettled on orders (confirming_at)
  where state in ('confirming', 'unknown') or voiding = 'due' or reason = 'noAnswer';

-- What the gateway has of an order, for receipts.
create table payments (
  order_id text primary key references orders (id),
  payment_key text not null unique,
  status text not null,
  total_won integer not null,
  balance_won integer not null,
  supplied_won integer not null,
  vat_won integer not null,
  method text,
  card_number text,
  issuer_code text,
  receipt_url text,
  approved_at timestamptz,
  updated_at timestamptz not null
);

-- What is asked of the gateway, written before it is asked. The gateway doesn't compare bodies under a key; we do.
create table payment_ops (
  key text primary key,
  kind text not null check (kind in ('confirm', 'issue', 'charge', 'void', 'cancel')),
  order_id text not null references orders (id),
  body_sha256 bytea not null,
  sealed_body bytea not null,
  attempts integer not null default 0,
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  -- A code, 'done', or 'none' where no answer could be read.
  outcome text
);
create index payment_ops_by_order on payment_ops (order_id);

create table subscriptions (
  id text primary key,
  payer_id text not null unique references payers (id),
  plan_id text not null,
  state text not null check (state in ('active', 'stopped', 'pastDue', 'ended', 'expired')),
  life integer not null,
  period_count integer not null,
  anchor_day smallint not null check (anchor_day between 1 and 31),
  expires_at timestamptz not null,
  has_card boolean not null,
  failed_renewals integer not null,
  past_due_since timestamptz,
  last_failed_at timestamptz,
  ended_by_refund boolean not null
);
create index subscriptions_running on subscriptions (expires_at) where state in ('active', 'stopped', 'pastDue');

create table periods (
  order_id text primary key references orders (id),
  payer_id text not null references payers (id),
  payer_number integer not null references payers (number),
  plan_id text not null,
  is_tier boolean not null,
  paid_won integer not null check (paid_won > 0),
  refunded_won integer not null check (refunded_won between 0 and paid_won),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  frozen_ms bigint not null check (frozen_ms >= 0),
  closed_at timestamptz,
  check (starts_at < ends_at),
  -- A range of one number stands for equality, which needs no extension. At the commit: frozen time moves several.
  constraint periods_do_not_overlap exclude using gist (
    int4range(payer_number, payer_number, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (is_tier and closed_at is null) deferrable initially deferred
);
create index periods_by_payer on periods (payer_id, starts_at);

-- Cards that may be charged again. Key and customer are sealed together.
create table billing_cards (
  id text primary key,
  payer_id text not null references payers (id),
  order_id text not null unique references orders (id),
  sealed bytea not null,
  number text not null,
  issuer_code text not null,
  created_at timestamptz not null,
  -- No longer charged, and to be deleted at the gateway.
  dropped_at timestamptz,
  deleted_at timestamptz
);
create index billing_cards_by_payer on billing_cards (payer_id) where dropped_at is null;
create index billing_cards_to_delete on billing_cards (dropped_at) where dropped_at is not null and deleted_at is null;

create table refunds (
  id text primary key,
  payer_id text not null references payers (id),
  life integer,
  state text not null check (state in ('requested', 'processing', 'unknown', 'completed', 'rejected', 'withdrawn')),
  requested_at timestamptz not null,
  reason text not null,
  quote jsonb not null,
  lines jsonb not null,
  approved_by text[] not null,
  rejection text,
  settled_at timestamptz
);
create index refunds_by_payer on refunds (payer_id, requested_at);
create unique index refunds_one_open on refunds (payer_id)
  where life is not null and state in ('requested', 'processing', 'unknown');
create index refunds_to_process on refunds (requested_at) where state in ('processing', 'unknown');

create table ledger_transactions (
  id text primary key,
  order_id text not null references orders (id),
  kind text not null check (kind in ('capture', 'void', 'refund', 'refundByHand')),
  at timestamptz not null
);
create table ledger_entries (
  transaction_id text not null references ledger_transactions (id),
  account text not null check (account in ('gateway', 'bank', 'sales', 'refunds')),
  amount_won integer not null check (amount_won <> 0),
  at timestamptz not null,
  primary key (transaction_id, account)
);

-- Everything that changed an order, a subscription or a refund.
create table payment_history (
  id bigint generated always as identity primary key,
  payer_id text not null references payers (id),
  order_id text,
  refund_id text,
  what text not null,
  detail jsonb not null,
  at timestamptz not null
);
create index payment_history_by_payer on payment_history (payer_id, id);

-- What was mailed about something that happens once, as a renewal in 7 days.
create table payment_notices (
  key text primary key,
  payer_id text not null references payers (id),
  at timestamptz not null
);

-- Of what the gateway says unasked only a hint is kept: it is not signed, so that all of it is looked up.
create table webhook_inbox (
  transmission_id text primary key,
  order_id text,
  received_at timestamptz not null,
  tries integer not null default 0,
  handled_at timestamptz
);
create index webhook_inbox_waiting on webhook_inbox (received_at) where handled_at is null;

create function keep_as_written() returns trigger language plpgsql as $$
begin
  -- The law's five years are over.
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then return old; end if;
  raise exception 'What is written in % is not changed', tg_table_name;
end $$;
create function keep_all_as_written() returns trigger language plpgsql as $$
begin
  raise exception 'What is written in % is not changed', tg_table_name;
end $$;
create trigger as_written before update or delete on ledger_transactions
  for each row execute function keep_as_written();
create trigger as_written before update or delete on ledger_entries for each row execute function keep_as_written();
create trigger as_written before update or delete on payment_history for each row execute function keep_as_written();
create trigger all_as_written before truncate on ledger_transactions execute function keep_all_as_written();
create trigger all_as_written before truncate on ledger_entries execute function keep_all_as_written();
create trigger all_as_written before truncate on payment_history execute function keep_all_as_written();

create function ledger_balances() returns trigger language plpgsql as $$
declare
  written text := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id');
begin
  if (select coalesce(sum(amount_won), 1) from ledger_entries where transaction_id = written) <> 0 then
    raise exception 'The entries of % do not add up to 0', written;
  end if;
  return null;
end $$;
create constraint trigger balances after insert on ledger_transactions deferrable initially deferred
  for each row execute function ledger_balances();
create constraint trigger balances after insert on ledger_entries deferrable initially deferred
  for each row execute function ledger_balances();
