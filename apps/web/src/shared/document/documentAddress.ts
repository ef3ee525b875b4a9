import type { DocumentKindName } from '@pandok/domain'

const ADDRESSES: Readonly<Record<DocumentKindName, (id: string) => string>> = {
  plate: (id) => `/program/plate?plate=${id}`,
  module: (id) => `/program/module/${id}`,
}

/** The address of a document's editor. */
export const documentAddress = (kind: DocumentKindName, id: string): string =>
  ADDRESSES[kind](encodeURIComponent(id))
