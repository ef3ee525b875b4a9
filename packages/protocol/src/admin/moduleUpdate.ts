import { defineAction } from '../defineAction.ts'
import { adminItemUpdateParam } from './items.ts'
import { adminModuleResult } from './module.ts'

export const adminModuleUpdate = defineAction({
  method: 'admin-moduleUpdate',
  access: 'admin',
  param: adminItemUpdateParam,
  result: adminModuleResult,
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
