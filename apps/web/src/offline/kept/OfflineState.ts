import type { ResultOf, userInfo } from '@pandok/protocol'

export type ItemKind = 'plate' | 'module'

export type MemberInfo = ResultOf<typeof userInfo>

/** Something that was saved on this computer and isn't on the server yet. */
export interface OutboxEntry {
  kind: ItemKind
  /** A local one for what the server has never seen. */
  id: string
  name: string
  /** The server's revision that the work started from; null for what it has never seen. */
  base: number | null
  /** The local one; also names the document with the content. */
  revision: number
  at: number
  /** Contents that were sent without hearing what became of them, by their hash. */
  attempts: readonly string[]
  /** Of what is new: the server's items before it was first sent, none of which it therefore can be. */
  before: readonly string[]
  /** Why the server won't have it; absent while it waits. */
  refusal?: { code: string; message: string } | undefined
}

/** Saved here and by somebody else; this version is the draft that is offered when the item is opened. */
export interface KeptConflict {
  kind: ItemKind
  id: string
  name: string
  at: number
  draft: string
}

/** Everything of one member that is small, in one document: it changes as a whole or not at all. */
export interface OfflineState {
  /** Of local revisions. */
  counter: number
  /** Null where no server has been asked since the last log-in. */
  info: MemberInfo | null
  lastContactMs: number
  newestSeenMs: number
  outbox: readonly OutboxEntry[]
  conflicts: readonly KeptConflict[]
  /** Local ids of what has got one from the server. */
  ids: Readonly<Record<string, string>>
  /** Local revisions and what they are to the server. */
  revisions: Readonly<Record<string, number>>
}

export const EMPTY_STATE: OfflineState = {
  counter: 0,
  info: null,
  lastContactMs: 0,
  newestSeenMs: 0,
  outbox: [],
  conflicts: [],
  ids: {},
  revisions: {},
}
