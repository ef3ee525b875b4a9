import { defineAction } from '../defineAction.ts'
import { moduleListParam, moduleListResult } from './lists.ts'

/** Lists the caller's own modules, without those in the trash. */
export const moduleList = defineAction({
  method: 'module-list',
  access: 'member',
  param: moduleListParam,
  result: moduleListResult,
  errors: [],
})
