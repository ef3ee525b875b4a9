import { FOLLOW_UP_UNITS, FOLLOW_UP_UNITS_MAX } from '@pandok/domain'
import { z } from 'zod'
import { label } from './fields.ts'

/**
 * The examination that an answer recommends and when it is due, counted from the day of this one. Without
 * `from` it may be done at once, without `to` at any later time.
 */
export const followUp = z.strictObject({
  exam: label,
  reason: label.optional(),
  from: z.int().min(1).max(FOLLOW_UP_UNITS_MAX).optional(),
  to: z.int().min(1).max(FOLLOW_UP_UNITS_MAX).optional(),
  unit: z.enum(FOLLOW_UP_UNITS),
})

export type OptionFollowUp = z.output<typeof followUp>
