import { TRASH_RETENTION_DAYS } from './limits.ts'

const RETENTION_MS = TRASH_RETENTION_DAYS * 24 * 60 * 60 * 1000

/** Returns when something in the trash is deleted permanently. */
export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RETENTION_MS)

/** Returns the time before which deleted items are to be purged. */
export const purgeableUntil = (now: Date): Date => new Date(now.getTime() - RETENTION_MS)
