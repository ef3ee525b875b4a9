import type { StackFrame } from '../../model/Stack.ts'
import type { DecoderPool, JobPriority } from '../../pixels/worker/createDecoderPool.ts'
import type { DecodeOutcome } from '../../pixels/worker/DecodeJob.ts'
import { frameSourceOf } from '../../pixels/worker/frameSourceOf.ts'
import { type DecodePicture, PICTURE } from '../parse/parsePicture.ts'

export interface DecodeParts {
  pool: Pick<DecoderPool, 'decode'>
  decodePicture: DecodePicture
}

/** Frames up to these ranks of a request are visible, or about to be. */
const [VISIBLE, NEAR] = [4, 24]

const priorityOf = (rank: number): JobPriority => (rank < VISIBLE ? 'visible' : rank < NEAR ? 'near' : 'rest')

/** Decodes the pixels of a frame from its file, also again after they were evicted. */
export async function decodeStackFrame(
  { image, frame, instance: { record, source } }: StackFrame,
  { rank, signal }: { rank: number; signal: AbortSignal },
  { pool, decodePicture }: DecodeParts,
): Promise<DecodeOutcome> {
  if (record.transferSyntax === PICTURE) {
    const decoded = await decodePicture(source.blob)
    return 'reason' in decoded ? { ok: false, refusal: decoded } : { ok: true, frame: decoded }
  }
  const content = frameSourceOf(image, frame, record.transferSyntax)
  return pool.decode(source.blob, content, { priority: priorityOf(rank), signal })
}
