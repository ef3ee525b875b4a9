import { expect, it } from 'vitest'
import { SecretDamaged } from '#config/SecretDamaged.ts'
import { PostgresNotStarted } from '#db/embedded/PostgresNotStarted.ts'
import { describeStartProblem } from './describeStartProblem.ts'

const DISK_FULL = 'The disk is full. Free some space, or move DATA_DIR to a larger disk, and start again.'
const failure = (fields: object) => Object.assign(new Error('x'), fields)

it.each<[object, string]>([
  [
    { code: 'EADDRINUSE', port: 3000 },
    'Port 3000 is in use. Stop the other program or set PORT to another number.',
  ],
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    'Port 80 may not be opened by this user. Set PORT to a number above 1023.',
  ],
  [{ code: 'EADDRNOTAVAIL' }, 'HOST is not an address of this computer.'],
  ...['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '57P03'].map((code): [object, string] => [
    { code },
    'The database of DATABASE_URL does not answer. Start it, or look whether it can be reached from here.',
  ]),
  [{ code: '28P01' }, 'The database of DATABASE_URL refuses this user or password.'],
  [{ code: '3D000' }, 'The database that DATABASE_URL names does not exist.'],
  [
    { code: '42501' },
    'The user of DATABASE_URL may not change its database. Make it the owner: alter database … owner to ….',
  ],
  [
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'The certificate of the database of DATABASE_URL is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Name its authority with sslrootcert in DATABASE_URL.',
  ],
  [
    { code: 'EACCES', syscall: 'open', path: '/data/secret' },
    '/data/secret may not be used by this user. Start Pandok as the user to whom it belongs, or give it to this one.',
  ],
  [
    { code: 'ENOTDIR', syscall: 'open', path: '/data/secret' },
    "/data/secret can't be there: a file stands in the place of one of its folders. Set DATA_DIR to a folder.",
  ],
  ...['53100', 'ENOSPC'].map((code): [object, string] => [{ code }, DISK_FULL]),
  // A migration says which one failed; what it was caused by says why.
  [{ cause: failure({ code: '53100' }) }, DISK_FULL],
])('%j is told in one line', (fields, line) => {
  expect(describeStartProblem(failure(fields))).toBe(line)
})

it('leaves bugs to the log', () => {
  expect(describeStartProblem(new TypeError('x is not a function'))).toBeNull()
  expect(describeStartProblem('x')).toBeNull()
})

it('tells the last complaint of a PostgreSQL that did not start, and knows a full disk by it', () => {
  const said =
    'LOG:  starting\nFATAL:  could not write lock file "postmaster.pid": No space left on device\nhint'
  expect(describeStartProblem(new PostgresNotStarted('postgres', said))).toBe(DISK_FULL)
  expect(describeStartProblem(new PostgresNotStarted('postgres', 'LOG:  x\nFATAL:  no such file\n'))).toBe(
    'The embedded PostgreSQL did not start: postgres says «FATAL:  no such file».',
  )
})

it('tells of a damaged secret by its file', () => {
  expect(describeStartProblem(new SecretDamaged('/data/secret'))).toContain('/data/secret is damaged')
})
