import type { Locale, ReportSection } from '@pandok/domain'
import type { Address, EdgeValue, ValueSource } from '@pandok/module-engine'

export type Side = 'R' | 'L' | 'B'

/** The author of a sentence: the values alone, a person who edited what the values say, or a person alone. */
export type Author = 'values' | 'edited' | 'typed'

/** A sentence of the report, in the order of the report. */
export interface CheckedSentence {
  id: string
  section: ReportSection
  locale: Locale
  text: string
  author: Author
  /** For an edited sentence: the text that its values make now. */
  made?: string | undefined
  /** The filling that it belongs to. */
  runId?: string | undefined
}

/** An entered or computed value in a written filling. */
export interface CheckedValue {
  filling: string
  at: Address
  kind: 'side' | 'length' | 'number' | 'text' | 'answer' | 'date'
  value: EdgeValue
  unit?: string | undefined
  /** The English label, by which its meaning is recognized, and the one in the language of the report. */
  meaning: string
  label: string
  /** The words of the answer in English, and in the language of the report. */
  answer?: string | undefined
  words?: string | undefined
  source?: ValueSource | undefined
  /** True for a computed value, which nobody is asked for. */
  isComputed: boolean
}

/** The findings of one run of a cell. */
export interface CheckedFinding {
  runId: string
  cellId: string
  title: string
  /** The region of the exam that it belongs to. */
  region?: string | undefined
  /** Runs with the same lesion describe one thing. */
  lesion?: string | undefined
  values: readonly CheckedValue[]
  /** The conclusions that its values make. */
  conclusions: readonly { id: string; text: string }[]
  /** The number of rows in its groups, such as the nodules of a table. */
  rows: Readonly<Record<string, number>>
  /** The date (YYYY-MM-DD) until which the guideline behind it is valid, with the name of its module. */
  guideline?: { name: string; reviewBy: string } | undefined
}

/** A region of the exam with its name in the language of the report. */
export interface CheckedRegion {
  id: string
  name: string
  /** The sentence while there is no finding; absent if none is needed. */
  normal?: string | undefined
  /** Whether the exam, as it was done, covers it. */
  isCovered: boolean
  /** Whether the report mentions it. */
  isMentioned: boolean
  /** The runs with a finding in it. */
  findings: readonly string[]
}

export interface CheckedMeasurement {
  uid: string
  kind: 'length' | 'area' | 'volume' | 'density' | 'angle'
  value: number
  unit: string
  /** The half of the body in which it was drawn, if a midline is known. */
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
