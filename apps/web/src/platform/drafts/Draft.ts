/** Unsaved work on this computer. It contains no patient data, because modules and plates are templates. */
export type Draft<Content> = Content & {
  /** The revision that the work is based on; undefined for a document that was never saved. */
  revision: number | undefined
  /** When it was written, in milliseconds. */
  at: number
}

/**
 * One database per kind, so that a new kind doesn't require a version upgrade of a database that other tabs
 * have open.
 */
export interface DraftPlace {
  database: string
  store: string
}

export interface DraftStore<Content> {
  read(key: string): Promise<Draft<Content> | undefined>
  write(key: string, draft: Draft<Content>): Promise<void>
  remove(key: string): Promise<void>
}
