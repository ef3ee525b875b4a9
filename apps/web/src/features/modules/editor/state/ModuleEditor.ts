import type { CompiledModule, Finding, ModuleDefinition } from '@pandok/module-engine'

export type { CompiledModule }

/** Name and classification of a module, beside its definition. */
export interface ModuleHead {
  name: string
  section: string
  modality: string
  type: string
  note: string
}

export type EditorPart =
  | 'inputs'
  | 'groups'
  | 'computed'
  | 'tables'
  | 'checks'
  | 'partials'
  | 'outputs'
  | 'tests'
  | 'citations'

export interface EditorPlace {
  part: EditorPart
  index: number
}

export interface ModuleDocument {
  head: ModuleHead
  definition: ModuleDefinition
}

/** An immutable snapshot: a new object after every change, in which unchanged parts keep their identity. */
export interface EditorState extends ModuleDocument {
  selected: EditorPlace | undefined
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
  /** These lag about 150 ms behind a change of the definition. */
  findings: readonly Finding[]
  /** The last definition that compiled. */
  compiled: CompiledModule | undefined
}

/** One module being edited; panels read and change it only through this interface. */
export interface ModuleEditor {
  read(): EditorState
  subscribe(listener: () => void): () => void
  /**
   * Undoable. Changes with the same key within a second are one undo step, so that a typed word is undone as
   * a whole.
   */
  change(update: (definition: ModuleDefinition) => ModuleDefinition, key?: string): void
  changeHead(update: (head: ModuleHead) => ModuleHead, key?: string): void
  /** Changes head and definition in one undo step, for a pasted module or another version. */
  changeWhole(update: (document: ModuleDocument) => ModuleDocument, key?: string): void
  undo(): void
  redo(): void
  select(place: EditorPlace | undefined): void
  /** The version on the server; ids that it doesn't contain yet may still follow their labels. */
  saved(): ModuleDocument
  /** Marks this document as saved; what was typed later stays unsaved. */
  settle(saved: ModuleDocument): void
  /** Examines the definition immediately instead of after the delay. */
  examineNow(): readonly Finding[]
}
