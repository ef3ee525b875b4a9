import type { DocumentKindName } from '@pandok/domain'
import type { DocumentListing } from './DocumentListing.ts'
import { moduleListing } from './moduleListing.ts'
import { plateListing } from './plateListing.ts'

/** Every kind of document that a member has. A kind stands before those that its documents refer to. */
export const DOCUMENT_LISTINGS: Readonly<Record<DocumentKindName, DocumentListing>> = {
  plate: plateListing,
  module: moduleListing,
}

export const listedKinds = () => Object.keys(DOCUMENT_LISTINGS) as readonly DocumentKindName[]

/** Returns the kind that a list's filter selects. */
export const kindFilter = (filter: Readonly<Record<string, string>>): { kind?: DocumentKindName } => {
  const kind = listedKinds().find((name) => name === filter['kind'])
  return kind ? { kind } : {}
}
