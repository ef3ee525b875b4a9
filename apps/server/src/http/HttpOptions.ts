import type { Config } from '#config/Config.ts'
import type { DatabaseWatch } from '#db/createDatabaseWatch.ts'
import type { BackupState } from '#jobs/createDailyBackup.ts'
import type { ReportBug } from '#log/createBugReporter.ts'
import type { Log } from '#log/Log.ts'
import type { Implementations } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import type { EnvelopeOpener } from '#security/envelope/createEnvelopeOpener.ts'
import type { KeyRing } from '#security/envelope/createKeyRing.ts'
import type { LargeBodies } from './createLargeBodies.ts'

export interface Patience {
  /** For a whole request. */
  requestMs: number
  /** For its headers. */
  headersMs: number
  /** How often it is looked whether the time of a connection is over. */
  checkMs: number
  /** How long a caller that was refused has to read why. */
  refusalMs: number
}

export interface HttpOptions {
  config: Pick<
    Config,
    | 'mode'
    | 'isPlainAllowed'
    | 'isDemo'
    | 'isExposedDemo'
    | 'publicUrl'
    | 'siteAccess'
    | 'postcode'
    | 'supportEmail'
    | 'supportHours'
    | 'company'
    | 'legalReview'
    | 'installers'
    | 'trustProxy'
    | 'hasMetrics'
    | 'metricsToken'
  >
  implementations: Implementations
  services: Services
  keys: Pick<KeyRing, 'current'>
  envelopes: EnvelopeOpener
  log: Log
  reportBug: ReportBug
  database: DatabaseWatch
  /** How long connections are waited for; tests have no minutes to wait. */
  patience?: Patience
  /** How bodies above the common limit take turns. */
  largeBodies?: LargeBodies
  /** How the daily backup is doing; null where there is none. */
  backupState: (() => BackupState) | null
  /** The built site; null where somebody else serves it. */
  webRoot: string | null
  /** Whether the site has a page there; it answers 404 otherwise, with the same document. */
  isKnownPath: (path: string) => boolean
  /** The local outbox; null when mail really leaves. Shown in development and demo mode only. */
  readMailbox: (() => Promise<unknown>) | null
}

/** What this layer notes about a request for the log: never its content. */
declare module 'fastify' {
  interface FastifyRequest {
    /** The action that was called, once it is known to be one of ours. */
    action: string
    failure: string
  }
}
