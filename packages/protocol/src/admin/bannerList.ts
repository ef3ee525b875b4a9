import { BANNER_POSITIONS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { adminBanner } from './banner.ts'

/** Lists all banners by position and order; there are few. */
export const adminBannerList = defineAction({
  method: 'admin-bannerList',
  access: 'admin',
  param: z.strictObject({ position: z.enum(BANNER_POSITIONS).optional() }),
  result: z.strictObject({ items: z.array(adminBanner) }),
  errors: [],
})
