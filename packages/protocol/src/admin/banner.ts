import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { instant } from '../fields.ts'

const count = z.int().nonnegative()

export const adminBanner = z.strictObject({
  id: z.string(),
  position: z.enum(BANNER_POSITIONS),
  /** The stored image as a data URL; it was decoded and encoded again. */
  image_data: z.string(),
  width: count,
  height: count,
  bytes: count,
  link: z.string(),
  order: z.int(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  active: z.boolean(),
  state: z.enum(['shown', 'scheduled', 'ended', 'off']),
  impressions: count,
  clicks: count,
  createdAt: instant,
})

export type AdminBanner = z.output<typeof adminBanner>
