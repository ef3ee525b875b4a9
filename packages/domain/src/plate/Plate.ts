import type { DocumentView, LibraryGrade, MemberDocument } from '../document/MemberDocument.ts'
import type { CellWords, Words } from '../library/LibraryRecord.ts'
import type { Locale } from '../locale/locale.ts'
import type { WholeModule } from '../module/Module.ts'
import type { ReportSection } from '../report/sections.ts'
import type { Blank, CellCheck, CellValue, Exam, Finding, Formula, ModuleUse } from './Exam.ts'
import type { FollowUpAdvice } from './FollowUpAdvice.ts'

/** Named colors follow the theme; others are written as `#rrggbb`. */
export const CELL_COLORS = [
  'slate',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const

export type CellColor = (typeof CELL_COLORS)[number]

/** Preset values: decimals as text, answers as option ids, rows of a repeat group as a list. */
export type PresetAnswer = string | boolean | readonly string[]
export type Preset = Readonly<
  Record<string, PresetAnswer | readonly Readonly<Record<string, PresetAnswer>>[]>
>

/** A sentence of the plate itself. `{name}` is a field that is filled when the cell is run. */
export interface PhraseOutput {
  id: string
  kind: 'phrase'
  section: ReportSection
  text: Readonly<Partial<Record<Locale, string>>>
  /** The sentence is only written if this condition holds. */
  when?: Formula | undefined
  /** The sentence is omitted if one of these cells was run. */
  unless?: readonly string[] | undefined
  /**
   * The sentence is the normal one of these regions, which their findings replace. In a conclusion any
   * finding replaces it.
   */
  normal?: readonly string[] | undefined
  /** True if the sentence continues the line of the cell's previous sentence. */
  continues?: boolean | undefined
  /** What the sentence recommends, as data. */
  followUp?: FollowUpAdvice | undefined
}

/** A sentence of a module. The outputs of one cell with the same module form one filling. */
export interface ModuleOutput {
  id: string
  kind: 'module'
  /** With `auto`, the module decides the section. */
  section: ReportSection | 'auto'
  moduleId: string
  /** One of the outputs of the module; by default all of them. */
  moduleOutput?: string | undefined
  /** The outputs of the module that this cell omits. */
  skip?: readonly string[] | undefined
  /** Its sentences are omitted if one of these cells was run. */
  unless?: readonly string[] | undefined
  preset?: Preset | undefined
  /** If set, the preset is entered into the existing run of the module, whichever cell began it. */
  joins?: Joining | undefined
}

/** A joining cell enters its answers in the last row of a repeat group or in a new one. */
export const JOININGS = ['lastRow', 'newRow'] as const
export type Joining = (typeof JOININGS)[number]

export type CellOutput = PhraseOutput | ModuleOutput

export interface Cell {
  id: string
  /** The index on the board from 0 to 59, row by row. */
  position: number
  /** The short name on the board. */
  name: string
  /** The full name of the cell. */
  title: string
  /** The names in several languages, if the cell came with them; see `cellIn`. */
  words?: { name?: Words | undefined; title?: Words | undefined } | undefined
  color?: string | undefined
  outputs: readonly CellOutput[]
  /** The blanks of its phrases. In a cell without blanks, each `{name}` is a text. */
  blanks?: readonly Blank[] | undefined
  values?: readonly CellValue[] | undefined
  uses?: readonly ModuleUse[] | undefined
  checks?: readonly CellCheck[] | undefined
  finding?: Finding | undefined
  excludes?: Exclusion | undefined
  /**
   * The cell writes the normal sentences of these regions, or of all of them together with the normal
   * conclusion.
   */
  normal?: 'all' | readonly string[] | undefined
  /** The cell asks for these blanks of the exam. */
  asks?: readonly string[] | undefined
  /** The answers that running the cell gives to blanks of the exam. */
  answers?: ExamAnswers | undefined
}

/** What can't be in the same report as a cell, such as what a technique can't show. */
export interface Exclusion {
  cells?: readonly string[] | undefined
  /** Blanks of other cells that must not have an answer, such as the change since a prior exam. */
  answers?: readonly string[] | undefined
  /** Cells that lift the exclusion: the phases after contrast show what a plain scan can't. */
  unless?: readonly string[] | undefined
  places?: readonly PlaceExclusion[] | undefined
}

/** Cells that are excluded only at the place of this cell: a nodule in the lobe that was removed. */
export interface PlaceExclusion extends PlaceMatch {
  cells: readonly string[]
  /** A further condition, such as the side of the joint that was replaced. */
  also?: readonly PlaceMatch[] | undefined
  /**
   * If true, the pair is only reported and not refused, because both can be true: the midline may shift
   * towards the bleeding.
   */
  warns?: boolean | undefined
  /**
   * If true, the rule applies only while no other cell of the rule names another place: with bleeding on both
   * sides, the midline may shift to either side.
   */
  isNowhereElse?: boolean | undefined
}

/**
 * A rule for when two cells are about the same place. If neither blank is given, the place is the exam
 * itself, which has one liver. Without the blank of the other cells, it is wherever they are, provided that
 * this cell has one of the answers `at`.
 */
export interface PlaceMatch {
  /** The blank of the other cells, or the input of their module, that names their place. */
  other?: string | undefined
  /** The blank of the cell itself that names its place. */
  blank?: string | undefined
  /**
   * The other cells' answers for each answer of this blank, if they differ: the right lung stands for its
   * three lobes.
   */
  means?: Readonly<Record<string, readonly string[]>> | undefined
  /**
   * For a cell that doesn't ask for its place, the place as answers of the others. For a cell that asks, the answers
   * with which it excludes them.
   */
  at?: readonly string[] | undefined
  /**
   * True if both must have an answer and the answers must differ: one kidney can't have mild and severe
   * hydronephrosis at once. As the place of a rule, it must differ from that of each run of the cell: after an exam
   * of the left breast and one of the right breast, a finding may be in either.
   */
  differs?: boolean | undefined
}

export type ExamAnswers = Readonly<Record<string, PresetAnswer>>

/** Maps a key (see `readKey`) to the id of the cell that it runs. */
export type KeyMap = Readonly<Record<string, string>>

/** Replaces the id of an output for the blanks of the exam that a cell asks for. */
export const EXAM_OUTPUT = 'exam'

/**
 * An input of a module, or a field of a phrase, in one cell. `output` is the output of the cell that it
 * belongs to, or `EXAM_OUTPUT`.
 */
export interface FillPlace {
  cell: string
  output: string
  input: string
}

export const MEASUREMENT_KINDS = ['length', 'area', 'volume', 'density', 'angle'] as const

export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number]

