import { defineAction } from '../defineAction.ts'
import { plateListParam, plateListResult } from './lists.ts'

/** Lists the caller's own plates, without those in the trash. */
export const plateList = defineAction({
  method: 'plate-list',
  access: 'member',
  param: plateListParam,
  result: plateListResult,
  errors: [],
})
