import type { DocumentRights, DocumentView, Locale } from '@pandok/domain'
import { libraryFieldsOf } from '../library/libraryFieldsOf.ts'

/** Returns the fields of every kind of document for a member, in their language. */
export const itemFieldsOf = (
  document: DocumentView,
  { locked, may }: { locked: boolean; may: DocumentRights },
  locale: Locale,
) => ({
  id: document.id,
  name: document.name,
  nickname: document.nickname,
  shared: document.shared,
  revision: document.revision,
  ...(document.source !== null && { source: document.source }),
  ...(document.library !== null && { library: document.library }),
  ...libraryFieldsOf(document, locale),
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
  ...(document.deletedAt !== null && { deletedAt: document.deletedAt.toISOString() }),
  mine: document.isMine,
  copied: document.isCopied,
  locked,
  may,
})
