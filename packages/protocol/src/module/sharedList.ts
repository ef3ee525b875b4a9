import { defineAction } from '../defineAction.ts'
import { moduleListParam, moduleListResult } from './lists.ts'

/** Lists what members share with everybody, including the caller's own. */
export const moduleSharedList = defineAction({
  method: 'module-sharedList',
  access: 'member',
  param: moduleListParam,
  result: moduleListResult,
  errors: [],
})
