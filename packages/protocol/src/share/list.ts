import { SHARE_KINDS, SHARE_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant } from '../fields.ts'
import { listParam, listResult } from '../list.ts'

const kind = z.enum(SHARE_KINDS)

/** What the caller shares, both kinds in one order, with how many members have a copy. */
export const shareList = defineAction({
  method: 'share-list',
  access: 'member',
  param: z.strictObject({ ...listParam(SHARE_SORTS), kind: kind.optional() }),
  result: z.strictObject(
    listResult(
      z.strictObject({
        kind,
        id: z.string(),
        name: z.string(),
        copies: z.int().nonnegative(),
        updatedAt: instant,
      }),
    ),
  ),
  errors: [],
})
