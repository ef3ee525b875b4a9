import { REGIONS, SOURCE_STATES, SPECIALTIES } from '@pandok/domain'
import { z } from 'zod'

const change = z.strictObject({ edition: z.int().positive(), what: z.string() })

/** What Pandok's own library says of an item, or of what it was taken from; in the caller's language. */
export const libraryEntry = z.strictObject({
  /** The same in every installation and every language. */
  slug: z.string(),
  /** Of a copy, the one that it was taken from. */
  edition: z.int().positive(),
  specialty: z.enum(SPECIALTIES),
  regions: z.array(z.enum(REGIONS)),
  modalities: z.array(z.string()),
  summary: z.string(),
  /** Of the guideline; absent for plates, and for a copy of an older edition. */
  version: z.string().optional(),
  year: z.int().optional(),
  /** How far the sources were read; of modules. */
  sources: z.enum(SOURCE_STATES).optional(),
  /** Absent: awaiting proof-reading by a physician. */
  review: z.strictObject({ by: z.string(), on: z.string() }).optional(),
  /** Newest first, up to `edition`. */
  changes: z.array(change),
})

export type LibraryEntry = z.output<typeof libraryEntry>

/** That a copy's original has moved on, and how; newest first. */
export const newerEdition = z.strictObject({ edition: z.int().positive(), changes: z.array(change) })

export type NewerEdition = z.output<typeof newerEdition>

/** What an item's place in the library adds to it. */
export const libraryFields = { entry: libraryEntry.optional(), newer: newerEdition.optional() }

/** What the library is browsed by; `modality` is one of an entry's. */
export const libraryFilter = {
  specialty: z.enum(SPECIALTIES).optional(),
  region: z.enum(REGIONS).optional(),
}

/** The values that occur in the whole library. */
export const libraryFacets = {
  specialty: z.array(z.enum(SPECIALTIES)),
  region: z.array(z.enum(REGIONS)),
  modality: z.array(z.string()),
}
