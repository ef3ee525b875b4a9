import { webcrypto } from 'node:crypto'

type CryptoKey = webcrypto.CryptoKey

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** One private key that can be used on several threads at once. */
export interface PrivateKeyCopies {
  /** Decrypts RSA-OAEP-SHA256; null if it was not encrypted for this key. */
  decrypt: (wrapped: Buffer) => Promise<Buffer | null>
}

/**
 * Node runs all operations on one CryptoKey one after the other, whatever the number of threads; so the same
 * key is imported several times and each operation borrows a copy.
 */
export async function privateKeyCopies(privateDer: Buffer, count: number): Promise<PrivateKeyCopies> {
  const importOne = () => webcrypto.subtle.importKey('pkcs8', privateDer, OAEP, false, ['decrypt'])
  const copies: CryptoKey[] = await Promise.all(Array.from({ length: count }, importOne))
  const free = [...copies]
  return {
    async decrypt(wrapped) {
      const borrowed = free.pop()
      const key = borrowed ?? copies[0]
      if (key === undefined) return null
      try {
        return Buffer.from(await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, wrapped))
      } catch {
        return null
      } finally {
        if (borrowed !== undefined) free.push(borrowed)
      }
    },
  }
}
