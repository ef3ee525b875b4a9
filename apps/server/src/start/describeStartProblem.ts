import { DataFolderInUse } from '#db/embedded/DataFolderInUse.ts'
import { DataFolderUnwritable } from '#db/embedded/DataFolderUnwritable.ts'
import { MigrationRefused } from '#db/MigrationRefused.ts'

/** One line for what an operator can mend; null for what only a programmer can. */
export function describeStartProblem(error: unknown): string | null {
  if (
    error instanceof DataFolderInUse ||
    error instanceof DataFolderUnwritable ||
    error instanceof MigrationRefused
  ) {
    return error.message
  }
  if (!(error instanceof Error) || !('code' in error)) return null
  const { code } = error
  if (code === 'EADDRINUSE') {
    return `Port ${portOf(error)} is in use. Stop the other program or set PORT to another number.`
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${portOf(error)} may not be opened by this user. Set PORT to a number above 1023.`
  }
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this computer.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return 'The database of DATABASE_URL does not answer.'
  }
  // PostgreSQL's class 28 (authorisation) and 3D000 (no such database).
  if (code === '28P01' || code === '28000')
    return 'The database of DATABASE_URL refuses this user or password.'
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist.'
  return null
}

const portOf = (error: Error) => ('port' in error ? String(error.port) : '')
