import { SHARE_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { documentList } from '../documentList.ts'
import { instant } from '../fields.ts'

/** Lists what the caller shares, both kinds together, with the number of members who have a copy. */
export const shareList = defineAction({
  method: 'share-list',
  access: 'member',
  ...documentList(SHARE_SORTS, { copies: z.int().nonnegative(), updatedAt: instant }),
  errors: [],
})
