import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { itemIds } from '../item.ts'

/** Restores all of them from the trash, or none. They are private afterwards, and renamed if their name is taken. */
export const moduleRestore = defineAction({
  method: 'module-restore',
  access: 'member',
  param: z.strictObject({ ids: itemIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
