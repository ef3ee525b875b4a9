import type { DocumentView, LibraryGrade, MemberDocument } from '../document/MemberDocument.ts'
import type { CellWords, Words } from '../library/LibraryRecord.ts'
import type { Locale } from '../locale/locale.ts'
import type { WholeModule } from '../module/Module.ts'
import type { ReportSection } from '../report/sections.ts'
import type { Blank, CellCheck, CellValue, Exam, Finding, Formula, ModuleUse } from './Exam.ts'

/** Colours with a name follow the theme; others are written as `#rrggbb`. */
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

/** What is entered in advance: decimals as text, answers as option ids, rows of a repeat group as a list. */
export type PresetAnswer = string | boolean | readonly string[]
export type Preset = Readonly<
  Record<string, PresetAnswer | readonly Readonly<Record<string, PresetAnswer>>[]>
>

/** A sentence of the plate's own. `{name}` in it is a field that is filled when the cell is run. */
export interface PhraseOutput {
  id: string
  kind: 'phrase'
  section: ReportSection
  text: Readonly<Partial<Record<Locale, string>>>
  /** Only written where it holds. */
  when?: Formula | undefined
  /** Left out where one of these cells was run. */
  unless?: readonly string[] | undefined
  /** The normal sentence of these regions: it steps back before a finding of theirs. In a conclusion: before any finding. */
  normal?: readonly string[] | undefined
  /** It stands in the line of the cell's sentence before it. */
  continues?: boolean | undefined
}

/** What a module writes. The outputs of one cell that name the same module are one filling of it. */
export interface ModuleOutput {
  id: string
  kind: 'module'
  /** `auto`: where the module itself puts it. */
  section: ReportSection | 'auto'
  moduleId: string
  /** One of the module's outputs; absent: all of them. */
  moduleOutput?: string | undefined
  /** The module's outputs that this cell leaves out. */
  skip?: readonly string[] | undefined
  preset?: Preset | undefined
  /** What it presets is entered into the module's run that is there, whichever cell began it. */
  joins?: Joining | undefined
}

/** Where a joining cell's answers of a repeat group go: into the last row, or into a further one. */
export const JOININGS = ['lastRow', 'newRow'] as const
export type Joining = (typeof JOININGS)[number]

export type CellOutput = PhraseOutput | ModuleOutput

export interface Cell {
  id: string
  /** 0–59, row by row. */
  position: number
  /** What stands on the board: short. */
  name: string
  /** What the cell is called in full. */
  title: string
  /** What it is called in several languages, where it came with that; see `cellIn`. */
  words?: { name?: Words | undefined; title?: Words | undefined } | undefined
  color?: string | undefined
  outputs: readonly CellOutput[]
  /** What is filled into its phrases. A cell that has none takes each `{name}` for a text. */
  blanks?: readonly Blank[] | undefined
  /** What is worked out from its blanks. */
  values?: readonly CellValue[] | undefined
  /** Modules whose tables its values are looked up in. */
  uses?: readonly ModuleUse[] | undefined
  checks?: readonly CellCheck[] | undefined
  /** What it has found. */
  finding?: Finding | undefined
  /** It writes the normal sentences of these regions of the exam, or of all with the normal conclusion. */
  normal?: 'all' | readonly string[] | undefined
  /** It asks for these blanks of the exam. */
  asks?: readonly string[] | undefined
}

/** A key (see `readKey`) → the id of the cell that it runs. */
export type KeyMap = Readonly<Record<string, string>>

/** An input of a module, or a field of a phrase, in one cell. `output` names the cell's output that it belongs to. */
export interface FillPlace {
  cell: string
  output: string
  input: string
}

export const MEASUREMENT_KINDS = ['length', 'area', 'volume', 'density', 'angle'] as const

export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number]

/** What a field that somebody aims at can catch: beside what a rule may name, whatever else is measured on an image. */
export type CaughtKind = MeasurementKind | 'axes' | 'ratio' | 'count' | 'velocity' | 'time' | 'uptake'

/** What a viewer can supply. A volume can't be had from one plane; documents may name it all the same. */
export const SUPPLIED_MEASUREMENTS: readonly MeasurementKind[] = ['length', 'area', 'density', 'angle']

/** Where a value comes from by itself. */
export type FillSource =
  /** Linked: whatever is there is here, too, and follows it. */
  | ({ from: 'cell' } & FillPlace)
  | { from: 'dicom'; attribute: string }
  | { from: 'measurement'; what: MeasurementKind; pick?: 'latest' | 'chosen' | undefined }
  | { from: 'default'; value: PresetAnswer }
  | { from: 'today' }
  | { from: 'clipboard' }

/** Several rules for one place are tried in their order. */
export interface AutoFill extends FillPlace {
  id: string
  source: FillSource
}

/** What a member saves. */
export interface PlateContent {
  name: string
  cells: readonly Cell[]
  keyMap: KeyMap
  autoFill: readonly AutoFill[]
  exam?: Exam | undefined
}

/** What is seen of a board from afar. */
export interface CellSketch {
  position: number
  color?: string | undefined
}

/** A plate without its cells. */
export interface Plate extends MemberDocument {
  /** The library place that it takes up, if it was taken from the library. */
  place: LibraryGrade | null
  cellCount: number
  keyCount: number
  moduleCount: number
  sketch: CellSketch[]
}

/** A plate as one member sees it. */
export interface PlateView extends Plate, DocumentView {
  /** How many of the member's plates take up places of the same grade and were taken earlier. */
  earlierInPlace: number
}

export interface WholePlate extends PlateView, PlateContent {
  /** Of an item of Pandok's own library, or of what this was taken from; null for everything else. */
  cellWords: CellWords | null
}

/** With the modules that its cells use, those that are still there. */
export interface LoadedPlate extends WholePlate {
  modules: WholeModule[]
}
