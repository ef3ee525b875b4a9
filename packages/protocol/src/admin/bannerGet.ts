import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { adminBanner } from './banner.ts'

export const adminBannerGet = defineAction({
  method: 'admin-bannerGet',
  access: 'admin',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ banner: adminBanner }),
  errors: ['NOT_FOUND'],
})
