import { OFFLINE_PASS_DAYS } from './limits.ts'

const DAY_MS = 86_400_000

interface OfflineTimes {
  /** The last time at which the server confirmed the entitlements of the member. */
  lastContactMs: number
  /** The latest time that was seen since then, so that setting the clock back gains nothing. */
  newestSeenMs: number
  nowMs: number
}

/**
 * Returns whether the entitlements of the last contact with the server still apply, even if their own end has
 * passed.
 */
export const isPassValidOffline = ({ lastContactMs, newestSeenMs, nowMs }: OfflineTimes): boolean =>
  Math.max(nowMs, newestSeenMs) - lastContactMs < OFFLINE_PASS_DAYS * DAY_MS
