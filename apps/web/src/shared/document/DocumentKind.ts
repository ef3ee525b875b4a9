import type { DraftStore } from '#platform/drafts/Draft.ts'

/** What a session knows of a document on the server, whichever kind it is of. */
export interface StoredDocument {
  id: string
  name: string
  revision: number
  may: { save: boolean }
}

/** How the documents of one kind are fetched and saved; everything else about a session is the same for all kinds. */
export interface DocumentKind<Content extends object, Stored extends StoredDocument> {
  drafts: DraftStore<Content>
  load: (id: string) => Promise<Stored>
  create: (content: Content) => Promise<Stored>
  /** Saves over `revision`; a newer one on the server is a CONFLICT that carries it. */
  replace: (id: string, revision: number, content: Content) => Promise<Stored>
  /** The newest version in what a CONFLICT carries. */
  newestIn: (data: unknown) => Stored | undefined
  /** Throws for what this program can't read. */
  contentOf: (stored: Stored) => Content
  blank: () => Content
}

/** What a session asks of an editor: a plate's board, a module's definition. */
export interface DocumentEditor<Content, Obstacle> {
  read: () => { isDirty: boolean }
  subscribe: (listener: () => void) => () => void
  /** Everything that would be saved, with unchanged parts kept by identity. */
  content: () => Content
  /**
   * Puts other content in its place, as one change that can be undone; what comes from a draft says more than that.
   * False where the editor can't hold it.
   */
  replace: (content: Content) => boolean
  rename: (name: string) => void
  /** What the editor counts as saved from now on. */
  settle: (content: Content) => void
  saved: () => Content
  /** Makes the content ready to be saved, or says what stands in the way. */
  ready: () => { ok: true; content: Content } | { ok: false; obstacle: Obstacle }
  /** Fetches what other content refers to, before it is shown. */
  prepare?: (content: Content) => Promise<unknown>
}
