import { FOLLOW_UP_UNITS, FOLLOW_UP_UNITS_MAX, FOLLOW_UP_WORDS_MAX_CHARACTERS } from '@pandok/domain'
import { z } from 'zod'
import { inLanguages } from './text.ts'

const count = z.int().min(1).max(FOLLOW_UP_UNITS_MAX)

export const followUp = z.strictObject({
  exam: inLanguages(FOLLOW_UP_WORDS_MAX_CHARACTERS),
  reason: inLanguages(FOLLOW_UP_WORDS_MAX_CHARACTERS).optional(),
  /** If it is absent, the examination may be done at once. */
  from: count.optional(),
  /** If it is absent, the examination may be done at any later time. */
  to: count.optional(),
  unit: z.enum(FOLLOW_UP_UNITS),
})
