import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing, opaque } from '../fields.ts'

export const bannerClick = defineAction({
  method: 'common-bannerClick',
  access: 'visitor',
  param: z.strictObject({ id: opaque }),
  result: nothing,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
