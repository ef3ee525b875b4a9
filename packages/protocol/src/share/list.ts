import { DOCUMENT_KINDS, type DocumentKindName, SHARE_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { documentList } from '../documentList.ts'
import { instant } from '../fields.ts'

export const shareListOf = (kinds: readonly DocumentKindName[]) =>
  defineAction({
    method: 'share-list',
    access: 'member',
    ...documentList(SHARE_SORTS, { copies: z.int().nonnegative(), updatedAt: instant }, kinds),
    errors: [],
  })

/** Lists what the caller shares, all kinds together, with the number of members who have a copy. */
export const shareList = shareListOf(DOCUMENT_KINDS)
