import type { DocumentView, MemberDocument } from '../document/MemberDocument.ts'

/** What a member decides about a module beside its definition. */
export interface ModuleLabels {
  section: string
  modality: string
  type: string
  note: string
}

/** A reusable report component, without its definition. */
export interface Module extends MemberDocument, ModuleLabels {
  inputCount: number
  outputCount: number
}

/** A module as one member sees it. */
export interface ModuleView extends Module, DocumentView {}

/** What the module engine has read and put into its normal form. */
export type StoredDefinition = Readonly<Record<string, unknown>>

export interface WholeModule extends ModuleView {
  definition: StoredDefinition
}

/** What a member saves. The counts are told by whoever has read the definition. */
export interface ModuleContent extends ModuleLabels {
  name: string
  definition: StoredDefinition
  inputCount: number
  outputCount: number
}

/** What a backup of a module holds. */
export interface ModuleSnapshot extends ModuleLabels {
  name: string
  definition: StoredDefinition
}
