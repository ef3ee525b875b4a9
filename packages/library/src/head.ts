import { LIBRARY_GRADES, LOCALES, REGIONS, SPECIALTIES, typedRecord } from '@pandok/domain'
import { z } from 'zod'

/** A text in all five languages, without a fallback from one language to another. */
export const inFive = (max: number) => everyLanguage(z.string().trim().min(1).max(max))

/** Texts that keep their spaces, because part of a sentence may begin or end with one. */
export const inFiveAsWritten = (max: number) =>
  everyLanguage(
    z
      .string()
      .max(max)
      .refine((text) => text.trim() !== ''),
  )

const everyLanguage = <Each extends z.ZodType>(each: Each) => z.strictObject(typedRecord(LOCALES, () => each))

/**
 * The fields by which members find a module or a plate, and those that distinguish one edition from the
 * previous one.
 */
export const head = (nameMax: number) => ({
  /** The id is also the name of the file and never changes. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  /** The number of Pandok's edition, which grows with every change that members see. */
  edition: z.int().positive(),
  grade: z.enum(LIBRARY_GRADES),
  specialty: z.enum(SPECIALTIES),
  regions: z.array(z.enum(REGIONS)).min(1),
  /**
   * Readers distinguish only one kind of radiograph, so `DX` is also written as `CR` and has one name in
   * lists.
   */
  modalities: z
    .array(
      z
        .string()
        .min(1)
        .max(20)
        .refine((modality) => modality !== 'DX', 'radiographs are CR'),
    )
    .min(1),
  names: inFive(nameMax),
  summary: inFive(300),
  /** The specialist who has read the whole entry. It is absent until then. */
  review: z.strictObject({ by: z.string().min(1).max(80), on: z.iso.date() }).optional(),
  /** Further words for which people search. */
  synonyms: everyLanguage(z.array(z.string().min(1).max(80)).max(20)),
  changes: z.array(z.strictObject({ edition: z.int().positive(), what: inFive(500) })).min(1),
})
