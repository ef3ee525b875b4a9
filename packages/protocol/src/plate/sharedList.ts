import { defineAction } from '../defineAction.ts'
import { plateListParam, plateListResult } from './lists.ts'

/** Lists what members share with everybody, including the caller's own. */
export const plateSharedList = defineAction({
  method: 'plate-sharedList',
  access: 'member',
  param: plateListParam,
  result: plateListResult,
  errors: [],
})
