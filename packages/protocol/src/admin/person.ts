import { z } from 'zod'

/** Whose it is, or who did it; null in lists where they have withdrawn. */
export const person = z.strictObject({ id: z.string(), email: z.string(), nickname: z.string() })
