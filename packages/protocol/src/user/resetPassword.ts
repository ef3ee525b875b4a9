import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { newPassword, nothing, opaque } from '../fields.ts'

/** Sets a new password with a ticket for the purpose `password`, and ends all sessions of that member. */
export const userResetPassword = defineAction({
  method: 'user-resetPassword',
  access: 'visitor',
  param: z.strictObject({ ticket: opaque, password: newPassword('join') }),
  result: nothing,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
})
