import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { importParam, parseImport } from '../exportFile.ts'
import { FILE_BODY_MAX_BYTES } from '../limits.ts'
import { plateItem } from '../plate/plate.ts'
import { moduleItem } from './module.ts'

/**
 * Imports everything of the file as private modules of the caller, or nothing; `details` contain the place of
 * each error.
 */
export const moduleImport = defineAction({
  method: 'module-import',
  access: 'member',
  maxBytes: FILE_BODY_MAX_BYTES,
  param: importParam,
  parseInSteps: parseImport,
  result: z.strictObject({ plates: z.array(plateItem), modules: z.array(moduleItem) }),
  errors: ['BAD_REQUEST', 'PLATE_LIMIT', 'TOO_MANY_REQUESTS'],
})
