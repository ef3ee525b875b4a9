import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleDocument } from './module.ts'

/** Returns one's own module (also from the trash), a shared one, or one of the library. */
export const moduleGet = defineAction({
  method: 'module-get',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
