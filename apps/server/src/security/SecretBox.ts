/** Keys that are derived from the only secret of the installation, each for its own purpose. */
export interface SecretBox {
  /** Encrypts with AES-256-GCM under a key of that purpose and returns nonce ‖ ciphertext ‖ tag. */
  seal: (purpose: SealPurpose, bytes: Uint8Array) => Buffer
  /** Throws if it was not sealed by this installation for this purpose. */
  open: (purpose: SealPurpose, sealed: Uint8Array) => Buffer
  /** Returns the HMAC-SHA-256 under a key of that purpose. */
  sign: (purpose: SignPurpose, text: string) => Buffer
}

export type SealPurpose = 'rsa-key' | 'mail' | 'social' | 'payment'
export type SignPurpose = 'auth-token' | 'refresh-token' | 'code' | 'rate-limit' | 'export' | 'backup'
