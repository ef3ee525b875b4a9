import { localBlob, type OpenInstance, parseFile } from '@pandok/viewer'

/** The PDF inside a DICOM file; undefined if it can't be read. */
export async function pdfBlob({ record, source }: OpenInstance): Promise<Blob | undefined> {
  const { content } = record
  if (content.kind !== 'document' || !content.pdf) return undefined
  const { start, end } = content.pdf
  // The type is fixed regardless of the bytes, so that a browser can't treat them as a page.
  const type = 'application/pdf'
  if (record.transferSyntax !== DEFLATED) return localBlob(source.blob.slice(start, end, type))
  // The offsets refer to the inflated file.
  const parsed = parseFile(new Uint8Array(await source.blob.arrayBuffer()))
  return parsed.ok ? new Blob([parsed.file.dataset.source.bytes.slice(start, end)], { type }) : undefined
}

const DEFLATED = '1.2.840.10008.1.2.1.99'
