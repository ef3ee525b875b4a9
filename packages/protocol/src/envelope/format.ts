/** The header that carries the encrypted time. */
export const TIME_HEADER = 'x-encrypted-time'

export const SESSION_KEY_BYTES = 32
export const IV_BYTES = 12
export const TAG_BYTES = 16
export const RSA_BITS = 3072

/** How far a request's time may be off the server's clock, and so how long an envelope must be remembered. */
export const TIME_WINDOW_SECONDS = 120

/** JSON deeper than this is refused before anything looks at it. */
export const MAX_NESTING = 32

export interface Envelope {
  encryptedData: string
  encryptedKey: string
  iv: string
}

/** Binds a body to its time and its person: moved to another, it doesn't open. */
export const additionalData = (encryptedTime: string, authToken: string): string =>
  `${encryptedTime}|${authToken}`

/** Node's and the browser's typings name the same class differently. */
export type AesKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>
