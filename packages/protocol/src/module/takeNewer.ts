import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleDocument } from './module.ts'

/**
 * Updates the caller's copy of a library module to the newest edition, after a backup. If it is up to date,
 * nothing happens.
 */
export const moduleTakeNewer = defineAction({
  method: 'module-takeNewer',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
