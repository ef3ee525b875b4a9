import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SealPurpose, SecretBox, SignPurpose } from './SecretBox.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** All keys of the installation are derived from one secret, so that an operator has to keep only one. */
export function createSecretBox(rootSecret: Buffer | string): SecretBox {
  const derived = new Map<string, Buffer>()
  const keyFor = (use: 'seal' | 'sign', purpose: SealPurpose | SignPurpose): Buffer => {
    const info = `pandok/1/${use}/${purpose}`
    const known = derived.get(info)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', rootSecret, '', info, KEY_BYTES))
    derived.set(info, key)
    return key
  }
  return {
    seal(purpose, bytes) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor('seal', purpose), nonce)
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },

    open(purpose, sealed) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('Too short to be sealed.')
      const tagAt = sealed.length - TAG_BYTES
      const decipher = createDecipheriv(
        'aes-256-gcm',
        keyFor('seal', purpose),
        sealed.subarray(0, NONCE_BYTES),
        {
          authTagLength: TAG_BYTES,
        },
      )
      decipher.setAuthTag(sealed.subarray(tagAt))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, tagAt)), decipher.final()])
    },

    sign: (purpose, text) => createHmac('sha256', keyFor('sign', purpose)).update(text).digest(),
  }
}
