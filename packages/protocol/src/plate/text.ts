import { countCharacters, LOCALES, PHRASE_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import type { Problem } from '../problems.ts'

const problem = (name: Problem) => name

/** Counted as a person counts; whether it may be empty is the plate's rule. */
export const words = (max: number) =>
  z
    .string()
    .max(max * 20)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    // A character is made of one unit or more; counting sixty names as people do takes a millisecond.
    .refine((text) => text.length <= max || countCharacters(text) <= max, {
      message: problem('tooLong'),
      params: { max },
    })
    .refine((text) => !/\p{Cc}/u.test(text), { message: problem('format') })

/** One way to write each letter and line break. */
export const written = (max: number) =>
  z
    .string()
    .max(max, { message: problem('tooLong') })
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), { message: problem('format') })
    .transform((text) => text.normalize('NFC').replace(/\r\n?/gu, '\n'))

/** The same in several languages. */
export const inLanguages = (max: number) => z.partialRecord(z.enum(LOCALES), written(max))

export const phraseText = inLanguages(PHRASE_MAX_CHARACTERS)
