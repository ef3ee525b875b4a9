-- Banners with their pictures' facts and how often they were seen.
-- 0 pixels and 0 bytes: stored before pictures were measured.
alter table banners
  add column width integer not null default 0 check (width >= 0),
  add column height integer not null default 0 check (height >= 0),
  add column bytes integer not null default 0 check (bytes >= 0),
  add column impressions bigint not null default 0 check (impressions >= 0);
