import type {
  AutoFill,
  Cell,
  FollowUpAdvice,
  Gather,
  Locale,
  PresetAnswer,
  ReportSection,
} from '@pandok/domain'
import type { CompiledModule, Entered, Fill, ModuleDefinition, OutputAbout } from '@pandok/module-engine'

/** One module, or one phrase with fields, that is filled when the cell is run. */
export interface FillingPlan {
  id: string
  kind: 'module' | 'phrase'
  name: string
  definition: ModuleDefinition
  /** Compiles the module at the first call. */
  compiled: () => CompiledModule
  isCompiled: () => boolean
  /** The values of the cell's presets. */
  first: Entered
  /**
   * The sources of each input, tried in this order with presets last. Inputs without a source are not in the
   * map.
   */
  sources: ReadonlyMap<string, InputSources>
  /** The module's own sources, which are tried after the cell's. */
  ownFills: ReadonlyMap<string, readonly Fill[]>
  /** Inputs that the exam fills and that are never asked for here. */
  shared: ReadonlySet<string>
  /** The shared inputs that gather values of other cells. */
  gathered: ReadonlyMap<string, Gather>
}

export interface InputSources {
  rules: readonly AutoFill[]
  /** The presets of the rows, for an input of a repeat group. */
  preset: PresetAnswer | undefined
  rowPresets: readonly (PresetAnswer | undefined)[]
}

/** A sentence that a cell may write. */
export interface SentencePlan {
  /** A key that is unique within the cell. */
  key: string
  section: ReportSection
  /** The text of a phrase without fields, or else an output of a filling. */
  from: { text: Readonly<Partial<Record<Locale, string>>> } | { filling: string; output: string }
  role?: SentenceRole | undefined
  /** The regions that the sentence is about, as its module names them. */
  about?: ReadonlyMap<OutputAbout, string> | undefined
  /** The sentence is left out if one of these cells was run. */
  unless?: readonly string[] | undefined
  /** The sentence continues the line of the one before. */
  continues?: boolean | undefined
  /** What a phrase recommends, as data; a module's sentence says it by its answers. */
  followUp?: FollowUpAdvice | undefined
  /** The sentence begins with a capital letter if the language requires it. */
  isCapital?: boolean | undefined
}

/** The role of a sentence that isn't a finding. */
export type SentenceRole =
  /** Written while there is no finding in these regions. */
  | { kind: 'normal'; regions: readonly string[] }
  /** Written beside a finding of the region. */
  | { kind: 'rest'; region: string }
  /** Written while no finding has a conclusion: the normal one without findings, the minor one with some. */
  | { kind: 'normalConclusion' }
  | { kind: 'minorConclusion' }
  /**
   * The category of the whole exam; that of the worst finding is written. `ofNormal` says that the category
   * is that of an exam without findings, whose line may have the words of a finding's.
   */
  | { kind: 'assessment'; category: string; ofNormal?: true }
  | { kind: 'assessmentAdvice'; category: string }

/** Everything that is needed to run a cell. */
export interface CellPlan {
  cell: Cell
  fillings: readonly FillingPlan[]
  sentences: readonly SentencePlan[]
  /** Modules that no longer exist. */
  missing: readonly string[]
  /** Maps an output of the cell to its filling. */
  fillingOf: ReadonlyMap<string, string>
  /** True if something has to be filled in before the cell can be written. */
  hasInputs: boolean
  /** The cells that the inputs depend on; `any` if one of its modules takes a value from any cell. */
  follows: ReadonlySet<string> | 'any'
}
