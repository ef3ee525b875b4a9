import { defineAction } from '../defineAction.ts'
import { plateListParam, plateListResult } from './lists.ts'

/** What members share with everybody, the caller's own among it. */
export const plateSharedList = defineAction({
  method: 'plate-sharedList',
  access: 'member',
  param: plateListParam,
  result: plateListResult,
  errors: [],
})
