import { OFFLINE_PASS_DAYS } from './limits.ts'

const DAY_MS = 86_400_000

interface OfflineTimes {
  /** When the server last said what the member has. */
  lastContactMs: number
  /** The newest time that was ever seen since: a clock that is set back gives nothing. */
  newestSeenMs: number
  nowMs: number
}

/** Whether what the member had when the server was last asked still holds, be it that its own end has passed since. */
export const isPassKeptOffline = ({ lastContactMs, newestSeenMs, nowMs }: OfflineTimes): boolean =>
  Math.max(nowMs, newestSeenMs) - lastContactMs < OFFLINE_PASS_DAYS * DAY_MS
