import { defineAction } from '../defineAction.ts'
import { moduleListParam, moduleListResult } from './lists.ts'

/** What Pandok publishes, locked ones included. */
export const moduleLibraryList = defineAction({
  method: 'module-libraryList',
  access: 'member',
  param: moduleListParam,
  result: moduleListResult,
  errors: [],
})
