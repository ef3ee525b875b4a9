import type { ByteSource } from '../../model/ByteSource.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { DecoderPool } from '../../pixels/worker/createDecoderPool.ts'
import type { ParsedInstance } from './ParsedInstance.ts'

/** Reads a DICOM file and decodes its first frame from the same bytes. The first file of all is waited for. */
export async function parseDicom(
  source: ByteSource,
  newId: () => string,
  { pool, isFirst }: { pool: Pick<DecoderPool, 'inspect'>; isFirst: boolean },
): Promise<ParsedInstance | Refusal> {
  const priority = isFirst ? 'visible' : 'rest'
  const outcome = await pool.inspect(source.blob, { decode: 'first', priority })
  if (!outcome.ok) return outcome.refusal
  const { record, frame: decoded, failure } = outcome
  return { instance: { id: newId(), record, source }, decoded, failure }
}
