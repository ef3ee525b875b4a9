import type { Cell } from '@pandok/domain'
import type { ModuleDefinition, ModuleSession } from '@pandok/module-engine'

/** A module that the plate's cells use, as far as it is still there. */
export interface RunModule {
  id: string
  name: string
  definition: ModuleDefinition
}

/** One filling of one module (or of one phrase with fields) in one run. */
export interface Filling {
  /** The module's id; for a phrase the output's. */
  id: string
  kind: 'module' | 'phrase'
  /** The module's name; '' for a phrase. */
  name: string
  definition: ModuleDefinition
  session: ModuleSession
  /** Inputs that the exam fills: a form doesn't ask for them. */
  shared: ReadonlySet<string>
}

/** A cell that is being filled or was written. A cell may be run more than once: «another». */
export interface Run {
  id: string
  cell: Cell
  /** From 1; «결절 2» is the second run of a cell. */
  ordinal: number
  isWritten: boolean
  fillings: readonly Filling[]
  /** Modules that are gone: «This module has no data. Please add it again.» */
  missing: readonly string[]
}
