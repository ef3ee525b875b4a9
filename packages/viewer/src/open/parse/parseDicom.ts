import type { ByteSource } from '../../model/ByteSource.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { DecoderPool } from '../../pixels/worker/createDecoderPool.ts'
import type { ParsedInstance } from './ParsedInstance.ts'

/**
 * Reads a DICOM file and decodes its first frame from the same bytes. The first file of all gets priority. If
 * decoding was terminated, only the header is read, so that the frame keeps its place among the others.
 */
export async function parseDicom(
  source: ByteSource,
  newId: () => string,
  { pool, isFirst }: { pool: Pick<DecoderPool, 'inspect'>; isFirst: boolean },
): Promise<ParsedInstance | Refusal> {
  const priority = isFirst ? 'visible' : 'rest'
  const outcome = await pool.inspect(source.blob, { decode: 'first', priority })
  if (!outcome.ok) {
    const { refusal } = outcome
    if (refusal.reason !== 'tooSlow') return refusal
    const again = await pool.inspect(source.blob, { decode: 'none', priority })
    return again.ok ? { instance: instanceOf(again.record, source, newId()), failure: refusal } : refusal
  }
  const { record, frame: decoded, failure } = outcome
  return { instance: instanceOf(record, source, newId()), decoded, failure }
}

/** A file without UIDs gets unique ones, so that it is never combined with others. */
function instanceOf(record: InstanceRecord, source: ByteSource, id: string): OpenInstance {
  if (!record.isUnidentified) return { id, record, source }
  const { study, series } = record
  return { id, source, record: { ...record, study: { ...study, uid: id }, series: { ...series, uid: id } } }
}
