import { timingSafeEqual } from 'node:crypto'
import type { EncryptedStore } from '#keep/createEncryptedStore.ts'

export type Prove = EncryptedStore['prove']

/* Both sides prove that they can read this user's key before any path is sent. Pipe names are public:
   another user of the computer could have taken ours to learn which files are opened here. */
export const serverProof = (prove: Prove, nonce: string) => prove(`first\n${nonce}`).toString('base64url')

export const clientProof = (prove: Prove, nonce: string, body: string) =>
  prove(`second\n${nonce}\n${body}`).toString('base64url')

export function isProof(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
