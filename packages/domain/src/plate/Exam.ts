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
  /** How several answers are joined, where it isn't the language's own way. */
  join?: Words | undefined
  /** English nouns that answers may end with: said once, in the plural, where all chosen ones do. */
  nouns?: Readonly<Record<string, string>> | undefined
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
  rows?: { blank: string; columns: readonly string[] } | undefined
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
}
