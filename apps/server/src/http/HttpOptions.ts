import type { Config } from '#config/Config.ts'
import type { DatabaseWatch } from '#db/createDatabaseWatch.ts'
import type { BackupState } from '#jobs/createDailyBackup.ts'
import type { ReportBug } from '#log/createBugReporter.ts'
import type { Log } from '#log/Log.ts'
import type { Implementations } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import type { EnvelopeOpener } from '#security/envelope/createEnvelopeOpener.ts'
import type { KeyRing } from '#security/envelope/createKeyRing.ts'
import type { MemberQueues } from './createMemberQueues.ts'
import type { UnsentAnswers } from './createUnsentAnswers.ts'

export interface RequestTimeouts {
  /** The time limit for a whole request. */
  requestMs: number
  /** The time limit for its headers. */
  headersMs: number
  /** How often the time limits of connections are checked. */
  checkMs: number
  /** How long nothing may move on a connection, as when an answer isn't read. */
  idleMs: number
  /** How long a refused caller has to read the answer. */
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
  /** The time limits of connections; tests use shorter ones. */
  timeouts?: RequestTimeouts
  /** The queues of members for bodies above the common limit. */
  largeBodies?: MemberQueues
  /** How many calls of one member run at a time. */
  calls?: MemberQueues
  /** The queues of members for whole lists. */
  wholeLists?: MemberQueues
  /** How much callers may leave unread. */
  unsentAnswers?: UnsentAnswers
  /** Returns the state of the daily backup; null if there is none. */
  backupState: (() => BackupState) | null
  /** The folder of the built site; null if another server has it. */
  webRoot: string | null
  /** Returns whether the site has a page there; otherwise the same document is answered with 404. */
  isKnownPath: (path: string) => boolean
  /** Reads the local outbox; null if mail is really sent. It is only available in development and demo mode. */
  readMailbox: (() => Promise<unknown>) | null
}

/** The facts about a request that this layer logs, which never include its content. */
declare module 'fastify' {
  interface FastifyRequest {
    /** The called action, once it is known to be one of ours. */
    action: string
    failure: string
  }
}
