import { Logger } from 'graphile-worker'
import type { Logger as Log } from 'pino'

export type JobLog = Pick<Log, 'debug' | 'warn' | 'error'>

/**
 * Writes the messages of the queue to our log. Only its sentences are written: its details contain whole jobs
 * and database errors, which repeat the values of the row.
 */
export const createWorkerLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message) => {
    const sentence = `jobs: ${message}`
    if (level === 'error') log.error(sentence)
    else if (level === 'warning') log.warn(sentence)
    else log.debug(sentence)
  })
