import { readDicomDir } from '../../dicom/readDicomDir.ts'
import type { ByteSource } from '../../model/ByteSource.ts'

/** Larger than any DICOMDIR. */
const SIZE_MAX = 32 * 1024 ** 2

/** The files named by a DICOMDIR; undefined if it isn't one. */
export async function parseDirectory({ blob }: ByteSource): Promise<readonly string[] | undefined> {
  if (blob.size > SIZE_MAX) return undefined
  const names = readDicomDir(new Uint8Array(await blob.arrayBuffer()))
  return names.length > 0 ? names : undefined
}
