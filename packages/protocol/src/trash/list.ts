import { TRASH_KINDS, TRASH_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant } from '../fields.ts'
import { listParam, listResult } from '../list.ts'

const kind = z.enum(TRASH_KINDS)

/** What the caller has deleted, both kinds in one order; the newest first unless asked otherwise. */
export const trashList = defineAction({
  method: 'trash-list',
  access: 'member',
  param: z.strictObject({ ...listParam(TRASH_SORTS), kind: kind.optional() }),
  result: z.strictObject(
    listResult(
      z.strictObject({
        kind,
        id: z.string(),
        name: z.string(),
        deletedAt: instant,
        /** When it is deleted for good. */
        purgeAt: instant,
      }),
    ),
  ),
  errors: [],
})
