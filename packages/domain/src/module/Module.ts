import type { DocumentView, MemberDocument } from '../document/MemberDocument.ts'

/** The fields of a module besides its definition that a member chooses. */
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

export interface ModuleView extends Module, DocumentView {}

/** A definition in the normal form of the module engine. */
export type StoredDefinition = Readonly<Record<string, unknown>>

export interface WholeModule extends ModuleView {
  definition: StoredDefinition
}

/** The content that a member saves. The counts come from the code that has read the definition. */
export interface ModuleContent extends ModuleLabels {
  name: string
  definition: StoredDefinition
  inputCount: number
  outputCount: number
}

/** The content of a backup of a module. */
export interface ModuleSnapshot extends ModuleLabels {
  name: string
  definition: StoredDefinition
}
