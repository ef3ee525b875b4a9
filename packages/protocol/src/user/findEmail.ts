import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { personName, phone } from '../fields.ts'

/** The answer contains masked addresses only. */
export const userFindEmail = defineAction({
  method: 'user-findEmail',
  access: 'visitor',
  param: z.strictObject({ name: personName, phone }),
  result: z.strictObject({ emails: z.array(z.string()) }),
  errors: ['TOO_MANY_REQUESTS'],
})
