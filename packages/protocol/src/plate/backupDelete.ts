import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { nothing, opaque } from '../fields.ts'

export const plateBackupDelete = defineAction({
  method: 'plate-backupDelete',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: nothing,
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
