import { createHash } from 'node:crypto'
import type { RsaKeyRepository, StoredRsaKey } from '#db/repositories/rsaKeyRepository.ts'
import type { SecretBox } from '../SecretBox.ts'
import { RSA_KEY_GRACE_MS, RSA_KEY_LIFE_MS, UNWRAPS_AT_ONCE } from './keyLimits.ts'
import type { RsaKeyPair } from './makeRsaKey.ts'
import { type PrivateKeyCopies, privateKeyCopies } from './privateKeyCopies.ts'

export interface Key {
  id: string
  publicKey: string
  createdAt: Date
  retiresAt: Date
  expiresAt: Date
  copies: PrivateKeyCopies
}

export interface KeyStore {
  /** Returns null for a key that can't be opened; `known` is the same key from an earlier read. */
  readKey: (row: StoredRsaKey, known: Key | undefined) => Promise<Key | null>
  insertKey: (locked: RsaKeyRepository, pair: RsaKeyPair, createdAt: Date) => Promise<void>
}

/** Seals keys for the database and opens them again. A key that can't be opened is reported once. */
export function createKeyStore(secrets: SecretBox, onError: (error: unknown) => void): KeyStore {
  const unreadable = new Set<string>()
  return {
    async readKey(row, known) {
      const { id, publicPem: publicKey, createdAt, retiresAt, expiresAt } = row
      try {
        const copies =
          known?.copies ??
          (await privateKeyCopies(secrets.open('rsa-key', row.sealedPrivate), UNWRAPS_AT_ONCE))
        return { id, publicKey, createdAt, retiresAt, expiresAt, copies }
      } catch (cause) {
        // It was sealed under another JWT_SECRET: it is useless to us, but no reason to stop.
        if (!unreadable.has(id)) onError(new Error(`The stored RSA key ${id} does not open.`, { cause }))
        unreadable.add(id)
        return null
      }
    },

    async insertKey(locked, { publicPem, privateDer }, createdAt) {
      const retiresAt = new Date(createdAt.getTime() + RSA_KEY_LIFE_MS)
      await locked.insert({
        id: createHash('sha256').update(publicPem).digest('hex').slice(0, 16),
        publicPem,
        sealedPrivate: secrets.seal('rsa-key', privateDer),
        createdAt,
        retiresAt,
        expiresAt: new Date(retiresAt.getTime() + RSA_KEY_GRACE_MS),
      })
    },
  }
}
