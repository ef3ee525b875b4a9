const OFFSET_MS = 9 * 60 * 60 * 1000

/** 2026-11-15T12:34:56+09:00, as in payments. */
export function seoulTime(time: number): string {
  return `${seoul(time).slice(0, 19)}+09:00`
}

/** 2026-11-15T12:34:56.789000, as in webhooks: microseconds and no offset. */
export function seoulMicroseconds(time: number): string {
  return `${seoul(time).slice(0, 23)}000`
}

/** 20261115123456, as in keys. */
export function seoulDigits(time: number): string {
  return seoul(time).slice(0, 19).replace(/\D/gu, '')
}

// Korea has had no daylight saving time since 1988.
function seoul(time: number): string {
  return new Date(time + OFFSET_MS).toISOString()
}
