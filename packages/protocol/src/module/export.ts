import { MODULES_PER_FILE_MAX } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { exportFile } from '../exportFile.ts'
import { opaque } from '../fields.ts'

const ids = z
  .array(opaque)
  .min(1)
  .max(MODULES_PER_FILE_MAX)
  .transform((list) => [...new Set(list)])

/** Returns a file for `module-import`, which doesn't contain the owners. */
export const moduleExport = defineAction({
  method: 'module-export',
  access: 'member',
  param: z.strictObject({ ids }),
  result: z.strictObject({ file: exportFile }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
})
