import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing, opaque } from '../fields.ts'

export const adminBannerDelete = defineAction({
  method: 'admin-bannerDelete',
  access: 'admin',
  param: z.strictObject({ id: opaque }),
  result: nothing,
  errors: ['NOT_FOUND'],
})
