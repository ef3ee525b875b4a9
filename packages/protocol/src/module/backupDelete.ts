import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing, opaque } from '../fields.ts'

export const moduleBackupDelete = defineAction({
  method: 'module-backupDelete',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: nothing,
  errors: ['NOT_FOUND'],
})
