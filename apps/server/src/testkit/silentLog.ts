import { pino } from 'pino'

/** A real logger without output. */
export const silentLog = pino({ level: 'silent' })
