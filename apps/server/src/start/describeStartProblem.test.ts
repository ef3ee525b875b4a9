import { expect, it } from 'vitest'
import { describeStartProblem } from './describeStartProblem.ts'

const failure = (fields: object) => Object.assign(new Error('x'), fields)

it.each([
  [
    { code: 'EADDRINUSE', port: 3000 },
    'Port 3000 is in use. Stop the other program or set PORT to another number.',
  ],
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    'Port 80 may not be opened by this user. Set PORT to a number above 1023.',
  ],
  [{ code: 'EADDRNOTAVAIL' }, 'HOST is not an address of this computer.'],
  [{ code: 'ECONNREFUSED' }, 'The database of DATABASE_URL does not answer.'],
  [{ code: '28P01' }, 'The database of DATABASE_URL refuses this user or password.'],
  [{ code: '3D000' }, 'The database that DATABASE_URL names does not exist.'],
])('%j is told in one line', (fields, line) => {
  expect(describeStartProblem(failure(fields))).toBe(line)
})

it('leaves bugs to the log', () => {
  expect(describeStartProblem(new TypeError('x is not a function'))).toBeNull()
  expect(describeStartProblem('x')).toBeNull()
})
