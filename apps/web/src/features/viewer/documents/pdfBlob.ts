import { localBlob, type OpenInstance, parseFile } from '@pandok/viewer'

/** The PDF out of its DICOM file; undefined where it can't be read. */
export async function pdfBlob({ record, source }: OpenInstance): Promise<Blob | undefined> {
  const { content } = record
  if (content.kind !== 'document' || !content.pdf) return undefined
  const { start, end } = content.pdf
  // Its kind is said here, whatever the bytes are: a browser must not take them for a page.
  const type = 'application/pdf'
  if (record.transferSyntax !== DEFLATED) return localBlob(source.blob.slice(start, end, type))
  // Its places are places in what the file inflates to.
  const parsed = parseFile(new Uint8Array(await source.blob.arrayBuffer()))
  return parsed.ok ? new Blob([parsed.file.dataset.source.bytes.slice(start, end)], { type }) : undefined
}

const DEFLATED = '1.2.840.10008.1.2.1.99'
