import { TRASH_SORTS } from '@pandok/domain'
import { defineAction } from '../defineAction.ts'
import { documentList } from '../documentList.ts'
import { instant } from '../fields.ts'

/** Lists what the caller has deleted, both kinds together, by default the newest first. */
export const trashList = defineAction({
  method: 'trash-list',
  access: 'member',
  ...documentList(TRASH_SORTS, {
    deletedAt: instant,
    /** The time when it is deleted permanently. */
    purgeAt: instant,
  }),
  errors: [],
})
