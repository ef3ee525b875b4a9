import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { itemIds } from '../item.ts'
import { adminBanner } from './banner.ts'

/**
 * Sets the order of all banners of a position. It is refused if one is missing or belongs to another
 * position.
 */
export const adminBannerOrder = defineAction({
  method: 'admin-bannerOrder',
  access: 'admin',
  param: z.strictObject({ position: z.enum(BANNER_POSITIONS), ids: itemIds }),
  result: z.strictObject({ items: z.array(adminBanner) }),
  errors: ['BAD_REQUEST'],
})
