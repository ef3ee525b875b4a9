import type { CompiledModule, Finding, ModuleDefinition } from '@pandok/module-engine'

export type { CompiledModule }

/** What a module is called and filed under, beside its definition. */
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

/** What is edited and saved as one. */
export interface ModuleDocument {
  head: ModuleHead
  definition: ModuleDefinition
}

/** A picture of now: a new object after every change, with unchanged parts kept by identity. */
export interface EditorState extends ModuleDocument {
  selected: EditorPlace | undefined
  canUndo: boolean
  canRedo: boolean
  isDirty: boolean
  /** Of the present definition a moment ago: they follow a change after about 150 ms. */
  findings: readonly Finding[]
  /** Of the last definition that could be read. */
  compiled: CompiledModule | undefined
}

/** One module being edited; panels read and change it through this alone. */
export interface ModuleEditor {
  read(): EditorState
  subscribe(listener: () => void): () => void
  /** Undoable. Changes with the same key within a second are one step back, so that a typed word is. */
  change(update: (definition: ModuleDefinition) => ModuleDefinition, key?: string): void
  changeHead(update: (head: ModuleHead) => ModuleHead, key?: string): void
  /** Head and definition in one step: a pasted module, another version. */
  changeWhole(update: (document: ModuleDocument) => ModuleDocument, key?: string): void
  undo(): void
  redo(): void
  select(place: EditorPlace | undefined): void
  /** What the server has; names that it doesn't know yet may still change by themselves. */
  saved(): ModuleDocument
  /** Says that this document is on the server now; what was typed since stays unsaved. */
  settle(saved: ModuleDocument): void
  /** Looks at the definition now instead of in a moment. */
  examineNow(): readonly Finding[]
}
