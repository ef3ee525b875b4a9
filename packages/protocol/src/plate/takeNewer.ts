import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateDocument } from './plate.ts'

/**
 * Updates the caller's copy of a library plate to the newest edition, after a backup. The copies of modules
 * that the new edition uses are updated as well, each after its own backup. If everything is up to date,
 * nothing happens.
 */
export const plateTakeNewer = defineAction({
  method: 'plate-takeNewer',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT', 'BAD_REQUEST'],
})
