import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { plateItem } from './plate.ts'

/** Copies of other members belong to them and stay. A plate that was taken from the library can't be shared. */
export const plateShare = defineAction({
  method: 'plate-share',
  access: 'member',
  param: z.strictObject({ id: opaque, shared: z.boolean() }),
  result: z.strictObject({ plate: plateItem }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'LIBRARY_LIMIT'],
})
