import { defineAction } from '../defineAction.ts'
import { moduleListParam, moduleListResult } from './lists.ts'

/** What members share with everybody, the caller's own among it. */
export const moduleSharedList = defineAction({
  method: 'module-sharedList',
  access: 'member',
  param: moduleListParam,
  result: moduleListResult,
  errors: [],
})
