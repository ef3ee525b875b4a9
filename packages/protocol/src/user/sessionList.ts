import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, noParam } from '../fields.ts'

/** Lists where the member is signed in, latest use first. */
export const userSessionList = defineAction({
  method: 'user-sessionList',
  access: 'member',
  param: noParam,
  result: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        isCurrent: z.boolean(),
        userAgent: z.string(),
        createdAt: instant,
        lastUsedAt: instant,
      }),
    ),
  }),
  errors: [],
})
