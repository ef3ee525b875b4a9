import { fieldsOf } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { DOCUMENT_LISTINGS, listedKinds } from '#shared/document/listing/documentListings.ts'

/** The kind of document that a file of this format is imported as. */
export const importedKind = (format: unknown) =>
  listedKinds().find((kind) => DOCUMENT_LISTINGS[kind].fileImport?.format === format)

/** Sends a file to the server; resolves with the message about the result. */
export async function importFile(file: unknown): Promise<(text: Text) => string> {
  // The server explains what is wrong with a file without a known format.
  const kind = importedKind(fieldsOf(file)['format']) ?? 'plate'
  // The server parses the file, so it has no type here.
  const answer = await callMethod(`${kind}-import`, { file } as never)
  return (text) => DOCUMENT_LISTINGS[kind].fileImport?.done(answer as never, text) ?? ''
}
