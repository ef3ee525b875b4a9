export { fromBase64, toBase64 } from './base64.ts'
export {
  type AesKey,
  additionalData,
  type Envelope,
  IV_BYTES,
  MAX_NESTING,
  RSA_BITS,
  SESSION_KEY_BYTES,
  TAG_BYTES,
  TIME_HEADER,
  TIME_WINDOW_SECONDS,
} from './format.ts'
export { type LiveEvent, type SealedEvent, sealEvent } from './sealEvent.ts'
export { createSessionKey, encryptForServer, type SessionKey } from './sessionKey.ts'
