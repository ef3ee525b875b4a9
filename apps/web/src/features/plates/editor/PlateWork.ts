import type { BoardEditor } from '@pandok/board'
import type { PlateContent } from '@pandok/domain'
import type { PlateDocument } from '@pandok/protocol'
import type { Draft } from '#app/draft/draftStore.ts'
import type { DraftSlot } from '#app/draft/takeSlot.ts'
import type { FilledShelf } from './createModuleShelf.ts'

/** One plate on the desk: the editor, and what is known about it on the server. */
export interface PlateWork {
  /** Of this opening; the plate's own address may change while it is on the desk. */
  serial: number
  editor: BoardEditor
  shelf: FilledShelf
  slot: DraftSlot<PlateContent>
  /** Undefined until it has been saved for the first time. */
  plate: PlateDocument | undefined
  /** The revision that the work is based on: older than the plate's where a draft was. */
  revision: number | undefined
  /** When the restored work was written down. */
  restoredAt: number | undefined
  /** This member's own version, put aside when a newer one was taken instead. */
  aside: Draft<PlateContent> | undefined
}
