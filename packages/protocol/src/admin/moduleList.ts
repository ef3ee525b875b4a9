import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { adminItemListParam } from './items.ts'
import { adminListResult } from './list.ts'
import { adminModuleItem } from './module.ts'

export const adminModuleList = defineAction({
  method: 'admin-moduleList',
  access: 'admin',
  param: adminItemListParam,
  result: z.strictObject(adminListResult(adminModuleItem)),
  errors: ['BAD_REQUEST'],
})
