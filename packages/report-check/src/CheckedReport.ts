import type { Locale, ReportSection } from '@pandok/domain'
import type { Address, EdgeValue, ValueSource } from '@pandok/module-engine'

export type Side = 'R' | 'L' | 'B'

/**
 * A sentence is written by the values alone, by a person who edited what the values say, or by a person
 * alone.
 */
export type Author = 'values' | 'edited' | 'typed'

/** The sentences are in the order of the report. */
export interface CheckedSentence {
  id: string
  section: ReportSection
  locale: Locale
  text: string
  author: Author
  /** For an edited sentence, this is the text that its values produce now. */
  made?: string | undefined
  runId?: string | undefined
}

/** An entered or computed value in a written filling. */
export interface CheckedValue {
  filling: string
  at: Address
  kind: 'side' | 'length' | 'number' | 'text' | 'answer' | 'date'
  value: EdgeValue
  unit?: string | undefined
  /**
   * The meaning is the English label, by which a value is recognized; `label` is in the language of the
   * report.
   */
  meaning: string
  label: string
  /** `answer` has the words of the answer in English, `words` those in the language of the report. */
  answer?: string | undefined
  words?: string | undefined
  source?: ValueSource | undefined
  /** True for a computed value, which isn't asked for. */
  isComputed: boolean
}

/** The findings of one run of a cell. */
export interface CheckedFinding {
  runId: string
  cellId: string
  title: string
  region?: string | undefined
  /** Runs with the same lesion describe the same lesion of the patient. */
  lesion?: string | undefined
  values: readonly CheckedValue[]
  /** The conclusions that its values make. */
  conclusions: readonly { id: string; text: string }[]
  /** The number of rows in each of its groups, such as the nodules of a table. */
  rows: Readonly<Record<string, number>>
  /** The guideline is valid until this date (YYYY-MM-DD); `name` is that of its module. */
  guideline?: { name: string; reviewBy: string } | undefined
}

/** `name` is in the language of the report. */
export interface CheckedRegion {
  id: string
  name: string
  /** The sentence that is written while there is no finding; it is absent if none is needed. */
  normal?: string | undefined
  /** Whether the exam, as it was performed, covers this region. */
  isCovered: boolean
  isMentioned: boolean
  /** The runs that have a finding in this region. */
  findings: readonly string[]
}

export interface CheckedMeasurement {
  uid: string
  kind: 'length' | 'area' | 'volume' | 'density' | 'angle'
  value: number
  unit: string
  /** The half of the body in which the measurement was drawn, if a midline is known. */
  side?: Side | undefined
}

/** Facts from the image and the order. Absent fields are unknown, and rules that need them are skipped. */
export interface ImageContext {
  patient?:
    | {
        name?: string | undefined
        id?: string | undefined
        sex?: 'F' | 'M' | 'O' | undefined
        /** The date as YYYY-MM-DD. */
        birthDate?: string | undefined
        ageYears?: number | undefined
      }
    | undefined
  study?:
    | {
        /** The date as YYYY-MM-DD. */
        date?: string | undefined
        modality?: string | undefined
        bodyPart?: string | undefined
        side?: Side | undefined
        /** Study and series descriptions and the requested procedure, in any language. */
        order?: string | undefined
      }
    | undefined
  /** The earlier studies of the patient; an empty list means that there are none. */
  priors?: readonly { date: string; modality?: string | undefined }[] | undefined
  measurements?: readonly CheckedMeasurement[] | undefined
}

export interface CheckedReport {
  sentences: readonly CheckedSentence[]
  findings: readonly CheckedFinding[]
  regions: readonly CheckedRegion[]
  context: ImageContext
  /** The characters that the destination can store. */
  characters: 'unicode' | 'cp949' | 'ascii'
  /** The date as YYYY-MM-DD. */
  today: string
}
