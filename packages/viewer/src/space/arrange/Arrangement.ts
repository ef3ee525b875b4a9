import type { Patient, SeriesFacts, StudyFacts } from '../../model/Identity.ts'
import type { OpenInstance, Stack } from '../../model/Stack.ts'

/** The open studies in display order. Unchanged parts keep their identity. */
export interface Arrangement {
  patients: readonly ArrangedPatient[]
  /** True while more files are expected, so that nothing can be called missing. */
  isArriving?: boolean
}

export interface ArrangedPatient {
  key: string
  facts: Patient
  /** Newest first. */
  studies: readonly ArrangedStudy[]
}

export interface ArrangedStudy {
  key: string
  patientKey: string
  facts: StudyFacts
  /** By Series Number. */
  series: readonly ArrangedSeries[]
  /** Structured reports and PDFs. */
  documents: readonly OpenInstance[]
  slides: readonly ArrangedSlide[]
  /**
   * Objects about images: presentation states, key objects, segmentations, structure sets, registrations,
   * real-world values, annotations of slides.
   */
  objects: readonly OpenInstance[]
}

export interface ArrangedSeries {
  key: string
  facts: SeriesFacts
  stacks: readonly Stack[]
}

/** A whole slide: the files of one series, each with a level of the pyramid or a part of it. */
export interface ArrangedSlide {
  key: string
  facts: SeriesFacts
  instances: readonly OpenInstance[]
}
