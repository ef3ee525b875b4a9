import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { adminPlateResult } from './plate.ts'

export const adminPlateGet = defineAction({
  method: 'admin-plateGet',
  access: 'admin',
  param: z.strictObject({ id: opaque }),
  result: adminPlateResult,
  errors: ['NOT_FOUND'],
})
