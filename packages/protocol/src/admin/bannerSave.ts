import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque } from '../fields.ts'
import { FILE_BODY_MAX_BYTES } from '../limits.ts'
import type { Problem } from '../problems.ts'
import { adminBanner } from './banner.ts'

const LINK_MAX_CHARACTERS = 2000

/**
 * The link is normalized as browsers do it, so that the stored, displayed and checked link is the one that a
 * click opens: `https:/\\evil` is https://evil/.
 */
const link = z
  .string()
  .trim()
  .max(LINK_MAX_CHARACTERS)
  .transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
    const isSafe = isWeb && url.username === '' && url.password === ''
    // After escaping, the address may be longer than it was when typed.
    if (isSafe && url.href.length <= LINK_MAX_CHARACTERS) return url.href
    context.addIssue({ code: 'custom', message: 'banner.link' satisfies Problem })
    return z.NEVER
  })

/** Creates a new banner if no id is given. Without `image_data` the image isn't changed. */
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
