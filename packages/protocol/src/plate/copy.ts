import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateDocument } from './plate.ts'

/**
 * Makes a private copy with private copies of the modules that its cells use; a copy of one's own plate is a
 * duplicate without a source. A copy from the library occupies a place there, any other counts as creating
 * one.
 */
export const plateCopy = defineAction({
  method: 'plate-copy',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'COPY_EXISTS', 'PLATE_LIMIT', 'LIBRARY_LIMIT'],
})
