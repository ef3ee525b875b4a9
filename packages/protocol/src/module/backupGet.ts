import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleBackup, moduleSnapshot } from './backup.ts'

export const moduleBackupGet = defineAction({
  method: 'module-backupGet',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ backup: moduleBackup.extend({ snapshot: moduleSnapshot }) }),
  errors: ['NOT_FOUND'],
})
