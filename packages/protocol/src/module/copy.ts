import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleDocument } from './module.ts'

/** Makes a private copy; a copy of one's own module is a duplicate without a source. */
export const moduleCopy = defineAction({
  method: 'module-copy',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'COPY_EXISTS', 'LIBRARY_LIMIT'],
})
