import { DOCUMENT_KINDS, type DocumentKindName, TRASH_SORTS } from '@pandok/domain'
import { defineAction } from '../defineAction.ts'
import { documentList } from '../documentList.ts'
import { instant } from '../fields.ts'

/** `purgeAt` is the time when it is deleted permanently. */
const fields = { deletedAt: instant, purgeAt: instant }

export const trashListOf = (kinds: readonly DocumentKindName[]) =>
  defineAction({
    method: 'trash-list',
    access: 'member',
    ...documentList(TRASH_SORTS, fields, kinds),
    errors: [],
  })

/** Lists what the caller has deleted, all kinds together, by default newest first. */
export const trashList = trashListOf(DOCUMENT_KINDS)
