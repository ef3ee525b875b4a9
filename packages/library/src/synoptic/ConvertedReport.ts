import type { Locale, PlateContent } from '@pandok/domain'
import type { EdgeValue, ModuleDefinition } from '@pandok/module-engine'

/** A synoptic report after conversion: modules, and a plate whose cells use them. */
export interface ConvertedReport {
  id: string
  modules: readonly { id: string; name: string; definition: ModuleDefinition }[]
  plate: Pick<PlateContent, 'cells' | 'autoFill'>
  /** Returns the entries of a form for a key press in the file, under the file's own names. */
  answersFor: (pressed: Readonly<Record<string, unknown>>) => Answers
  goldens: readonly GoldenReport[]
  /** Test cases of the logic that have no report. */
  vectors: readonly LogicCase[]
  /** Rules that the file states only in words, so that the module doesn't apply them. */
  leftOut: readonly string[]
}

/** The keys and entries of a case, and the complete report that they must produce. */
export interface GoldenReport {
  id: string
  presses: readonly Press[]
  expect: Readonly<Partial<Record<Locale | 'mixed', string>>>
  /** In the mode «mixed», the language of the comment and that of everything else. */
  mixed: { comment: Locale; other: Locale }
}

/** A cell that is run, with the entries of its form. Its sentences are written afterwards. */
export interface Press {
  cell: string
  answers: Answers
}

export type Answers = Readonly<Record<string, EdgeValue | readonly Readonly<Record<string, EdgeValue>>[]>>

export interface LogicCase {
  id: string
  module: string
  answers: Answers
  /** Values that replace computed ones. */
  overruled?: Readonly<Record<string, string>>
  /** Values of the module by name, where null means unknown. */
  values: Readonly<Record<string, string | boolean | null>>
}
