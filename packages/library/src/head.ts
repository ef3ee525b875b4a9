import { LIBRARY_GRADES, LOCALES, REGIONS, SPECIALTIES, typedRecord } from '@pandok/domain'
import { z } from 'zod'

/** A text in all five languages: no language falls back to another one. */
export const inFive = (max: number) => everyLanguage(z.string().trim().min(1).max(max))

/** Texts that keep their spaces: part of a sentence may begin or end with one. */
export const inFiveAsWritten = (max: number) =>
  everyLanguage(
    z
      .string()
      .max(max)
      .refine((text) => text.trim() !== ''),
  )

const everyLanguage = <Each extends z.ZodType>(each: Each) => z.strictObject(typedRecord(LOCALES, () => each))

/** The fields by which members find a module or a plate, and those that tell one edition from the one before. */
export const head = (nameMax: number) => ({
  /** The id is also the file's name and never changes. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  /** The number of our own edition, which grows with every change that members see. */
  edition: z.int().positive(),
  grade: z.enum(LIBRARY_GRADES),
  specialty: z.enum(SPECIALTIES),
  regions: z.array(z.enum(REGIONS)).min(1),
  /** Readers know one kind of radiograph: `CR` stands for `DX`, too, so that it has one name in lists. */
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
  /** The specialist who has read the entry through; absent until then. */
  review: z.strictObject({ by: z.string().min(1).max(80), on: z.iso.date() }).optional(),
  /** Further words that people search for. */
  synonyms: everyLanguage(z.array(z.string().min(1).max(80)).max(20)),
  changes: z.array(z.strictObject({ edition: z.int().positive(), what: inFive(500) })).min(1),
})
