import type { AutoFill, Cell, Gather, Locale, PresetAnswer, ReportSection } from '@pandok/domain'
import type { CompiledModule, Entered, Fill, ModuleDefinition } from '@pandok/module-engine'

/** One module, or one phrase with fields, that a cell fills when it is run. */
export interface FillingPlan {
  id: string
  kind: 'module' | 'phrase'
  name: string
  definition: ModuleDefinition
  /** Compiles at the first call. */
  compiled: () => CompiledModule
  isCompiled: () => boolean
  /** What the cell's presets enter. */
  first: Entered
  /** Where an input's value may come from, tried in this order; presets last. By input, only where there is something. */
  sources: ReadonlyMap<string, InputSources>
  /** What the module itself says about it, tried after those. */
  ownFills: ReadonlyMap<string, readonly Fill[]>
  /** Inputs that the exam fills: they are never asked for here. */
  shared: ReadonlySet<string>
  /** Those of them that say what the report's other cells say. */
  gathered: ReadonlyMap<string, Gather>
}

export interface InputSources {
  rules: readonly AutoFill[]
  /** For an input of a repeat group the presets of its rows. */
  preset: PresetAnswer | undefined
  rowPresets: readonly (PresetAnswer | undefined)[]
}

/** A sentence that a cell may write. */
export interface SentencePlan {
  /** Its own among the cell's. */
  key: string
  section: ReportSection
  /** A phrase without fields says it by itself; else it is an output of a filling. */
  from: { text: Readonly<Partial<Record<Locale, string>>> } | { filling: string; output: string }
  role?: SentenceRole | undefined
  /** Left out where one of these cells was run. */
  unless?: readonly string[] | undefined
  /** It stands in the line of the sentence before it. */
  continues?: boolean | undefined
  /** It begins with a capital letter where the language wants one. */
  isCapital?: boolean | undefined
}

/** What a sentence is for the rest of the report, where it isn't a finding. */
export type SentenceRole =
  /** Stands while nothing is found in these regions. */
  | { kind: 'normal'; regions: readonly string[] }
  /** Stands beside a finding of the region. */
  | { kind: 'rest'; region: string }
  /** Stand while no finding has a conclusion: without and with findings. */
  | { kind: 'normalConclusion' }
  | { kind: 'minorConclusion' }
  /** What the category of the whole exam says: that of the worst finding stands. */
  | { kind: 'assessment'; category: string }
  | { kind: 'assessmentAdvice'; category: string }

/** What running a cell takes. */
export interface CellPlan {
  cell: Cell
  fillings: readonly FillingPlan[]
  sentences: readonly SentencePlan[]
  /** Modules that are gone. */
  missing: readonly string[]
  /** The cell's output → the filling that it belongs to. */
  fillingOf: ReadonlyMap<string, string>
  /** Something is to be filled in before it can be written. */
  hasInputs: boolean
  /** The cells that its inputs follow; `any`: a module of it looks for a value wherever there is one. */
  follows: ReadonlySet<string> | 'any'
}
