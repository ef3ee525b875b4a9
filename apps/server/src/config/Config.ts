import type { Company } from './company.ts'
import type { Mode } from './environment.ts'
import type { InstallerLocation } from './installerLocation.ts'

/** What the whole server is told from outside. Absent settings are null, so that nobody forgets to ask. */
export interface Config {
  mode: Mode
  /** Unencrypted calls are a convenience of development and exist in no other mode. */
  isPlainAllowed: boolean
  /** Sandbox gateway, local outbox and demo accounts: nothing outside this computer is configured. */
  isDemo: boolean
  /** A demo that others than this computer may reach, as somebody said in so many words. */
  isExposedDemo: boolean
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Null means the embedded server. */
  databaseUrl: string | null
  /** How long a start waits for a database that isn't there yet. */
  databaseWaitMs: number
  /** The daily backup; null where it is off, as it is beside an operator's own PostgreSQL unless it is asked for. */
  dailyBackup: DailyBackup | null
  /** How people reach this installation, without a slash at the end. */
  publicUrl: string
  siteAccess: 'public' | 'members'
  mail: { smtpUrl: string | null; from: string }
  /** Customer service, shown where something is only done by a person. */
  supportEmail: string | null
  /** When it answers, in the operator's words. */
  supportHours: string | null
  /** Who sells here; null where nobody does, as in demo mode. */
  company: Company | null
  /** Who has approved the legal texts, and on which day; null while nobody has. */
  legalReview: LegalReview | null
  toss: TossConfig | null
  kakao: OpenIdProvider | null
  naver: OpenIdProvider | null
  postcode: { scriptUrl: string } | null
  installers: Installers
  /** Null means the one that is kept in the data folder. */
  jwtSecret: string | null
  logLevel: string
  /** How many proxies stand in front, or which addresses they have. */
  trustProxy: false | number | readonly string[]
  hasMetrics: boolean
  /** What a caller from elsewhere has to show for the figures; null lets callers of this computer read them only. */
  metricsToken: string | null
  /** Moves this server's clock, so that journeys can meet what has run out; zero outside demo mode. */
  clockShiftMs: number
  /** Multiplies every rate limit; 1 except where one machine plays everybody. */
  limitScale: number
}

export interface DailyBackup {
  /** Absolute. */
  folder: string
  /** How many are kept. */
  keep: number
}

export interface LegalReview {
  by: string
  /** 2026-12-01; texts that are newer are not covered. */
  on: string
}

/** Which of the two is offered is decided by the host that was asked for. */
export interface Installers {
  production: InstallerLocation | null
  test: InstallerLocation | null
  productionHosts: readonly string[]
}

/** A merchant's pair of keys, and where the gateway is. */
export interface TossConfig {
  clientKey: string
  secretKey: string
  /** Without a slash at the end. */
  apiBase: string
}

export interface OpenIdProvider {
  clientId: string
  clientSecret: string
  issuer: string
  /** Each replaces what the issuer's own discovery document says. */
  endpoints: { authorize: string | null; token: string | null; profile: string | null }
}
