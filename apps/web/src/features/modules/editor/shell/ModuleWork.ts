import type { ModuleDocument as StoredModule } from '@pandok/protocol'
import type { Draft } from '#app/draft/draftStore.ts'
import type { DraftSlot } from '#app/draft/takeSlot.ts'
import type { ModuleDocument, ModuleEditor } from '../state/ModuleEditor.ts'

/** One module on the desk: the editor, and what is known about it on the server. */
export interface ModuleWork {
  /** Of this opening; the module's own address may change while it is on the desk. */
  serial: number
  editor: ModuleEditor
  slot: DraftSlot<ModuleDocument>
  /** Undefined until it has been saved for the first time. */
  module: StoredModule | undefined
  /** The revision that the work is based on: older than the module's where a draft was. */
  revision: number | undefined
  /** When the restored work was written down. */
  restoredAt: number | undefined
  /** This member's own version, put aside when a newer one was taken instead. */
  aside: Draft<ModuleDocument> | undefined
}

export const headOf = ({
  name,
  section,
  modality,
  type,
  note,
}: ModuleDocument['head']): ModuleDocument['head'] => ({
  name,
  section,
  modality,
  type,
  note,
})
