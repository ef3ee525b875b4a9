import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nickname } from '../fields.ts'

export const userCheckNickname = defineAction({
  method: 'user-checkNickname',
  access: 'visitor',
  param: z.strictObject({ nickname }),
  result: z.strictObject({ available: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
})
