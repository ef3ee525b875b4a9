import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { givenPassword, nothing, paragraph } from '../fields.ts'

/** Removes the member's personal data immediately and irrevocably. */
export const userWithdraw = defineAction({
  method: 'user-withdraw',
  access: 'member',
  param: z.strictObject({ password: givenPassword, reason: paragraph(500).optional() }),
  result: nothing,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
})
