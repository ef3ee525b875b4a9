import type { DocumentKindName } from '@pandok/domain'
import type { KeptItem, KeptRecord } from './KeptItem.ts'
import { OFFLINE_KINDS } from './offlineKinds.ts'

/** Returns what the mirror stores of a document that the server has sent; `before` is the stored version. */
export const recordOf = (
  kind: DocumentKindName,
  document: KeptItem,
  isOwn: (id: string) => boolean,
  before?: KeptRecord,
): KeptRecord => OFFLINE_KINDS[kind].recordOf?.(document, isOwn, before) ?? { document }
