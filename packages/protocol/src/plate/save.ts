import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { PLATE_BODY_MAX_BYTES } from '../limits.ts'
import { plateContent, plateDocument, plateFits } from './plate.ts'

/**
 * Saves over `revision`, on which the changes are based. If there is a newer revision, nothing is saved, and
 * `details` of the CONFLICT are `{newest}`, the current plate.
 */
export const plateSave = defineAction({
  method: 'plate-save',
  access: 'member',
  maxBytes: PLATE_BODY_MAX_BYTES,
  param: z.strictObject({ id: opaque, revision: z.int().positive(), ...plateContent }).superRefine(plateFits),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT', 'LIBRARY_LIMIT'],
})
