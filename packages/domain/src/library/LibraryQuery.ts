import type { Region, Specialty } from './kinds.ts'

/** What the library is browsed by, beside what its items' own lists are. */
export interface LibraryFilter {
  specialty?: Specialty | undefined
  region?: Region | undefined
  /** One of an item's; '' finds those without one. */
  modality?: string | undefined
}

/** The values that occur in the whole library. */
export interface LibraryFacets {
  specialty: Specialty[]
  region: Region[]
  modality: string[]
}
