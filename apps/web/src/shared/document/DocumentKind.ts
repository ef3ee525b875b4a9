import type { DraftStore } from '#platform/drafts/Draft.ts'

/** The fields of a stored document of any kind that a session needs. */
export interface StoredDocument {
  id: string
  name: string
  revision: number
  may: { save: boolean }
}

/** How documents of one kind are loaded and saved; the rest of a session is the same for all kinds. */
export interface DocumentKind<Content extends object, Stored extends StoredDocument> {
  drafts: DraftStore<Content>
  load: (id: string) => Promise<Stored>
  create: (content: Content) => Promise<Stored>
  /** Saves over `revision`; if the server has a newer one, it fails with CONFLICT, which contains it. */
  replace: (id: string, revision: number, content: Content) => Promise<Stored>
  /** The newest version inside the data of a CONFLICT. */
  newestIn: (data: unknown) => Stored | undefined
  /** Throws if this version of the program can't read it. */
  contentOf: (stored: Stored) => Content
  blank: () => Content
}

/** The interface of an editor for a session, be it a plate's board or a module's definition. */
export interface DocumentEditor<Content, Obstacle> {
  read: () => { isDirty: boolean }
  subscribe: (listener: () => void) => () => void
  /** Everything that would be saved, in which unchanged parts keep their identity. */
  content: () => Content
  /** Replaces the content as one undoable change. Returns false if the editor can't hold it. */
  replace: (content: Content) => boolean
  rename: (name: string) => void
  /** Marks the content as saved. */
  settle: (content: Content) => void
  saved: () => Content
  /** Prepares the content for saving, or says what prevents it. */
  ready: () => { ok: true; content: Content } | { ok: false; obstacle: Obstacle }
  /** Loads what other content refers to before it is shown. */
  prepare?: (content: Content) => Promise<unknown>
}
