import { z } from 'zod'

/** The owner or the actor, or null in lists if they have withdrawn. */
export const person = z.strictObject({ id: z.string(), email: z.string(), nickname: z.string() })
