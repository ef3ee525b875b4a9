import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing } from '../fields.ts'
import { itemIds } from '../item.ts'

/** Counts banners that a page has actually shown; a page must call it only once. */
export const bannerSeen = defineAction({
  method: 'common-bannerSeen',
  access: 'visitor',
  param: z.strictObject({ ids: itemIds }),
  result: nothing,
  errors: ['TOO_MANY_REQUESTS'],
})
