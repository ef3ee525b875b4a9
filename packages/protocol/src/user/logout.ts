import { defineAction } from '../defineAction.ts'
import { noParam, nothing } from '../fields.ts'

export const userLogout = defineAction({
  method: 'user-logout',
  access: 'member',
  param: noParam,
  result: nothing,
  errors: [],
})
