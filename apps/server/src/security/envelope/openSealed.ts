import { createDecipheriv } from 'node:crypto'
import { IV_BYTES, TAG_BYTES } from '@pandok/protocol/envelope'

/** Decrypts AES-256-GCM with the tag at the end; null if it can't be opened. */
export function openSealed(key: Buffer, iv: Buffer, sealed: Buffer, aad: Buffer | null): Buffer | null {
  const tagAt = sealed.length - TAG_BYTES
  if (iv.length !== IV_BYTES || tagAt < 0) return null
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(tagAt))
  if (aad !== null) decipher.setAAD(aad)
  const bytes = decipher.update(sealed.subarray(0, tagAt))
  try {
    decipher.final()
  } catch {
    return null
  }
  return bytes
}
