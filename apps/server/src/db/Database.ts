import type {
  AuditAction,
  AuditSubject,
  AutoFill,
  Cell,
  Exam,
  KeyMap,
  LibraryGrade,
  Locale,
  PlanId,
  Role,
  SubscriptionState,
  Tier,
} from '@pandok/domain'
import type { ColumnType, Generated } from 'kysely'

/** The value may be null when it is written and read. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The tables after all migrations. */
export interface Database {
  members: {
    id: string
    email: string
    password_hash: string
    nickname: string
    nickname_key: string
    name: string
    phone: string
    age: number
    nationality: string
    major: string
    role: ColumnType<Role, Role | undefined, Role>
    tier: ColumnType<Tier, Tier | undefined, Tier>
    tier_until: Nullable<Date>
    tier_reason: Generated<string>
    note: Generated<string>
    locale: ColumnType<Locale, Locale | undefined, Locale>
    /** jsonb is written as JSON text and read as the value. */
    address: ColumnType<unknown, string | null | undefined, string | null>
    terms_agreed_at: Date
    privacy_agreed_at: Date
    marketing_agreed_at: Nullable<Date>
    suspended_at: Nullable<Date>
    created_at: Date
    updated_at: Date
  }
  sessions: {
    id: string
    member_id: string
    seed: Buffer
    counter: Generated<number>
    rotated_at: Date
    created_at: Date
    last_used_at: Date
    expires_at: Date
    user_agent: string
    ended_at: Nullable<Date>
    end_reason: Nullable<string>
  }
  verification_codes: {
    id: string
    email: string
    purpose: 'join' | 'password'
    code_hash: Buffer
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Nullable<Date>
  }
  tickets: {
    hash: Buffer
    kind: 'join' | 'password' | 'social'
    email: Nullable<string>
    sealed: Nullable<Buffer>
    created_at: Date
    expires_at: Date
    used_at: Nullable<Date>
  }
  social_attempts: { state_hash: Buffer; provider: string; sealed: Buffer; expires_at: Date }
  social_identities: { issuer: string; subject: string; member_id: string; created_at: Date }
  rsa_keys: {
    id: string
    public_pem: string
    sealed_private: Buffer
    created_at: Date
    retires_at: Date
    expires_at: Date
  }
  replay_window: { envelope: Buffer; expires_at: Date }
  mail_outbox: {
    id: string
    kind: string
    sealed: Buffer
    created_at: Date
    sent_at: Nullable<Date>
    tries: Generated<number>
    last_error: Nullable<string>
  }
  banners: {
    id: string
    position: string
    image_data: string
    link: string
    sort_order: Generated<number>
    starts_at: Nullable<Date>
    ends_at: Nullable<Date>
    is_active: Generated<boolean>
    clicks: Generated<number>
    created_at: Date
    width: Generated<number>
    height: Generated<number>
    bytes: Generated<number>
    impressions: Generated<number>
  }
  security_events: {
    id: Generated<number>
    member_id: Nullable<string>
    kind: string
    address: string
    request_id: string
    at: Date
  }
  modules: {
    id: string
    owner_id: string
    name: string
    name_key: string
    section: string
    modality: string
    type: string
    note: string
    shared: Generated<boolean>
    library: Nullable<LibraryGrade>
    revision: Generated<number>
    source_id: Nullable<string>
    source_name: Nullable<string>
    source_edition: Nullable<number>
    /** json is written as JSON text and read as the value. */
    definition: ColumnType<Readonly<Record<string, unknown>>, string, string>
    input_count: number
    output_count: number
    created_at: Date
    updated_at: Date
    deleted_at: Nullable<Date>
  }
  plates: {
    id: string
    owner_id: string
    name: string
    /** These four are jsonb, written as JSON text and read as the value. */
    cells: ColumnType<Cell[], string, string>
    key_map: ColumnType<KeyMap, string, string>
    auto_fill: ColumnType<AutoFill[], string, string>
    exam: ColumnType<Exam | null, string | null, string | null>
    shared: Generated<boolean>
    library: Nullable<LibraryGrade>
    place: Nullable<LibraryGrade>
    revision: Generated<number>
    source_id: Nullable<string>
    source_name: Nullable<string>
    source_edition: Nullable<number>
    created_at: Date
    updated_at: Date
    deleted_at: Nullable<Date>
  }
  subscriptions: {
    id: string
    payer_id: string
    plan_id: PlanId
    state: SubscriptionState
    life: number
    period_count: number
    anchor_day: number
    expires_at: Date
    has_card: boolean
    failed_renewals: number
    past_due_since: Date | null
    last_failed_at: Date | null
    ended_by_refund: boolean
  }
  admin_audit: {
    id: Generated<number>
    at: Date
    actor_id: string
    address: string
    request_id: string
    action: AuditAction
    subject_kind: AuditSubject
    subject_id: string
    subject_label: string
    /** Both are jsonb, written as JSON text and read as the value. */
    before: ColumnType<Record<string, unknown> | null, string | null, never>
    after: ColumnType<Record<string, unknown> | null, string | null, never>
    reason: string | null
  }
  withdrawal_reasons: { id: Generated<number>; reason: string; at: Date }
}
