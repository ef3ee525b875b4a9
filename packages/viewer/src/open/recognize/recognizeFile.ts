/**
 * The type of a file by its first bytes; `unknown` may still be DICOM without a preamble. `mirax` is several
 * files, detected by their names.
 */
export type FileKind = 'empty' | 'archive' | 'tiff' | 'jpeg' | 'png' | 'dicom' | 'mirax' | 'unknown'

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte)

export async function recognizeFile(blob: Blob): Promise<FileKind> {
  if (blob.size === 0) return 'empty'
  const head = new Uint8Array(await blob.slice(0, 132).arrayBuffer())
  if (begins(head.subarray(128), 0x44, 0x49, 0x43, 0x4d)) return 'dicom'
  if (begins(head, 0x50, 0x4b, 3, 4) || begins(head, 0x50, 0x4b, 5, 6)) return 'archive'
  // 42 is classic TIFF, 43 is BigTIFF for files above 4 GB.
  if (begins(head, 0x49, 0x49, 42, 0) || begins(head, 0x49, 0x49, 43, 0)) return 'tiff'
  if (begins(head, 0x4d, 0x4d, 0, 42) || begins(head, 0x4d, 0x4d, 0, 43)) return 'tiff'
  if (begins(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  return begins(head, 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) ? 'png' : 'unknown'
}
