import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateDocument } from './plate.ts'

/**
 * Makes one's copy of a library plate what the newest edition is; what it was is kept as a backup first. The copies of
 * modules that the new edition uses are brought up to date with it, each with a backup of its own. Where everything is
 * that already, nothing happens.
 */
export const plateTakeNewer = defineAction({
  method: 'plate-takeNewer',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT', 'BAD_REQUEST'],
})
