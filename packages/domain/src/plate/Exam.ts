import type { Words } from '../library/LibraryRecord.ts'
import type { Locale } from '../locale/locale.ts'

/** A formula of the module engine over a cell's blanks, such as `grade == "3"`. */
export type Formula = string

/** One answer of a blank. `text` is what the report says (the label if absent); `forms` are its other grammatical shapes. */
export interface BlankOption {
  id: string
  label: Words
  text?: Words | undefined
  forms?: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> | undefined
  /** Further regions whose normal sentence steps back when this is chosen. */
  replaces?: readonly string[] | undefined
}

export const BLANK_KINDS = [
  'text',
  'choice',
  'multi',
  'side',
  'level',
  'clock',
  'number',
  'measure',
  'size',
  'count',
  'date',
] as const

export type BlankKind = (typeof BLANK_KINDS)[number]

/** What is filled into a phrase. Its id is what stands in braces: `{size}`, `{side:genitive}` for a form. */
export interface Blank {
  id: string
  kind: BlankKind
  label: Words
  /** May stay empty; a part in square brackets then vanishes with it. */
  isOptional?: boolean | undefined
  /** Of `choice` and `multi`; of `side` and `level` where the usual ones won't do. */
  options?: readonly BlankOption[] | undefined
  /** Of `level` without options: the vertebrae from the first to the last. */
  range?: readonly [first: string, last: string] | undefined
  unit?: string | undefined
  min?: string | undefined
  max?: string | undefined
  decimals?: number | undefined
  default?: string | readonly string[] | undefined
  /** Only asked where it holds. */
  visible?: Formula | undefined
  /** An optional blank that must be filled where this holds. */
  required?: Formula | undefined
  /** The unit as languages print it that print it otherwise: `ng/ml` in German. */
  units?: Words | undefined
  /** How several answers are joined, where it isn't the language's own way. */
  join?: Words | undefined
  /** English nouns that answers may end with: said once, in the plural, where all chosen ones do. */
  nouns?: Readonly<Record<string, string>> | undefined
}

export const VALUE_KINDS = ['number', 'text', 'choice', 'bool', 'words'] as const

/** What is worked out from blanks and never asked. It stands in phrases and formulas as a blank does. */
export interface CellValue {
  id: string
  /** What people call it where they choose it; absent in older plates. */
  label?: Words | undefined
  kind: (typeof VALUE_KINDS)[number]
  /** Of `words`: where they are said; always if absent. */
  formula?: Formula | undefined
  /** Of `words`: a phrase that other phrases take in. */
  text?: Words | undefined
  /** Of `choice`: what its answers are called. */
  options?: readonly BlankOption[] | undefined
  unit?: string | undefined
  decimals?: number | undefined
}

/** A module whose tables and values a cell works with. They are called `<as>_<name>` in the cell. */
export interface ModuleUse {
  moduleId: string
  as: string
  /** The module's inputs, as formulas over the cell's blanks; those that aren't named keep their default. */
  inputs: Readonly<Record<string, Formula>>
}

/** What a cell tells whoever fills it, where the formula holds; `block` keeps it from being written. */
export interface CellCheck {
  id: string
  level: 'block' | 'warn' | 'info'
  when: Formula
  message: Words
}

/** What the other cells of the report say, as a value that formulas of any cell can read. */
export interface Gather {
  id: string
  /** What people call it where they choose it; absent in older plates. */
  label?: Words | undefined
  /** `ran`: whether one of the cells was run; `count`: how many runs have the value; `max`, `min`: of the value over the runs. */
  what: 'ran' | 'count' | 'max' | 'min'
  cells: readonly string[]
  /** The blank or value that is looked at. */
  value?: string | undefined
}

/** How findings are graded, and what the grade of the whole exam says: BI-RADS. */
export interface Assessment {
  /** The blank or value of a cell that is its category. */
  value: string
  /** The categories, the least first; the worst is that of the exam, and stands first among the conclusions. */
  order: readonly string[]
  /** The last line of the conclusion, by the category of the exam. */
  lines: Readonly<Record<string, Words>>
  /** By category, for findings that take it. It may use the blanks of the finding. */
  advice: Readonly<Record<string, Words>>
  /** Categories whose advice is given for each finding; that of the others only where there is none of these. */
  actionable: readonly string[]
  /** The category of an exam without findings. */
  noFinding?: string | undefined
}

