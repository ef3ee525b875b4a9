import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { socialProvider } from './socialStart.ts'
import { signedIn } from './user.ts'

const fromProvider = z.string().min(1).max(2000)

/** Signs in with a known identity; a first visit gets a ticket that `user-join` links to the new member. */
export const userSocialLogin = defineAction({
  method: 'user-socialLogin',
  access: 'visitor',
  param: z.strictObject({ provider: socialProvider, code: fromProvider, state: fromProvider }),
  result: z.union([
    signedIn,
    z.strictObject({
      joinTicket: z.string(),
      profile: z.strictObject({ email: z.string().nullable(), name: z.string().nullable() }),
    }),
  ]),
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'SESSION_REVOKED'],
})
