import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import type { ParsedInstance } from './parse/ParsedInstance.ts'
import { parseDicom } from './parse/parseDicom.ts'
import { type DecodePicture, parsePicture } from './parse/parsePicture.ts'
import type { FileKind } from './recognize/recognizeFile.ts'

interface OpenFileParts {
  newId: () => string
  pool: Pick<DecoderPool, 'inspect'>
  decodePicture: DecodePicture
  /** A slide isn't an instance: it is read in tiles. */
  openSlide: (source: ByteSource) => Promise<Refusal | undefined>
  arrange: (parsed: ParsedInstance) => Promise<Refusal | undefined>
}

/** Opens one recognized file and arranges it; a refusal says why it isn't shown. */
export async function openFile(
  source: ByteSource,
  { kind, isFirst }: { kind: FileKind; isFirst: boolean },
  { newId, pool, decodePicture, openSlide, arrange }: OpenFileParts,
): Promise<Refusal | undefined> {
  if (kind === 'tiff' || kind === 'mirax') return openSlide(source)
  const parsed =
    kind === 'jpeg' || kind === 'png'
      ? await parsePicture(source, newId(), decodePicture)
      : await parseDicom(source, newId, { pool, isFirst })
  return 'reason' in parsed ? parsed : arrange(parsed)
}
