import type { Words } from '../library/LibraryRecord.ts'
import type { Locale } from '../locale/locale.ts'
import type { FollowUpAdvice } from './FollowUpAdvice.ts'

/** A formula of the module engine over the blanks of a cell, such as `grade == "3"`. */
export type Formula = string

/**
 * One option of a blank. `text` is its wording in the report (the label by default); `forms` are further
 * grammatical forms.
 */
export interface BlankOption {
  id: string
  label: Words
  text?: Words | undefined
  forms?: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> | undefined
  /** Further regions whose normal sentence is replaced if this option is chosen. */
  replaces?: readonly string[] | undefined
  /**
   * If true, choosing it deselects the other answers of its list, because it includes them, as «both lungs»
   * includes each lung.
   */
  isExclusive?: boolean | undefined
  /**
   * In a list of answers it replaces these, because it says everything that they say: «both sides» replaces
   * each side.
   */
  covers?: readonly string[] | undefined
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

/** A typed gap in a phrase. Phrases refer to it by its id in braces: `{size}`, or `{side:genitive}` for a form. */
export interface Blank {
  id: string
  kind: BlankKind
  label: Words
  /** True if the blank may stay empty; a part in square brackets around it is then omitted. */
  isOptional?: boolean | undefined
  /**
   * The options of `choice` and `multi`, and of `side` and `level` only if the usual ones aren't suitable.
   */
  options?: readonly BlankOption[] | undefined
  /** The range of vertebrae for a `level` without options. */
  range?: readonly [first: string, last: string] | undefined
  unit?: string | undefined
  min?: string | undefined
  max?: string | undefined
  decimals?: number | undefined
  default?: string | readonly string[] | undefined
  /** The blank is only shown if this condition holds. */
  visible?: Formula | undefined
  /** An optional blank is required if this condition holds. */
  required?: Formula | undefined
  /** The unit in languages that print it differently, such as `ng/ml` in German. */
  units?: Words | undefined
  /**
   * If true, several answers are written in the order of the options, in whichever order they were chosen.
   */
  isListed?: boolean | undefined
  /** How several answers are joined, if not in the usual manner of the language. */
  join?: Words | undefined
  /**
   * English nouns at the end of answers with their plurals: if all chosen answers end with the same noun, it
   * is written once.
   */
  nouns?: Readonly<Record<string, string>> | undefined
}

export const VALUE_KINDS = ['number', 'text', 'choice', 'bool', 'words'] as const

/** A value that is computed from blanks and never asked for. Phrases and formulas use it like a blank. */
export interface CellValue {
  id: string
  /** The label in lists of names; absent in older plates. */
  label?: Words | undefined
  kind: (typeof VALUE_KINDS)[number]
  /** For `words`: the condition under which they are written. The default is always. */
  formula?: Formula | undefined
  /** For `words`: a phrase that other phrases include. */
  text?: Words | undefined
  /** For `choice`: the labels of its values. */
  options?: readonly BlankOption[] | undefined
  unit?: string | undefined
  decimals?: number | undefined
}

/** A module whose tables and values a cell uses. In the cell they are named `<as>_<name>`. */
export interface ModuleUse {
  moduleId: string
  as: string
  /** The inputs of the module as formulas over the blanks of the cell; omitted inputs keep their default. */
  inputs: Readonly<Record<string, Formula>>
}

/** A message for the person who fills in the cell, shown if the formula holds; `block` prevents writing. */
export interface CellCheck {
  id: string
  level: 'block' | 'warn' | 'info'
  when: Formula
  message: Words
}

/** A value that is gathered from other cells of the report and that formulas of any cell can read. */
export interface Gather {
  id: string
  /** The label in lists of names; absent in older plates. */
  label?: Words | undefined
  /**
   * `ran`: whether one of the cells was run. `count`: how many runs have the value. `max`, `min`: the extreme
   * of the value over the runs.
   */
  what: 'ran' | 'count' | 'max' | 'min'
  cells: readonly string[]
  value?: string | undefined
}

/** How findings are graded, and what the grade of the whole exam means, as in BI-RADS. */
export interface Assessment {
  /** The blank or value of a cell that contains its category. */
  value: string
  /**
   * The categories in ascending order. The worst one is that of the exam and comes first among the
   * conclusions.
   */
  order: readonly string[]
  /** The last line of the conclusion, by the category of the exam. */
  lines: Readonly<Record<string, Words>>
  /** The advice by category, for findings that use it. It may contain the blanks of the finding. */
  advice: Readonly<Record<string, Words>>
  /** What the advice of a category recommends, as data. */
  followUps?: Readonly<Record<string, FollowUpAdvice>> | undefined
  /**
   * The categories whose advice is given for each finding; that of others is only given if there are none of
   * these.
   */
  actionable: readonly string[]
  /** The category of an exam without findings. */
  noFinding?: string | undefined
  /**
   * The cells that give the category of the whole exam, by a module or as the reader chooses it; their line replaces
   * that of the exam.
   */
  overall?: readonly string[] | undefined
  /**
   * Categories whose place in the order isn't certain. The category that the reader chooses for the whole exam may
   * be below or above them.
   */
  unplaced?: readonly string[] | undefined
}

/** The source of a field in a form. */
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
  /** The words by answer, code or category. */
  words: Readonly<Record<string, Words>>
  /** The words if there is no answer. */
  none?: Words | undefined
  /**
   * Repeats the field for each answer of this blank; a finding without an answer counts for all. `all`
   * contains answers that stand for every one.
   */
  per?: { blank: string; keys: readonly string[]; all: readonly string[] } | undefined
  /** Answers about which somebody has to decide, with the question. */
  ask?: { for: readonly string[]; question: Words } | undefined
}

