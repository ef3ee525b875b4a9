import { z } from 'zod'
import { backup, backupNote } from '../backup.ts'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'

export const plateBackupCreate = defineAction({
  method: 'plate-backupCreate',
  access: 'member',
  param: z.strictObject({ id: opaque, note: backupNote.default('') }),
  result: z.strictObject({ backup }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
})
