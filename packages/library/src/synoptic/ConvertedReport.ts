import type { Locale, PlateContent } from '@pandok/domain'
import type { EdgeValue, ModuleDefinition } from '@pandok/module-engine'

/** A report of a neutral file as the product has it: modules, and a plate whose cells use them. */
export interface ConvertedReport {
  id: string
  modules: readonly { id: string; name: string; definition: ModuleDefinition }[]
  plate: Pick<PlateContent, 'cells' | 'autoFill'>
  /** What is entered in the form where the file says that this was pressed, in the file's own names. */
  answersFor: (pressed: Readonly<Record<string, unknown>>) => Answers
  goldens: readonly GoldenReport[]
  /** Cases of the logic alone. */
  vectors: readonly LogicCase[]
  /** What the file says in words only, and the module therefore doesn't do. */
  leftOut: readonly string[]
}

/** What is pressed and entered, and the whole report that has to come of it. */
export interface GoldenReport {
  id: string
  presses: readonly Press[]
  expect: Readonly<Partial<Record<Locale | 'mixed', string>>>
  /** In the mode «mixed»: the language of the comment, and that of everything else. */
  mixed: { comment: Locale; other: Locale }
}

/** A cell that is run, what is entered in its form, and that it is written. */
export interface Press {
  cell: string
  answers: Answers
}

export type Answers = Readonly<Record<string, EdgeValue | readonly Readonly<Record<string, EdgeValue>>[]>>

export interface LogicCase {
  id: string
  module: string
  answers: Answers
  /** Values that stand in the place of computed ones. */
  overruled?: Readonly<Record<string, string>>
  /** Values of the module by name; null is unknown. */
  values: Readonly<Record<string, string | boolean | null>>
}
