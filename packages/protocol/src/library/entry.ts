import { REGIONS, SOURCE_STATES, SPECIALTIES } from '@pandok/domain'
import { z } from 'zod'

const change = z.strictObject({ edition: z.int().positive(), what: z.string() })

/** The description of an item of Pandok's own library, or of a copy of one, in the caller's language. */
export const libraryEntry = z.strictObject({
  /** The slug is the same in every installation and every language. */
  slug: z.string(),
  /** For a copy, the edition that it was taken from. */
  edition: z.int().positive(),
  specialty: z.enum(SPECIALTIES),
  regions: z.array(z.enum(REGIONS)),
  modalities: z.array(z.string()),
  summary: z.string(),
  /** The version of the guideline; absent for plates and for a copy of an older edition. */
  version: z.string().optional(),
  year: z.int().optional(),
  /** How far the sources were read, for modules only. */
  sources: z.enum(SOURCE_STATES).optional(),
  /** Absent if no physician has reviewed it yet. */
  review: z.strictObject({ by: z.string(), on: z.string() }).optional(),
  /** The changes up to `edition`, the newest first. */
  changes: z.array(change),
})

export type LibraryEntry = z.output<typeof libraryEntry>

/** A newer edition of a copy's original with its changes, the newest first. */
export const newerEdition = z.strictObject({ edition: z.int().positive(), changes: z.array(change) })

export type NewerEdition = z.output<typeof newerEdition>

/** The fields of items that are in the library. */
export const libraryFields = { entry: libraryEntry.optional(), newer: newerEdition.optional() }

/** The filters of the library; `modality` is one of an entry's modalities. */
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
