import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque } from '../fields.ts'
import { FILE_BODY_MAX_BYTES } from '../limits.ts'
import type { Problem } from '../problems.ts'
import { adminBanner } from './banner.ts'

const LINK_MAX_CHARACTERS = 2000

/**
 * The link is normalized as browsers do, so that what is stored, shown and checked is where a click leads:
 * `https:/\\evil` is https://evil/.
 */
const link = z
  .string()
  .trim()
  .max(LINK_MAX_CHARACTERS)
  .transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
    const isSafe = isWeb && url.username === '' && url.password === ''
    // After escaping, an address may be longer than it was typed.
    if (isSafe && url.href.length <= LINK_MAX_CHARACTERS) return url.href
    context.addIssue({ code: 'custom', message: 'banner.link' satisfies Problem })
    return z.NEVER
  })

/** Makes a new banner without an id. Without `image_data` the image stays unchanged. */
export const adminBannerSave = defineAction({
  method: 'admin-bannerSave',
  access: 'admin',
  maxBytes: FILE_BODY_MAX_BYTES,
  param: z.strictObject({
    id: opaque.optional(),
    position: z.enum(BANNER_POSITIONS),
    /** A JPEG, PNG, WebP or GIF as a data URL; it is encoded again before it is stored. */
    image_data: z.string().max(4_000_000).optional(),
    link,
    order: z.int().min(0).max(100_000),
    startsAt: instant.nullable().optional(),
    endsAt: instant.nullable().optional(),
    active: z.boolean(),
  }),
  result: z.strictObject({ banner: adminBanner }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
