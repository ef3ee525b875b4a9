import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing, opaque } from '../fields.ts'

export const userSessionEnd = defineAction({
  method: 'user-sessionEnd',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: nothing,
  errors: ['NOT_FOUND'],
})
