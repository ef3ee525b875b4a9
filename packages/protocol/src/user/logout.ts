import { defineAction } from '../defineAction.ts'
import { noParam, nothing } from '../fields.ts'

/** Ends the session that the call is made with. */
export const userLogout = defineAction({
  method: 'user-logout',
  access: 'member',
  param: noParam,
  result: nothing,
  errors: [],
})
