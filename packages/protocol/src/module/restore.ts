import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { itemIds } from '../item.ts'

/** Takes all of them out of the trash, or none. They come back unshared, under another name if theirs is taken. */
export const moduleRestore = defineAction({
  method: 'module-restore',
  access: 'member',
  param: z.strictObject({ ids: itemIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
