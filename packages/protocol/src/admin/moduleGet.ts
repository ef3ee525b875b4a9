import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { adminModuleResult } from './module.ts'

export const adminModuleGet = defineAction({
  method: 'admin-moduleGet',
  access: 'admin',
  param: z.strictObject({ id: opaque }),
  result: adminModuleResult,
  errors: ['NOT_FOUND'],
})
