-- What administrators change, and what they know of members.

alter table members
  -- A tier that was given counts until then; without an end it counts for good.
  add column tier_until timestamptz,
  add column tier_reason text not null default '',
  -- Of the administrators, about the member; it goes with the member's row.
  add column note text not null default '';

-- Whether there is another administrator is asked before one is changed.
create index members_admins on members (id) where role = 'admin';

create table admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No reference: who withdraws leaves an id that says nothing.
  actor_id text not null,
  address text not null,
  request_id text not null,
  action text not null,
  subject_kind text not null check (subject_kind in ('member', 'plate', 'module', 'payment', 'banner')),
  subject_id text not null,
  -- Empty for members: what they are called is read from their row, and is gone when they are.
  subject_label text not null check (subject_kind <> 'member' or subject_label = ''),
  -- Only what changed.
  before jsonb,
  after jsonb,
  reason text
);
create index admin_audit_by_time on admin_audit (at, id);
create index admin_audit_by_subject on admin_audit (subject_kind, subject_id, at, id);
create index admin_audit_by_actor on admin_audit (actor_id, at, id);

-- The one thing that is ever taken away is the text of a note about a member who has withdrawn.
create function keep_audit_as_written() returns trigger language plpgsql as $$
begin
  if old.action = 'member.note' and new.before is null and new.after is null
    and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
    and not exists (select from members where id = old.subject_id)
  then return new; end if;
  raise exception 'What is written in % is not changed', tg_table_name;
end $$;
create trigger as_written before update on admin_audit for each row execute function keep_audit_as_written();
create trigger not_removed before delete on admin_audit for each row execute function keep_as_written();
create trigger all_as_written before truncate on admin_audit execute function keep_all_as_written();

create function forget_notes() returns trigger language plpgsql as $$
begin
  update admin_audit set before = null, after = null
  where subject_kind = 'member' and subject_id = old.id and action = 'member.note';
  return null;
end $$;
create trigger forget_notes after delete on members for each row execute function forget_notes();
