import type { ErrorDetail } from '@pandok/protocol'
import type { Draft } from '#platform/drafts/Draft.ts'

/** Why saving failed; the work is kept in the editor and as a draft. */
export type SaveProblem =
  | { kind: 'refused'; code: string; message: string; details: readonly ErrorDetail[] }
  | { kind: 'connection'; message: string }
  /** It no longer exists, because it was deleted in another window. */
  | { kind: 'gone' }

/** The state of a document being edited. */
export interface SessionState<Content, Stored> {
  /** The version on the server; undefined until the first save. */
  stored: Stored | undefined
  /** The revision that the work is based on; older than that of `stored` if a draft was. */
  revision: number | undefined
  /** When the restored draft was written, until it is accepted, saved or discarded. */
  restoredAt: number | undefined
  /** The member's own version, set aside when a newer one was taken instead. */
  aside: Draft<Content> | undefined
  isSaving: boolean
  problem: SaveProblem | undefined
  /** The newest version, if somebody else has saved meanwhile. */
  conflict: Stored | undefined
  /** True if drafts can't be written on this computer. */
  isDraftTroubled: boolean
  /** True if another tab of this browser has the same document open. */
  isOpenElsewhere: boolean
}

/** The result of an attempt to save. */
export type SaveOutcome<Obstacle> =
  | { kind: 'saved' }
  | { kind: 'obstacle'; obstacle: Obstacle }
  /** The state contains the reason for the failure. */
  | { kind: 'failed' }
  /** Another attempt to save is running. */
  | { kind: 'busy' }
