-- Why members left, in their own words. Whose words they were is not kept.

create table withdrawal_reasons (
  id bigint generated always as identity primary key,
  reason text not null,
  at timestamptz not null
);
create index withdrawal_reasons_by_time on withdrawal_reasons (at);
