import { Logger } from 'graphile-worker'
import type { Logger as Log } from 'pino'

export type JobLog = Pick<Log, 'debug' | 'warn' | 'error'>

/**
 * The queue's words in our log. Only its sentences: its details carry whole jobs and database errors, and those
 * repeat the values of the row.
 */
export const createWorkerLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message) => {
    const sentence = `jobs: ${message}`
    if (level === 'error') log.error(sentence)
    else if (level === 'warning') log.warn(sentence)
    else log.debug(sentence)
  })
