/** Documents that are kept on this computer, encrypted. What can't be opened any more is not there. */
export interface SealedStore {
  read(name: string): Promise<unknown>
  write(name: string, document: unknown): Promise<void>
  /** Everything goes, the key with it. */
  wipe(): Promise<void>
}

/** Where sealed documents and their key lie. */
export interface SealedPlace {
  get(name: string): Promise<unknown>
  put(name: string, value: unknown): Promise<void>
  /** Answers what lies there afterwards: the first of two pages that put something at once wins for both. */
  putOnce(name: string, value: unknown): Promise<unknown>
  clear(): Promise<void>
}
