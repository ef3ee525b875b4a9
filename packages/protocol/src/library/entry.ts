import { FACT_USES, READINGS, REGIONS, SOURCE_STATES, SPECIALTIES } from '@pandok/domain'
import { z } from 'zod'

const change = z.strictObject({ edition: z.int().positive(), what: z.string() })

/** The facts behind a plate's own sentences. */
const plateEvidence = z.strictObject({
  citations: z.array(
    z.strictObject({ text: z.string(), url: z.string().optional(), read: z.enum(READINGS) }),
  ),
  rows: z.array(
    z.strictObject({
      use: z.enum(FACT_USES),
      /** The names of the cells that rest on the fact. */
      cells: z.array(z.string()),
      /** The places of its sources among the citations; empty for a convention of the field. */
      cited: z.array(z.int().nonnegative()),
      isRead: z.boolean(),
    }),
  ),
})

export type LibraryEvidence = z.output<typeof plateEvidence>

/** The parts that a physician still has to review, by name. */
const awaiting = z.strictObject({
  /** The numbers of the marked rows of decision tables, counted from 1. */
  rows: z.array(z.strictObject({ table: z.string(), numbers: z.array(z.int().positive()) })),
  /** The cells of a plate that rest on a fact whose source wasn't read. */
  cells: z.array(z.string()),
  /** The outputs of a module whose sentences have to be reviewed. */
  sentences: z.array(z.string()),
})

export type LibraryAwaiting = z.output<typeof awaiting>

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
  /** The version of the guideline. It is absent for plates and for a copy of an older edition. */
  version: z.string().optional(),
  year: z.int().optional(),
  /** How many of the sources for its decisions were read. It is absent for a plate that decides nothing. */
  sources: z.enum(SOURCE_STATES).optional(),
  /** Present on plates of the library itself, not on copies. */
  evidence: plateEvidence.optional(),
  /** Present on entries of the library itself that nobody has reviewed yet. */
  awaiting: awaiting.optional(),
  /** Absent if no physician has reviewed it yet. */
  review: z.strictObject({ by: z.string(), on: z.string() }).optional(),
  /** The changes up to `edition`, newest first. */
  changes: z.array(change),
})

export type LibraryEntry = z.output<typeof libraryEntry>

/** A newer edition of a copy's original with its changes, newest first. */
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
