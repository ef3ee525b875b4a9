import { TRASH_RETENTION_DAYS } from './limits.ts'

const RETENTION_MS = TRASH_RETENTION_DAYS * 24 * 60 * 60 * 1000

/** When something in the trash is deleted for good. */
export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RETENTION_MS)

/** What was deleted until then has had its time. */
export const purgeableUntil = (now: Date): Date => new Date(now.getTime() - RETENTION_MS)
