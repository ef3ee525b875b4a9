const OFFSET_MS = 9 * 60 * 60 * 1000

/** Returns a time in the format of payments: 2026-11-15T12:34:56+09:00. */
export function seoulTime(time: number): string {
  return `${seoul(time).slice(0, 19)}+09:00`
}

/** Returns a time in the format of webhooks, with microseconds and without an offset: 2026-11-15T12:34:56.789000. */
export function seoulMicroseconds(time: number): string {
  return `${seoul(time).slice(0, 23)}000`
}

/** Returns a time in the format of keys: 20261115123456. */
export function seoulDigits(time: number): string {
  return seoul(time).slice(0, 19).replace(/\D/gu, '')
}

// Korea has had no daylight saving time since 1988.
function seoul(time: number): string {
  return new Date(time + OFFSET_MS).toISOString()
}