/** Another text of the same run, such as the result sheet of a screening program. */
export interface ExamForm {
  id: string
  name: Words
  fields: readonly FormField[]
  /** The layout with `{field}`, or `{field:key}` for a field that is repeated for each key. */
  layout: Words
}

export interface RegionRows {
  blank: string
  columns: readonly string[]
  /** The labels of the columns, which are never part of a report. */
  names?: Readonly<Record<string, Words>> | undefined
}

/** A part of the body that the exam covers. */
export interface ExamRegion {
  id: string
  name: Words
  /** The sentence while there is no finding. It may use the blanks of the exam. */
  normal?: Words | undefined
  /** The sentence for the rest of the region next to a finding. */
  rest?: Words | undefined
  /**
   * Findings are arranged in rows, one for each answer of this blank (levels), with their sentences in the
   * order of the columns.
   */
  rows?: RegionRows | undefined
  /** The region is only covered if one of these cells was run. */
  onlyWith?: readonly string[] | undefined
  /** The region isn't covered if one of these cells was run. */
  notWith?: readonly string[] | undefined
}

/** How the reports of a plate are composed. */
export interface Exam {
  /** The regions in reading order. */
  regions: readonly ExamRegion[]
  /** If true, the normal sentence of a region comes before findings that keep it; otherwise after them. */
  isNormalFirst?: boolean | undefined
  /** Blanks that are asked for once and that every text of the plate can use. */
  blanks?: readonly Blank[] | undefined
  /** Values that are computed from these blanks, which every text of the plate can use. */
  values?: readonly CellValue[] | undefined
  gathers?: readonly Gather[] | undefined
  assessment?: Assessment | undefined
  forms?: readonly ExamForm[] | undefined
  /** The conclusion while no finding has one. */
  normalConclusion?: Words | undefined
  /** The conclusion if there are findings, but none with a conclusion. */
  minorConclusion?: Words | undefined
  /** The frame of advice if there are several conclusions: «Finding {n}: {text}». */
  advice?: { one: Words; many: Words } | undefined
}

/** How the sentences of a cell affect the rest of the report. */
export interface Finding {
  /** The region, which determines the place in reading order. */
  region: string
  /** The region by the answer of a blank, if the answer determines it. */
  regionBy?: { blank: string; regions: Readonly<Record<string, string>> } | undefined
  /** The column of a region with rows. */
  column?: string | undefined
  /** The regions whose normal sentence it replaces; by default, those that the cell's modules name. */
  replaces?: readonly { regions: readonly string[]; when?: Formula | undefined }[] | undefined
  /** Cells that contradict it. */
  conflicts?: readonly string[] | undefined
  /** The urgency of its conclusion; 1 comes first. */
  rank?: number | Formula | undefined
  /** If true, its conclusion is omitted if its region (or row) has a greater one. */
  isMinor?: boolean | undefined
  /** The normal conclusion is kept next to it, as an item of this rank. */
  keepsConclusion?: number | undefined
  /** True if the finding is only described, so that a report without a conclusion about it is complete. */
  needsNoConclusion?: boolean | undefined
  /** True if it covers its whole region, so that nothing is written about the rest. */
  hasNoRest?: boolean | undefined
  /** If true, its advice is that of its category in the exam's assessment. */
  takesAdvice?: boolean | undefined
  /** It removes advice of findings with the same answers to these blanks: the named phrases, or all of it. */
  dropsAdvice?: { same: readonly string[]; phrases?: readonly string[] | undefined } | undefined
  /** Its codes in the forms of the exam, by form. */
  codes?: Readonly<Record<string, string>> | undefined
}
