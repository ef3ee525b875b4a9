import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { moduleIds } from './module.ts'

/** Deletes all of them from the trash for good, with their backups, or none. */
export const modulePurge = defineAction({
  method: 'module-purge',
  access: 'member',
  param: z.strictObject({ ids: moduleIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
})
