export const TIME_HEADER = 'x-encrypted-time'

export const SESSION_KEY_BYTES = 32
export const IV_BYTES = 12
export const TAG_BYTES = 16
export const RSA_BITS = 3072

/**
 * The allowed difference between a request's time and the server's clock, which is also how long an envelope
 * must be remembered.
 */
export const TIME_WINDOW_SECONDS = 120

/** More deeply nested JSON is refused before it is processed. */
export const MAX_NESTING = 32

export interface Envelope {
  encryptedData: string
  encryptedKey: string
  iv: string
}

/** Binds a body to its time and its member, so that it can't be decrypted with another time or token. */
export const additionalData = (encryptedTime: string, authToken: string): string =>
  `${encryptedTime}|${authToken}`

/** The type definitions of Node.js and the browser name the same class differently. */
export type AesKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>
