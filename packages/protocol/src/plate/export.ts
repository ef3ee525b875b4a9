import { PLATES_PER_FILE_MAX } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { exportFile } from '../exportFile.ts'
import { opaque } from '../fields.ts'

const ids = z
  .array(opaque)
  .min(1)
  .max(PLATES_PER_FILE_MAX)
  .transform((list) => [...new Set(list)])

/** Returns a file for `plate-import`: the plates with the modules that their cells use, without the owners. */
export const plateExport = defineAction({
  method: 'plate-export',
  access: 'member',
  param: z.strictObject({ ids }),
  result: z.strictObject({ file: exportFile }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
})
