import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { email, givenPassword } from '../fields.ts'
import { signedIn } from './user.ts'

export const login = defineAction({
  method: 'user-login',
  access: 'visitor',
  param: z.strictObject({ email, password: givenPassword }),
  result: signedIn,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'SESSION_REVOKED'],
})
