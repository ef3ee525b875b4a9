import type { DocumentKindName } from '@pandok/domain'
import { callMethod } from '#rpc/callAction.ts'
import { DOCUMENT_LISTINGS } from '#shared/document/listing/documentListings.ts'

/** Loads what others would see: the server's version of the documents with their modules, in as many files as needed. */
export async function loadShared(kind: DocumentKindName, ids: readonly string[]) {
  const { perFileMax } = DOCUMENT_LISTINGS[kind]
  const files = []
  for (let from = 0; from < ids.length; from += perFileMax) {
    const { file } = await callMethod(`${kind}-export`, { ids: ids.slice(from, from + perFileMax) })
    files.push(file)
  }
  return files
}
