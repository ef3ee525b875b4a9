import { z } from 'zod'
import { backup } from '../backup.ts'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateSnapshot } from './plateSnapshot.ts'

export const plateBackupGet = defineAction({
  method: 'plate-backupGet',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ backup: backup.extend({ snapshot: plateSnapshot }) }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
