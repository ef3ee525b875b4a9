import type { DocumentKindName } from '@pandok/domain'
import type { KeptItem, KeptRecord } from './KeptItem.ts'
import { OFFLINE_KINDS } from './offlineKinds.ts'

/** What the mirror stores of a document that the server has sent; `before` is what it has. */
export const recordOf = (
  kind: DocumentKindName,
  document: KeptItem,
  isOwn: (id: string) => boolean,
  before?: KeptRecord,
): KeptRecord => OFFLINE_KINDS[kind].recordOf?.(document, isOwn, before) ?? { document }
