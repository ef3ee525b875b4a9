import { expect, it } from 'vitest'
import { uidOfUuid } from './uidOfUuid.ts'

it('a UUID makes the UID that the standard gives as its example', () => {
  expect(uidOfUuid('f81d4fae-7dec-11d0-a765-00a0c91e6bf6')).toBe(
    '2.25.329800735698586629295641978511506172918',
  )
})
