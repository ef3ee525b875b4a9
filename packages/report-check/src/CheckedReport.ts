import type { Locale, ReportSection } from '@pandok/domain'
import type { Address, EdgeValue, ValueSource } from '@pandok/module-engine'

export type Side = 'R' | 'L' | 'B'

/** Who wrote a sentence: the values alone, a person over what the values say, or a person alone. */
export type Author = 'values' | 'edited' | 'typed'

/** A sentence of the report, in the report's order. */
export interface CheckedSentence {
  id: string
  section: ReportSection
  locale: Locale
  text: string
  author: Author
  /** Of an edited one: what its values say now. */
  made?: string | undefined
  /** The filling that it belongs to. */
  runId?: string | undefined
}

/** A value that somebody entered, or that was worked out, in a filling that is written. */
export interface CheckedValue {
  filling: string
  at: Address
  kind: 'side' | 'length' | 'number' | 'text' | 'answer' | 'date'
  value: EdgeValue
  unit?: string | undefined
  /** Its label in English, by which its meaning is known, and in the report's language. */
  meaning: string
  label: string
  /** The answer's words in English. */
  answer?: string | undefined
  source?: ValueSource | undefined
  /** Nobody asks for it: it follows from the others. */
  isComputed: boolean
}

/** What one run of a cell says. */
export interface CheckedFinding {
  runId: string
  cellId: string
  title: string
  /** The part of the body that the exam files it under. */
  region?: string | undefined
  /** Runs with the same lesion speak of one thing. */
  lesion?: string | undefined
  values: readonly CheckedValue[]
  /** Conclusions that its values make. */
  conclusions: readonly { id: string; text: string }[]
  /** Rows of its groups, such as nodules of a table. */
  rows: Readonly<Record<string, number>>
  /** YYYY-MM-DD: until when the guideline behind it holds, with the name of its module. */
  guideline?: { name: string; reviewBy: string } | undefined
}

/** A part of the body that the exam looks at, as the report's language calls it. */
export interface CheckedRegion {
  id: string
  name: string
  /** What is said of it while nothing is found; absent: it needs no sentence. */
  normal?: string | undefined
  /** Whether this exam, as it was done, looks at it. */
  isLookedAt: boolean
  /** Whether something is written about it. */
  isMentioned: boolean
  /** Runs that have found something in it. */
  findings: readonly string[]
}

export interface CheckedMeasurement {
  uid: string
  kind: 'length' | 'area' | 'volume' | 'density' | 'angle'
  value: number
  unit: string
  /** The half of the body that it was drawn in, where a midline is known. */
  side?: Side | undefined
}

/** What the image and the order tell. Whatever is absent isn't known, and no rule asks for it. */
export interface ImageContext {
  patient?:
    | {
        name?: string | undefined
        id?: string | undefined
        sex?: 'F' | 'M' | 'O' | undefined
        /** YYYY-MM-DD */
        birthDate?: string | undefined
        ageYears?: number | undefined
      }
    | undefined
  study?:
    | {
        /** YYYY-MM-DD */
        date?: string | undefined
        modality?: string | undefined
        bodyPart?: string | undefined
        side?: Side | undefined
        /** Study and series descriptions and the requested procedure, in whatever language. */
        order?: string | undefined
      }
    | undefined
  /** Earlier studies of the patient; an empty list: there are none. */
  priors?: readonly { date: string; modality?: string | undefined }[] | undefined
  measurements?: readonly CheckedMeasurement[] | undefined
}

export interface CheckedReport {
  sentences: readonly CheckedSentence[]
  findings: readonly CheckedFinding[]
  regions: readonly CheckedRegion[]
  context: ImageContext
  /** The characters that the destination keeps. */
  characters: 'unicode' | 'cp949' | 'ascii'
  /** YYYY-MM-DD */
  today: string
}
