import { defineAction } from '../defineAction.ts'
import { adminItemUpdateParam } from './items.ts'
import { adminPlateResult } from './plate.ts'

export const adminPlateUpdate = defineAction({
  method: 'admin-plateUpdate',
  access: 'admin',
  param: adminItemUpdateParam,
  result: adminPlateResult,
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'PLATE_LIMIT', 'LIBRARY_LIMIT'],
})
