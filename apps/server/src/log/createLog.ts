import { type DestinationStream, pino } from 'pino'
import { describeError } from './describeError.ts'
import type { Log } from './Log.ts'

const SECRET_NAMES = [
  'authorization',
  'authToken',
  'refreshToken',
  'token',
  'ticket',
  'password',
  'currentPassword',
  'code_hash',
  'email',
  'phone',
  'cookie',
  'body',
  'param',
  'secret',
]

/** Writes JSON lines. Nobody should log a secret; if somebody does, its name is redacted here. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ sync: true }),
): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  )
