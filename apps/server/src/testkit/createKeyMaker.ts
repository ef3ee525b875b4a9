import { makeRsaKey, type RsaKeyPair } from '#security/envelope/makeRsaKey.ts'

const made: Promise<RsaKeyPair>[] = []

/**
 * Real RSA keys, each made once for a test run, because a new one takes up to a second. Every maker begins
 * with the first.
 */
export function createKeyMaker(): () => Promise<RsaKeyPair> {
  let next = 0
  return () => {
    const index = next
    next += 1
    made[index] ??= makeRsaKey()
    return made[index]
  }
}