/**
 * The kinds of measurement that a person can put into a field: those that rules may name, and others that are
 * measured on images.
 */
export type CaughtKind = MeasurementKind | 'axes' | 'ratio' | 'count' | 'velocity' | 'time' | 'uptake'

/**
 * The measurements that a viewer can provide. A volume can't be measured in one plane, although documents may
 * ask for it.
 */
export const SUPPLIED_MEASUREMENTS: readonly MeasurementKind[] = ['length', 'area', 'density', 'angle']

/** The source of a value that is filled in automatically. */
export type FillSource =
  /** The value is copied from another cell and follows its changes. */
  | ({ from: 'cell' } & FillPlace)
  | { from: 'dicom'; attribute: string }
  | { from: 'measurement'; what: MeasurementKind; pick?: 'latest' | 'chosen' | undefined }
  /**
   * A fixed value. If cells are given, it applies only while one of them is in the report, such as the
   * technique that the value belongs to; another answer then contradicts it.
   */
  | { from: 'default'; value: PresetAnswer; with?: readonly string[] | undefined }
  | { from: 'today' }
  | { from: 'clipboard' }

/** Several rules for one place are tried in their order. */
export interface AutoFill extends FillPlace {
  id: string
  source: FillSource
}

/** Lists the outputs of a cell whose inputs can be filled. */
export const filledOutputs = ({ outputs, asks = [] }: Cell): readonly string[] => [
  ...outputs.map(({ id }) => id),
  ...(asks.length > 0 ? [EXAM_OUTPUT] : []),
]

export interface PlateContent {
  name: string
  cells: readonly Cell[]
  keyMap: KeyMap
  autoFill: readonly AutoFill[]
  exam?: Exam | undefined
}

/** The part of a cell that a thumbnail of the board shows. */
export interface CellSketch {
  position: number
  color?: string | undefined
}

export interface Plate extends MemberDocument {
  /** The library place that the plate occupies, if it was taken from the library. */
  place: LibraryGrade | null
  cellCount: number
  keyCount: number
  moduleCount: number
  sketch: CellSketch[]
}

export interface PlateView extends Plate, DocumentView {
  /** The number of the member's plates that occupy places of the same grade and were taken earlier. */
  earlierInPlace: number
}

export interface WholePlate extends PlateView, PlateContent {
  /** The names for an item of Pandok's own library or a copy of one, or null for everything else. */
  cellWords: CellWords | null
}

/** The plate with those modules of its cells that exist. */
export interface LoadedPlate extends WholePlate {
  modules: WholeModule[]
}
