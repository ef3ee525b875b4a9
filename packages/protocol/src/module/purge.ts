import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { itemIds } from '../item.ts'

/** Deletes all of them permanently from the trash, with their backups, or none. */
export const modulePurge = defineAction({
  method: 'module-purge',
  access: 'member',
  param: z.strictObject({ ids: itemIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
})
