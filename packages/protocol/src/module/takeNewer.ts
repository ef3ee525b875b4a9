import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleDocument } from './module.ts'

/**
 * Makes one's copy of a library module what the newest edition is; what it was is kept as a backup first. Where it is
 * that already, nothing happens.
 */
export const moduleTakeNewer = defineAction({
  method: 'module-takeNewer',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
