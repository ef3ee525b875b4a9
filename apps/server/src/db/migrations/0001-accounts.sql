-- Members, their sessions, and what every server of an installation shares.

create table members (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  nickname text not null,
  -- Case and width folded, so that two nicknames never look alike.
  nickname_key text not null unique,
  name text not null,
  phone text not null,
  age smallint not null,
  nationality text not null,
  major text not null,
  role text not null default 'user' check (role in ('user', 'admin')),
  tier text not null default 'free' check (tier in ('free', 'basic', 'standard')),
  locale text not null default 'ko' check (locale in ('ko', 'en', 'zh', 'ja', 'de')),
  address jsonb,
  terms_agreed_at timestamptz not null,
  privacy_agreed_at timestamptz not null,
  marketing_agreed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index members_by_phone on members (phone, name);

-- A refresh token is derived from seed and counter; nothing that is stored here can be presented as one.
create table sessions (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  seed bytea not null,
  counter integer not null default 0,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default '',
  ended_at timestamptz,
  end_reason text
);
create index sessions_by_member on sessions (member_id);
create index sessions_by_expiry on sessions (expires_at);

create table verification_codes (
  id text primary key,
  email text not null,
  purpose text not null check (purpose in ('join', 'password')),
  -- Keyed hash: six digits could be guessed from a plain one.
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_by_email on verification_codes (email, purpose, created_at desc);
create index verification_codes_by_expiry on verification_codes (expires_at);

-- Proofs handed to the browser between two steps of a form; only their hash is kept.
create table tickets (
  hash bytea primary key,
  kind text not null check (kind in ('join', 'password', 'social')),
  -- The proven address, or for 'social' the sealed identity.
  email text,
  sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tickets_by_expiry on tickets (expires_at);

create table social_attempts (
  state_hash bytea primary key,
  provider text not null,
  -- Nonce and PKCE verifier.
  sealed bytea not null,
  expires_at timestamptz not null
);

create table social_identities (
  issuer text not null,
  subject text not null,
  member_id text not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index social_identities_by_member on social_identities (member_id);

create table rsa_keys (
  id text primary key,
  public_pem text not null,
  sealed_private bytea not null,
  created_at timestamptz not null,
  -- No longer handed out after this; still accepted until expires_at.
  retires_at timestamptz not null,
  expires_at timestamptz not null
);

-- Envelopes seen inside the time window. Losing rows in a crash would reopen the window, so it is logged.
create table replay_window (
  envelope bytea primary key,
  expires_at timestamptz not null
);
create index replay_window_by_expiry on replay_window (expires_at);

-- The shape that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table mail_outbox (
  id text primary key,
  kind text not null,
  -- Recipient and values (codes among them), sealed with the installation's key.
  sealed bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  last_error text
);
create index mail_outbox_waiting on mail_outbox (created_at) where sent_at is null;

create table banners (
  id text primary key,
  position text not null,
  image_data text not null,
  link text not null,
  sort_order integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  clicks bigint not null default 0,
  created_at timestamptz not null
);
create index banners_by_position on banners (position, sort_order) where is_active;

-- Log-ins, refusals and changes of credentials. Written once, never edited.
create table security_events (
  id bigint generated always as identity primary key,
  member_id text,
  kind text not null,
  address text not null,
  request_id text not null,
  at timestamptz not null
);
create index security_events_by_member on security_events (member_id, at desc);
create index security_events_by_time on security_events (at);
