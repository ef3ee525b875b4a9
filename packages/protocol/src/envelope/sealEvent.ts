import { toBase64 } from './base64.ts'
import { type AesKey, additionalData, type Envelope, IV_BYTES, TAG_BYTES } from './format.ts'
import type { SessionKey } from './sessionKey.ts'

export interface LiveEvent {
  method: string
  param?: unknown
}

export interface SealedEvent {
  encryptedTime: string
  data: Envelope
}

/** Encrypts one call. The result must never be sent twice: a repeated iv is refused as a replay. */
export async function sealEvent(
  session: SessionKey,
  event: LiveEvent,
  { authToken, nowMs }: { authToken: string; nowMs: number },
): Promise<SealedEvent> {
  const time = await encrypt(session.key, String(Math.floor(nowMs / 1000)))
  const encryptedTime = toBase64(new Uint8Array([...time.iv, ...time.sealed]))
  const body = await encrypt(session.key, JSON.stringify(event), additionalData(encryptedTime, authToken))
  return {
    encryptedTime,
    data: { encryptedData: toBase64(body.sealed), encryptedKey: session.encryptedKey, iv: toBase64(body.iv) },
  }
}

async function encrypt(key: AesKey, text: string, aad = '') {
  const encoder = new TextEncoder()
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(aad), tagLength: TAG_BYTES * 8 }
  return { iv, sealed: new Uint8Array(await crypto.subtle.encrypt(algorithm, key, encoder.encode(text))) }
}
