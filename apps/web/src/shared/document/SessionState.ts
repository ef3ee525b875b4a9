import type { ErrorDetail } from '@pandok/protocol'
import type { Draft } from '#platform/drafts/Draft.ts'

/** Why it could not be saved; the work stays, here and on this computer. */
export type SaveProblem =
  | { kind: 'refused'; code: string; message: string; details: readonly ErrorDetail[] }
  | { kind: 'connection'; message: string }
  /** It is no longer there: deleted in another window. */
  | { kind: 'gone' }

/** What is known of a document while it is edited. */
export interface SessionState<Content, Stored> {
  /** As the server has it; undefined until it has been saved for the first time. */
  stored: Stored | undefined
  /** The revision that the work is based on: older than that of `stored` where a draft was. */
  revision: number | undefined
  /** When restored work was written down, until it is kept, saved or discarded. */
  restoredAt: number | undefined
  /** This member's own version, put aside when a newer one was taken instead. */
  aside: Draft<Content> | undefined
  isSaving: boolean
  problem: SaveProblem | undefined
  /** The newest version, where somebody saved since this work was begun. */
  conflict: Stored | undefined
  /** Drafts can't be written on this computer. */
  isDraftTroubled: boolean
  /** Another tab of this browser has the same document open. */
  isOpenElsewhere: boolean
}

/** What became of an attempt to save. */
export type SaveOutcome<Obstacle> =
  | { kind: 'saved' }
  /** Something in the content stands in the way; nothing was sent. */
  | { kind: 'obstacle'; obstacle: Obstacle }
  /** The state says why. */
  | { kind: 'failed' }
  /** Another attempt is on its way. */
  | { kind: 'busy' }
