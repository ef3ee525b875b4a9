import { expect, it } from 'vitest'
import { uidOfText } from './uidOfText.ts'

it('is the published hash of the text, and no longer than a UID may be', () => {
  // The offset basis and the vector of «a» in the draft's test table.
  expect(uidOfText('')).toBe(`2.25.${0x6c62272e07bb014262b821756295c58dn}`)
  expect(uidOfText('a')).toBe(`2.25.${0xd228cb696f1a8caf78912b704e4a8964n}`)
  expect(uidOfText('1.2.826.0.1.3680043.10.511.3.1 0').length).toBeLessThanOrEqual(64)
})
