/** `away`: it doesn't answer, refuses connections or had to give up. `full`: it can't write any more. */
export type DatabaseTrouble = 'away' | 'full'

const FULL = new Set([
  // disk_full
  '53100',
  'ENOSPC',
  'EDQUOT',
])

const AWAY = new Set([
  // too_many_connections, out_of_memory
  '53300',
  '53200',
  // query_canceled: the statement timeout, which a database that was suspended for a while applies afterwards
  '57014',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // idle_in_transaction_session_timeout
  '25P03',
  // io_error
  '58030',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Messages of pg and its pool, which have no codes. */
const AWAY_MESSAGES =
  /^(?:Query read timeout$|Connection terminated|timeout exceeded when trying to connect$|Client was closed|Client has encountered a connection error|Cannot use a pool after calling end)/

/** PostgreSQL may be started in another language, so the code is checked first. */
const FULL_MESSAGE = /No space left on device|Disk quota exceeded/

const CONNECTION_EXCEPTION = /^08/

/** Returns what is wrong with the database or the disk if that caused the failure; null otherwise. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (FULL.has(code)) return 'full'
  if (code === '58030' && FULL_MESSAGE.test(error.message)) return 'full'
  if (AWAY.has(code) || CONNECTION_EXCEPTION.test(code) || AWAY_MESSAGES.test(error.message)) return 'away'
  return null
}
