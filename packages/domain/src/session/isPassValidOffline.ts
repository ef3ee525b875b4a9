import { OFFLINE_PASS_DAYS } from './limits.ts'

const DAY_MS = 86_400_000

interface OfflineTimes {
  /** The last time at which the server said what the member has. */
  lastContactMs: number
  /** The latest time that was ever seen since then, so that setting the clock back gains nothing. */
  newestSeenMs: number
  nowMs: number
}

/**
 * Returns whether the entitlements of the last contact with the server still apply, even if their own end has
 * passed.
 */
export const isPassValidOffline = ({ lastContactMs, newestSeenMs, nowMs }: OfflineTimes): boolean =>
  Math.max(nowMs, newestSeenMs) - lastContactMs < OFFLINE_PASS_DAYS * DAY_MS
