/** Unsaved work on this computer. It holds no patient's data: modules and plates are templates. */
export type Draft<Content> = Content & {
  /** The revision that the work started from; undefined for what was never saved. */
  revision: number | undefined
  /** When it was written, in milliseconds. */
  at: number
}

/** A database for each kind: another kind then needs no new version of one that other tabs have open. */
export interface DraftPlace {
  database: string
  store: string
}

export interface DraftStore<Content> {
  read(key: string): Promise<Draft<Content> | undefined>
  write(key: string, draft: Draft<Content>): Promise<void>
  remove(key: string): Promise<void>
}
