import { fromBase64, toBase64 } from './base64.ts'
import { type AesKey, SESSION_KEY_BYTES } from './format.ts'

/**
 * An AES key and its wrapping for one server key. It is made once for a page session, because RSA is
 * expensive.
 */
export interface SessionKey {
  key: AesKey
  encryptedKey: string
  /** The server key that wraps it. */
  publicKey: string
}

export async function createSessionKey(publicKey: string): Promise<SessionKey> {
  const raw = crypto.getRandomValues(new Uint8Array(SESSION_KEY_BYTES))
  const wrapped = await encryptForServer(publicKey, raw)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  raw.fill(0)
  return { key, encryptedKey: toBase64(wrapped), publicKey }
}

/** Encrypts with RSA-OAEP-SHA256 under the server's public key. */
export async function encryptForServer(
  publicKey: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const spki = fromBase64(publicKey.replace(/-----[A-Z ]+-----|\s/gu, ''))
  const rsa = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ])
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, rsa, bytes))
}
