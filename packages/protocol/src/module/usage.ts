import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'

/** Lists the caller's own plates that use a module; `cellCount` counts the cells that do. */
export const moduleUsage = defineAction({
  method: 'module-usage',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({
    plates: z.array(z.strictObject({ id: z.string(), name: z.string(), cellCount: z.int().nonnegative() })),
  }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})
