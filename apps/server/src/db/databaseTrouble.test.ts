import { expect, it } from 'vitest'
import { databaseTrouble } from './databaseTrouble.ts'

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code })

it.each([
  ['57P03', 'the database system is starting up'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57014', 'canceling statement due to statement timeout'],
  ['53300', 'sorry, too many clients already'],
  ['08006', 'connection failure'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Connection terminated due to connection timeout'],
  [undefined, 'timeout exceeded when trying to connect'],
  [undefined, 'Query read timeout'],
])('%s (%s) is a database that is away', (code, message) => {
  expect(databaseTrouble(failure(message, code))).toBe('away')
})

it.each([
  ['53100', 'could not extend file'],
  ['58030', 'could not write to file: No space left on device'],
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
])('%s (%s) is a full disk', (code, message) => {
  expect(databaseTrouble(failure(message, code))).toBe('full')
})

it.each([
  ['23505', 'duplicate key value violates unique constraint'],
  ['42601', 'syntax error'],
  ['40P01', 'deadlock detected'],
  [undefined, 'x is not a function'],
])('%s (%s) says nothing about the database', (code, message) => {
  expect(databaseTrouble(failure(message, code))).toBeNull()
})
