import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { moduleIds } from './module.ts'

/** Moves all of them to the trash, or none. */
export const moduleDelete = defineAction({
  method: 'module-delete',
  access: 'member',
  param: z.strictObject({ ids: moduleIds }),
  result: z.strictObject({ ids: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
})
