import type { DocumentKindName } from '@pandok/domain'
import { DOCUMENT_LISTINGS } from './listing/documentListings.ts'

/** The address of a document's editor. */
export const documentAddress = (kind: DocumentKindName, id: string): string =>
  DOCUMENT_LISTINGS[kind].addressOf(encodeURIComponent(id))
