import { TRASH_SORTS } from '@pandok/domain'
import { defineAction } from '../defineAction.ts'
import { documentList } from '../documentList.ts'
import { instant } from '../fields.ts'

/** What the caller has deleted, both kinds in one order; the newest first unless asked otherwise. */
export const trashList = defineAction({
  method: 'trash-list',
  access: 'member',
  ...documentList(TRASH_SORTS, {
    deletedAt: instant,
    /** When it is deleted for good. */
    purgeAt: instant,
  }),
  errors: [],
})
