import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleDocument } from './module.ts'

/** Makes the labels and the definition what they were, as a new revision; the present state is backed up first. The name stays. */
export const moduleBackupRestore = defineAction({
  method: 'module-backupRestore',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