/** What a field of a form looks at. */
export type FormSource =
  | { of: 'blank'; blank: string }
  /** The codes of the findings for this form. */
  | { of: 'findings' }
  /** The answers of the findings to a blank. */
  | { of: 'answers'; blank: string }
  /** The category of the exam. */
  | { of: 'assessment' }

export interface FormField {
  id: string
  label: Words
  source: FormSource
  /** What is written, by answer, code or category. */
  words: Readonly<Record<string, Words>>
  /** Written where there is nothing. */
  none?: Words | undefined
  /** One field for each answer of this blank; a finding without it counts for all. `all` are answers that mean every one. */
  per?: { blank: string; keys: readonly string[]; all: readonly string[] } | undefined
  /** Answers that somebody has to decide, and what they are asked. */
  ask?: { for: readonly string[]; question: Words } | undefined
}

/** Another text of the same run, such as the result sheet of a screening programme. */
export interface ExamForm {
  id: string
  name: Words
  fields: readonly FormField[]
  /** With `{field}`, or `{field:key}` for a field that stands once for each key. */
  layout: Words
}

export interface RegionRows {
  blank: string
  columns: readonly string[]
  /** What people call the columns, by column; never part of a report. */
  names?: Readonly<Record<string, Words>> | undefined
}

/** A part of the body that the exam looks at. */
export interface ExamRegion {
  id: string
  name: Words
  /** What is said of it while nothing is found. It may use the exam's blanks. */
  normal?: Words | undefined
  /** What is said of the rest of it beside a finding. */
  rest?: Words | undefined
  /** Findings stand in rows, one for each answer of this blank (levels), their sentences in the order of the columns. */
  rows?: RegionRows | undefined
  /** Only looked at where one of these cells was run. */
  onlyWith?: readonly string[] | undefined
  /** Not looked at where one of these cells was run. */
  notWith?: readonly string[] | undefined
}

/** How the reports of a plate are put together. */
export interface Exam {
  /** In reading order. */
  regions: readonly ExamRegion[]
  /** The normal sentence of a region stands before findings that leave it standing; otherwise behind them. */
  isNormalFirst?: boolean | undefined
  /** Asked once; every text of the plate can use them. */
  blanks?: readonly Blank[] | undefined
  /** Worked out from those; every text of the plate can use them. */
  values?: readonly CellValue[] | undefined
  gathers?: readonly Gather[] | undefined
  assessment?: Assessment | undefined
  forms?: readonly ExamForm[] | undefined
  /** The conclusion while no finding has one. */
  normalConclusion?: Words | undefined
  /** The conclusion where there are findings, but none that concludes anything. */
  minorConclusion?: Words | undefined
  /** What stands before advice where there are several conclusions: «Finding {n}: {text}». */
  advice?: { one: Words; many: Words } | undefined
}

/** What a cell's sentences mean for the rest of the report. */
export interface Finding {
  /** Where its findings stand in reading order. */
  region: string
  /** The region by the answer of a blank, where that decides. */
  regionBy?: { blank: string; regions: Readonly<Record<string, string>> } | undefined
  /** The column of a region with rows. */
  column?: string | undefined
  /** The regions whose normal sentence it takes away. */
  replaces?: readonly { regions: readonly string[]; when?: Formula | undefined }[] | undefined
  /** Cells that it can't stand beside. */
  conflicts?: readonly string[] | undefined
  /** How urgent its conclusion is: 1 comes first. */
  rank?: number | Formula | undefined
  /** Its conclusion is left out where its region (its row) has a greater one. */
  isMinor?: boolean | undefined
  /** The normal conclusion stays beside it, as an item of this rank. */
  keepsConclusion?: number | undefined
  /** It says all there is to say of its region: nothing is said of the rest. */
  hasNoRest?: boolean | undefined
  /** Its advice is that of its category in the exam's assessment. */
  takesAdvice?: boolean | undefined
  /** It takes advice of findings away that have its own answers to these blanks; of the named phrases, or all of it. */
  dropsAdvice?: { same: readonly string[]; phrases?: readonly string[] | undefined } | undefined
  /** What it is called in the exam's forms, by form. */
  codes?: Readonly<Record<string, string>> | undefined
}
