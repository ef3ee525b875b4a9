import { z } from 'zod'
import { age, instant, locale, major, nationality, postalAddress, role, tier } from '../fields.ts'

/** The member as every screen knows them. */
export const user = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  role,
  tier,
})

export type User = z.output<typeof user>

/** What only the member's own page shows. */
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

/** What a log-in of any kind answers. */
export const signedIn = z.strictObject({ authToken: z.string(), refreshToken: z.string(), user })
