import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { email, givenPassword, opaque } from '../fields.ts'
import { signedIn } from './user.ts'

export const userLogin = defineAction({
  method: 'user-login',
  access: 'visitor',
  param: z.strictObject({
    email,
    password: givenPassword,
    /** The ticket of a first visit through a provider, which links that identity to this account. */
    joinTicket: opaque.optional(),
  }),
  result: signedIn,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'SESSION_REVOKED'],
})
