import type { Company } from './company.ts'
import type { Mode } from './environment.ts'
import type { InstallerLocation } from './installerLocation.ts'

/** The configuration of the server. Absent settings are null, so that no code forgets them. */
export interface Config {
  mode: Mode
  /** Unencrypted calls are only possible in development. */
  isPlainAllowed: boolean
  /** Sandbox gateway, local outbox and demo accounts: nothing outside this computer is configured. */
  isDemo: boolean
  /** A demo that is explicitly reachable from other computers. */
  isExposedDemo: boolean
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** Null means the embedded server. */
  databaseUrl: string | null
  /** How long a start waits for the database. */
  databaseWaitMs: number
  /** The daily backup; null if it is off, which is the default with an operator's own PostgreSQL. */
  dailyBackup: DailyBackup | null
  /** The public address of this installation, without a slash at the end. */
  publicUrl: string
  siteAccess: 'public' | 'members'
  mail: { smtpUrl: string | null; from: string }
  /** The address of customer service, shown where only a person can help. */
  supportEmail: string | null
  /** The opening hours of the support, in the operator's words. */
  supportHours: string | null
  /** The seller; null if there is none, as in demo mode. */
  company: Company | null
  /** Who has approved the legal texts, and when; null while nobody has. */
  legalReview: LegalReview | null
  toss: TossConfig | null
  kakao: OpenIdProvider | null
  naver: OpenIdProvider | null
  postcode: { scriptUrl: string } | null
  installers: Installers
  /** Null means the one in the data folder. */
  jwtSecret: string | null
  logLevel: string
  /** The number of proxies in front, or their addresses. */
  trustProxy: false | number | readonly string[]
  hasMetrics: boolean
  /** The token for reading metrics from elsewhere; with null, only this computer may read them. */
  metricsToken: string | null
  /** Moves the clock of this server, so that end-to-end tests can reach expiries; zero outside demo mode. */
  clockShiftMs: number
  /** Multiplies every rate limit; 1 unless one machine simulates all clients. */
  limitScale: number
}

export interface DailyBackup {
  /** An absolute path. */
  folder: string
  /** The number of backups to keep. */
  keep: number
}

export interface LegalReview {
  by: string
  /** A day such as 2026-12-01; newer texts are not covered. */
  on: string
}

/** The host of the request decides which of the two is offered. */
export interface Installers {
  production: InstallerLocation | null
  test: InstallerLocation | null
  productionHosts: readonly string[]
}

/** The keys of a merchant, and the address of the gateway. */
export interface TossConfig {
  clientKey: string
  secretKey: string
  /** The address without a slash at the end. */
  apiBase: string
}

export interface OpenIdProvider {
  clientId: string
  clientSecret: string
  issuer: string
  /** Each replaces the value in the issuer's discovery document. */
  endpoints: { authorize: string | null; token: string | null; profile: string | null }
}
