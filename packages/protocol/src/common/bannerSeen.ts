import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing } from '../fields.ts'
import { itemIds } from '../item.ts'

/** Said once by a page that really shows them. */
export const bannerSeen = defineAction({
  method: 'common-bannerSeen',
  access: 'visitor',
  param: z.strictObject({ ids: itemIds }),
  result: nothing,
  errors: ['TOO_MANY_REQUESTS'],
})
