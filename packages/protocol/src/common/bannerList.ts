import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'

/** Returns the banners of a position that are shown now, in their order. */
export const bannerList = defineAction({
  method: 'common-bannerList',
  access: 'visitor',
  param: z.strictObject({ position: z.enum(BANNER_POSITIONS) }),
  result: z.strictObject({
    items: z.array(z.strictObject({ id: z.string(), image_data: z.string(), link: z.string() })),
  }),
  errors: [],
})
