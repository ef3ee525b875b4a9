import type { Cell } from '@pandok/domain'
import type { ModuleDefinition, ModuleSession } from '@pandok/module-engine'

/** A module that cells of the plate use, if it still exists. */
export interface RunModule {
  id: string
  name: string
  definition: ModuleDefinition
}

/** One filling of one module (or of one phrase with fields) in one run. */
export interface Filling {
  /** The id of the module, or of the output for a phrase. */
  id: string
  kind: 'module' | 'phrase'
  /** The name of the module; '' for a phrase. */
  name: string
  definition: ModuleDefinition
  session: ModuleSession
  /** Inputs that the exam fills; the form doesn't ask for them. */
  shared: ReadonlySet<string>
}

/**
 * A cell that is being filled or was written. A cell may be run more than once, for instance for a second
 * nodule.
 */
export interface Run {
  id: string
  cell: Cell
  /** The ordinal starts at 1; «결절 2» is the second run of a cell. */
  ordinal: number
  isWritten: boolean
  fillings: readonly Filling[]
  /** Modules that no longer exist: «This module has no data. Please add it again.» */
  missing: readonly string[]
}
