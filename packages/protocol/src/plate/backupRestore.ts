import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateDocument } from './plate.ts'

/** Makes the content what it was, name included, as a new revision; the present state is backed up first. */
export const plateBackupRestore = defineAction({
  method: 'plate-backupRestore',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
})
