import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { itemIds } from '../item.ts'

/** Restores all of them from the trash, or none; it counts as creating them. They are private afterwards. */
export const plateRestore = defineAction({
  method: 'plate-restore',
  access: 'member',
  param: z.strictObject({ ids: itemIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'PLATE_LIMIT', 'LIBRARY_LIMIT'],
})
