import type { DocumentKindName } from '@pandok/domain'
import type { ResultOf, userInfo } from '@pandok/protocol'

export type ItemKind = DocumentKindName

export type MemberInfo = ResultOf<typeof userInfo>

/** A change saved on this computer that isn't on the server yet. */
export interface OutboxEntry {
  kind: ItemKind
  /** A local id for an item that the server has never seen. */
  id: string
  name: string
  /** The server's revision on which the work is based; null for an item that it has never seen. */
  base: number | null
  /** The local revision, which also names the document with the content. */
  revision: number
  at: number
  /** Hashes of contents that were sent without receiving an answer. */
  attempts: readonly string[]
  /** For a new item: the server's items before it was first sent, none of which can be this one. */
  before: readonly string[]
  /** Why the server refuses it; absent while it waits. */
  refusal?: { code: string; message: string } | undefined
}

/**
 * A conflict with a version of the server; this version becomes a draft that is offered when the item is
 * opened.
 */
export interface KeptConflict {
  kind: ItemKind
  id: string
  name: string
  at: number
  draft: string
}

/** All small data of one member in one document, so that it changes atomically. */
export interface OfflineState {
  /** Counts local revisions. */
  counter: number
  /** Null if the server hasn't been reached since the last log-in. */
  info: MemberInfo | null
  lastContactMs: number
  newestSeenMs: number
  outbox: readonly OutboxEntry[]
  conflicts: readonly KeptConflict[]
  /** Maps local ids to those of the server. */
  ids: Readonly<Record<string, string>>
  /** Maps local revisions to those of the server. */
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
