import type { Log } from './Log.ts'

/** It must be called once for everything that was thrown and not declared. */
export type ReportBug = (error: unknown, requestId: string) => void

export const createBugReporter =
  (log: Log): ReportBug =>
  (error, requestId) =>
    log.error({ err: error, requestId }, 'a bug')
