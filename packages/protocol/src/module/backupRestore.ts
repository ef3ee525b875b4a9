import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleDocument } from './module.ts'

/** Restores the labels and the definition as a new revision, after a backup of the current state. The name stays. */
export const moduleBackupRestore = defineAction({
  method: 'module-backupRestore',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
