import { defineAction } from '../defineAction.ts'
import { plateListParam, plateListResult } from './lists.ts'

/** What Pandok publishes, locked ones included. */
export const plateLibraryList = defineAction({
  method: 'plate-libraryList',
  access: 'member',
  param: plateListParam,
  result: plateListResult,
  errors: [],
})
