import type { InLibrary } from '../library/LibraryRecord.ts'

export const LIBRARY_GRADES = ['free', 'paid'] as const

/** How Pandok publishes an item in its library. */
export type LibraryGrade = (typeof LIBRARY_GRADES)[number]

/** What a copy was made from. The nickname is the creator's of today, null when they or the original are gone. */
export interface ModuleSource {
  id: string
  name: string
  nickname: string | null
}

/** What a member decides about a module beside its definition. */
export interface ModuleLabels {
  section: string
  modality: string
  type: string
  note: string
}

/** A reusable report component, without its definition. */
export interface Module extends ModuleLabels {
  id: string
  ownerId: string
  /** The owner's. */
  nickname: string
  name: string
  shared: boolean
  library: LibraryGrade | null
  /** Counts the changes of name, labels and definition, from 1. */
  revision: number
  source: ModuleSource | null
  inputCount: number
  outputCount: number
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

/** A module as one member sees it. */
export interface ModuleView extends Module, InLibrary {
  isMine: boolean
  /** The member has a copy of it, be it in the trash. */
  isCopied: boolean
}

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
