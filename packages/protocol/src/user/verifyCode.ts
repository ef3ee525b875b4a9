import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { code, email } from '../fields.ts'
import { codePurpose } from './sendCode.ts'

/** Exchanges the mailed code, once, for a ticket that the next step requires. */
export const userVerifyCode = defineAction({
  method: 'user-verifyCode',
  access: 'visitor',
  param: z.strictObject({ email, purpose: codePurpose, code }),
  result: z.strictObject({ ticket: z.string() }),
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
})
