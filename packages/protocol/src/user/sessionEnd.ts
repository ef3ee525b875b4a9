import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing, opaque } from '../fields.ts'

/** Ends one of the member's own sessions. */
export const userSessionEnd = defineAction({
  method: 'user-sessionEnd',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: nothing,
  errors: ['NOT_FOUND'],
})
