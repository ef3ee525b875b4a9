import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque } from '../fields.ts'
import { FILE_BODY_MAX_BYTES } from '../limits.ts'
import type { Problem } from '../problems.ts'
import { adminBanner } from './banner.ts'

const isSafeLink = (text: string): boolean => {
  try {
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}

/** Without an id a new one; without `image_data` the picture stays as it is. */
export const adminBannerSave = defineAction({
  method: 'admin-bannerSave',
  access: 'admin',
  maxBytes: FILE_BODY_MAX_BYTES,
  param: z.strictObject({
    id: opaque.optional(),
    position: z.enum(BANNER_POSITIONS),
    /** JPEG, PNG, WebP or GIF as a data address; what is stored is encoded anew. */
    image_data: z.string().max(4_000_000).optional(),
    link: z
      .string()
      .trim()
      .max(2000)
      .refine(isSafeLink, { message: 'banner.link' satisfies Problem }),
    order: z.int().min(0).max(100_000),
    startsAt: instant.nullable().optional(),
    endsAt: instant.nullable().optional(),
    active: z.boolean(),
  }),
  result: z.strictObject({ banner: adminBanner }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
