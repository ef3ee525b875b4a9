import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { backupNote, moduleBackup } from './backup.ts'

export const moduleBackupCreate = defineAction({
  method: 'module-backupCreate',
  access: 'member',
  param: z.strictObject({ id: opaque, note: backupNote.default('') }),
  result: z.strictObject({ backup: moduleBackup }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
