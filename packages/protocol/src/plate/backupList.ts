import { z } from 'zod'
import { backup } from '../backup.ts'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'

/** Lists the backups, the newest first. */
export const plateBackupList = defineAction({
  method: 'plate-backupList',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ items: z.array(backup) }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
