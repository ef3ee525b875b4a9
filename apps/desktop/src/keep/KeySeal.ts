/** Encrypts a key so that only the Windows user we run as can read it. */
export interface KeySeal {
  seal: (key: Buffer) => Buffer
  /** Throws if another user or another computer has encrypted it. */
  open: (sealed: Buffer) => Buffer
}
