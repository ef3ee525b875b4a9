import type { Log } from './Log.ts'

/** Called once for everything that was thrown and that nobody declared. */
export type ReportBug = (error: unknown, requestId: string) => void

export const createBugReporter =
  (log: Log): ReportBug =>
  (error, requestId) =>
    log.error({ err: error, requestId }, 'a bug')
