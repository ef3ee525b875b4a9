import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateDocument } from './plate.ts'

/** Restores the content, including the name, as a new revision, after a backup of the current state. */
export const plateBackupRestore = defineAction({
  method: 'plate-backupRestore',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
})
