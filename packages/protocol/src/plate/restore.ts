import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { itemIds } from '../item.ts'

/** Takes all of them out of the trash, or none: it counts as creating. They come back unshared. */
export const plateRestore = defineAction({
  method: 'plate-restore',
  access: 'member',
  param: z.strictObject({ ids: itemIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'PLATE_LIMIT', 'LIBRARY_LIMIT'],
})
