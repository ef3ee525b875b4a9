import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleBackup } from './backup.ts'

/** The newest first. */
export const moduleBackupList = defineAction({
  method: 'module-backupList',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ items: z.array(moduleBackup) }),
  errors: ['NOT_FOUND'],
})
