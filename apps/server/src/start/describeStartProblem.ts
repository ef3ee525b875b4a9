import { SecretDamaged } from '#config/SecretDamaged.ts'
import { BackupRefused } from '#db/backup/BackupRefused.ts'
import { databaseTrouble } from '#db/databaseTrouble.ts'
import { DataFolderDamaged } from '#db/embedded/DataFolderDamaged.ts'
import { DataFolderInUse } from '#db/embedded/DataFolderInUse.ts'
import { DataFolderOfAnotherVersion } from '#db/embedded/DataFolderOfAnotherVersion.ts'
import { DataFolderUnwritable } from '#db/embedded/DataFolderUnwritable.ts'
import { BinariesUnavailable } from '#db/embedded/fetchBinaries.ts'
import { PostgresNotStarted } from '#db/embedded/PostgresNotStarted.ts'
import { MigrationRefused } from '#db/MigrationRefused.ts'
import { BuiltLibraryDamaged } from '#library/BuiltLibraryDamaged.ts'

/** Their own messages explain the problem and the remedy. */
const TOLD = [
  BackupRefused,
  BinariesUnavailable,
  BuiltLibraryDamaged,
  SecretDamaged,
  DataFolderDamaged,
  DataFolderInUse,
  DataFolderOfAnotherVersion,
  DataFolderUnwritable,
  PostgresNotStarted,
  MigrationRefused,
] as const

const DISK_FULL = 'The disk is full. Free some space, or move DATA_DIR to a larger disk, and start again.'

export const HOST_IS_ELSEWHERE = 'HOST is not an address of this computer.'

/** PostgreSQL's class 28 (authorization), 3D000 (no such database) and 42501 (no privilege). */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'The database of DATABASE_URL refuses this user or password.',
  '28000': 'The database of DATABASE_URL refuses this user or password.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '42501':
    'The user of DATABASE_URL may not change its database. Make it the owner: alter database … owner to ….',
}

/** The codes of OpenSSL and Node for an untrusted certificate. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/

/** Returns one line for what an operator can solve; null for what only a programmer can. */
export function describeStartProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (isDiskFull(error)) return DISK_FULL
  if (TOLD.some((kind) => error instanceof kind)) return error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const listening = describeListening(error, code)
  if (listening !== null) return listening
  const refusal = REFUSALS[code]
  if (refusal !== undefined) return refusal
  if (CERTIFICATE.test(code)) {
    return `The certificate of the database of DATABASE_URL is not trusted (${code}). Name its authority with sslrootcert in DATABASE_URL.`
  }
  if (databaseTrouble(error) === 'away') {
    return 'The database of DATABASE_URL does not answer. Start it, or look whether it can be reached from here.'
  }
  const file = describeFile(error, code)
  if (file !== null) return file
  // The error of a migration names it; the reason is in its cause.
  return error.cause === undefined ? null : describeStartProblem(error.cause)
}

function describeListening(error: Error, code: string): string | null {
  const port = 'port' in error ? String(error.port) : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program or set PORT to another number.`
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`
  }
  return code === 'EADDRNOTAVAIL' ? HOST_IS_ELSEWHERE : null
}

/** Describes a file or folder that can't be used, for example because it belongs to another user. */
function describeFile(error: Error, code: string): string | null {
  if (!('path' in error && typeof error.path === 'string')) return null
  if (code === 'EACCES' || code === 'EPERM') {
    return `${error.path} may not be used by this user. Start Pandok as the user to whom it belongs, or give it to this one.`
  }
  return code === 'ENOTDIR'
    ? `${error.path} can't be there: a file stands in the place of one of its folders. Set DATA_DIR to a folder.`
    : null
}

function isDiskFull(error: Error): boolean {
  if (databaseTrouble(error) === 'full') return true
  if (error instanceof PostgresNotStarted && error.isDiskFull) return true
  return error.cause instanceof Error && isDiskFull(error.cause)
}
