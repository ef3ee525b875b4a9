/** Keys derived from the installation's one secret, each for its own purpose. */
export interface SecretBox {
  /** AES-256-GCM under a key of that purpose; what comes back is nonce ‖ ciphertext ‖ tag. */
  seal: (purpose: SealPurpose, bytes: Uint8Array) => Buffer
  /** Throws if it was not sealed by this installation for this purpose. */
  open: (purpose: SealPurpose, sealed: Uint8Array) => Buffer
  /** HMAC-SHA-256 under a key of that purpose. */
  sign: (purpose: SignPurpose, text: string) => Buffer
}

export type SealPurpose = 'rsa-key' | 'mail' | 'social' | 'payment'
export type SignPurpose = 'auth-token' | 'refresh-token' | 'code' | 'rate-limit' | 'export' | 'backup'
