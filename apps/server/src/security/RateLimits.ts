/** One row per limit; the numbers live in rateLimitTable.ts. */
export type LimitName =
  | 'call.address'
  | 'call.account'
  | 'login.address'
  | 'login.account'
  | 'code.send.email'
  | 'code.send.email.day'
  | 'code.send.address'
  | 'code.verify.email'
  | 'code.verify.address'
  | 'join.address'
  | 'lookup.address'
  | 'nickname.address'
  | 'banner.address'
  | 'banner.seen.address'
  | 'password.account'
  | 'social.address'
  | 'refresh.session'
  | 'refresh.address'
  | 'module.write.account'
  | 'module.import.account'
  | 'plate.write.account'
  | 'plate.import.account'
  | 'payment.write.account'
  | 'payment.confirm.account'
  | 'payment.webhook.address'

/** Shared by every server on the same database, but for those that the table calls local. */
export interface RateLimits {
  /**
   * Counts one use; throws TOO_MANY_REQUESTS with the seconds to wait when it was one too many. Limits on failures are
   * best taken before the try and cleared after a success: a check alone lets a hundred tries at once through.
   */
  take: (name: LimitName, key: string) => Promise<void>
  /** Throws like `take` if the limit is used up, but counts nothing. */
  check: (name: LimitName, key: string) => Promise<void>
  /** Forgets what was counted, e.g. after a log-in that went well. */
  clear: (name: LimitName, key: string) => Promise<void>
}
