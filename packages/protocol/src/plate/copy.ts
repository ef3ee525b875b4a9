import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateDocument } from './plate.ts'

/**
 * A private copy with private copies of the modules that its cells use, each once; of one's own plate a duplicate
 * without a source. From the library it takes up a place there, otherwise it counts as creating.
 */
export const plateCopy = defineAction({
  method: 'plate-copy',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'COPY_EXISTS', 'PLATE_LIMIT', 'LIBRARY_LIMIT'],
})
