/** Component groups of a person name, decoded; `^` still parts family and given name. Empty: not given. */
export interface PersonName {
  alphabetic: string
  ideographic: string
  phonetic: string
}

/** Texts are decoded and trimmed; empty: not given. Dates are `YYYYMMDD`, times `HHMMSS` with an optional fraction. */
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
  /** `045Y` as the file says it. */
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

/** Which side an image shows. `B`: both; `U`: unpaired. */
export type Laterality = 'L' | 'R' | 'B' | 'U'
