import type { Region, Specialty } from './kinds.ts'

/** The filters of the library, in addition to those of its documents' own lists. */
export interface LibraryFilter {
  specialty?: Specialty | undefined
  region?: Region | undefined
  /** One of the modalities of an item; '' finds those without a modality. */
  modality?: string | undefined
}

/** The values that occur in the whole library. */
export interface LibraryFacets {
  specialty: Specialty[]
  region: Region[]
  modality: string[]
}
