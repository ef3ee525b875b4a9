import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { adminItemListParam } from './items.ts'
import { adminListResult } from './list.ts'
import { adminPlateItem } from './plate.ts'

export const adminPlateList = defineAction({
  method: 'admin-plateList',
  access: 'admin',
  param: adminItemListParam,
  result: z.strictObject(adminListResult(adminPlateItem)),
  errors: ['BAD_REQUEST'],
})
