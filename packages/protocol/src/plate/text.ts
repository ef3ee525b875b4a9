import { countCharacters, LOCALES, PHRASE_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import type { Problem } from '../problems.ts'

const problem = (name: Problem) => name

/** The length is counted as a person counts; the rules of the plate decide whether the text may be empty. */
export const words = (max: number) =>
  z
    .string()
    .max(max * 20)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    // Counting characters as people do is slow, and a text never has more characters than code units.
    .refine((text) => text.length <= max || countCharacters(text) <= max, {
      message: problem('tooLong'),
      params: { max },
    })
    .refine((text) => !/\p{Cc}/u.test(text), { message: problem('format') })

/** Normalizes characters and line breaks. */
export const written = (max: number) =>
  z
    .string()
    .max(max, { message: problem('tooLong') })
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), { message: problem('format') })
    .transform((text) => text.normalize('NFC').replace(/\r\n?/gu, '\n'))

/** A text in several languages. */
export const inLanguages = (max: number) => z.partialRecord(z.enum(LOCALES), written(max))

export const phraseText = inLanguages(PHRASE_MAX_CHARACTERS)
