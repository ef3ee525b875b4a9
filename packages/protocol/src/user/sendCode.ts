import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { email, instant } from '../fields.ts'

export const codePurpose = z.enum(['join', 'password'])

export type CodePurpose = z.output<typeof codePurpose>

/** Mails a one-time code. The answer is the same whether or not the address is known. */
export const userSendCode = defineAction({
  method: 'user-sendCode',
  access: 'visitor',
  param: z.strictObject({ email, purpose: codePurpose }),
  result: z.strictObject({ expiresAt: instant }),
  errors: ['TOO_MANY_REQUESTS'],
})
