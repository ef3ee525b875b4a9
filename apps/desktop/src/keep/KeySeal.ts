/** Makes a key unreadable for everybody but the Windows user that we run as. */
export interface KeySeal {
  seal: (key: Buffer) => Buffer
  /** Throws for what another user, or another computer, has sealed. */
  open: (sealed: Buffer) => Buffer
}
