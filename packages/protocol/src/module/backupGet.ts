import { z } from 'zod'
import { backup } from '../backup.ts'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleSnapshot } from './moduleSnapshot.ts'

export const moduleBackupGet = defineAction({
  method: 'module-backupGet',
  access: 'member',
  param: z.strictObject({ id: opaque, backupId: opaque }),
  result: z.strictObject({ backup: backup.extend({ snapshot: moduleSnapshot }) }),
  errors: ['NOT_FOUND'],
})
