/** Documents stored on this computer, encrypted. One that can't be decrypted counts as absent. */
export interface SealedStore {
  read(name: string): Promise<unknown>
  write(name: string, document: unknown): Promise<void>
  /** Deletes everything, including the key. */
  wipe(): Promise<void>
}

/** Where encrypted documents and their key are stored. */
export interface SealedPlace {
  get(name: string): Promise<unknown>
  put(name: string, value: unknown): Promise<void>
  /** Resolves with the stored value: the first of two pages that write at the same time wins for both. */
  putOnce(name: string, value: unknown): Promise<unknown>
  clear(): Promise<void>
}
