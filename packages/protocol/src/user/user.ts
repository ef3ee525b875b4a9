import { z } from 'zod'
import { age, instant, locale, major, nationality, postalAddress, role, tier } from '../fields.ts'

/** The part of a member that every screen uses. */
export const user = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  role,
  tier,
})

export type User = z.output<typeof user>

/** The part of a member that only their own page shows. */
export const profile = z.strictObject({
  phone: z.string(),
  age,
  nationality,
  major,
  address: postalAddress.nullable(),
  locale,
  marketing: z.boolean(),
  createdAt: instant,
})

/** The answer of every kind of log-in. */
export const signedIn = z.strictObject({ authToken: z.string(), refreshToken: z.string(), user })
