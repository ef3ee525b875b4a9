import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { givenPassword, newPassword, nothing } from '../fields.ts'

/** Ends all other sessions of the member. */
export const userChangePassword = defineAction({
  method: 'user-changePassword',
  access: 'member',
  param: z.strictObject({ currentPassword: givenPassword, password: newPassword('my-page') }),
  result: nothing,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
})
