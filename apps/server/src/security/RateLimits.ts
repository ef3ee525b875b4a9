/** The names of the limits; the numbers are in rateLimitTable.ts. */
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
  | 'export.account'
  | 'plate.write.account'
  | 'plate.import.account'
  | 'payment.write.account'
  | 'payment.confirm.account'
  | 'payment.webhook.address'

/** Limits are shared by all servers of a database, except those that the table marks as local. */
export interface RateLimits {
  /**
   * Counts one use, and throws TOO_MANY_REQUESTS with the seconds to wait if it was one too many. Limits on
   * failures should be taken before the try and cleared after a success, because a check alone lets a hundred
   * simultaneous tries through.
   */
  take: (name: LimitName, key: string) => Promise<void>
  /** Throws like `take` if the limit is used up, but counts nothing. */
  check: (name: LimitName, key: string) => Promise<void>
  /** Resets the count, such as after a successful log-in. */
  clear: (name: LimitName, key: string) => Promise<void>
}
