import { readDicomDir } from '../../dicom/readDicomDir.ts'
import type { ByteSource } from '../../model/ByteSource.ts'

/** More than any disc's directory; what is larger isn't one. */
const SIZE_MAX = 32 * 1024 ** 2

/** The files that the directory of a disc names; undefined: it is no directory. */
export async function parseDirectory({ blob }: ByteSource): Promise<readonly string[] | undefined> {
  if (blob.size > SIZE_MAX) return undefined
  const names = readDicomDir(new Uint8Array(await blob.arrayBuffer()))
  return names.length > 0 ? names : undefined
}
