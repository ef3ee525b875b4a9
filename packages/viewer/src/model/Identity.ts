/** Decoded component groups of a person name; `^` still separates family and given name. Empty if absent. */
export interface PersonName {
  alphabetic: string
  ideographic: string
  phonetic: string
}

/**
 * Texts are decoded and trimmed; empty if absent. Dates are `YYYYMMDD`, times `HHMMSS` with an optional
 * fraction.
 */
export interface Patient {
  name: PersonName
  id: string
  issuer: string
  birthDate: string
  sex: string
}

export interface StudyFacts {
  uid: string
  id: string
  date: string
  time: string
  description: string
  accession: string
  /** `045Y`, as in the file. */
  age: string
}

export interface SeriesFacts {
  uid: string
  number: number | undefined
  modality: string
  description: string
  protocol: string
  bodyPart: string
  date: string
  time: string
  patientPosition: string
}

/** The side of an image. `B` is both, `U` is unpaired. */
export type Laterality = 'L' | 'R' | 'B' | 'U'
