import { pino } from 'pino'

/** A real logger that says nothing. */
export const silentLog = pino({ level: 'silent' })
