import { parseFile, readInstance } from '../../dicom/index.ts'
import type { Codecs } from '../codecs/createCodecs.ts'
import { codecOf } from '../codingOf.ts'
import { DecodeError } from '../DecodeError.ts'
import { decodeFrame, type EncodedFrame } from '../decodeFrame.ts'
import type { DecodeJob, DecodeOutcome, FrameSource, InspectOutcome } from './DecodeJob.ts'
import { frameSourceOf } from './frameSourceOf.ts'

/**
 * `onDecoding` is called with the number of samples before decoding, during which the thread doesn't respond.
 */
export type JobHandler = (
  job: DecodeJob,
  onDecoding?: (samples: number) => void,
) => Promise<InspectOutcome | DecodeOutcome>

function encodedFrame(source: FrameSource, bytes: readonly Uint8Array[]): EncodedFrame {
  const { data, format, transferSyntax, palette, padding } = source
  return {
    bytes,
    format,
    transferSyntax,
    isOwn: true,
    ...(palette && { palette }),
    ...(padding && { padding }),
    ...(data.firstBit !== undefined && { firstBit: data.firstBit }),
    ...(data.isSwapped && { isSwapped: true }),
  }
}

/** The bytes to which a frame's ranges refer: those of the file, or of its inflated content. */
function bodyOf(file: Uint8Array, isDeflated: boolean): Uint8Array {
  if (!isDeflated) return file
  const parsed = parseFile(file)
  if (!parsed.ok) throw new DecodeError(parsed.refusal.reason, parsed.refusal.detail ?? '')
  return parsed.file.dataset.source.bytes
}

const cut = (body: Uint8Array, { data }: FrameSource): Uint8Array[] =>
  data.ranges.map(({ start, end }) => body.subarray(start, end))

/** `size` is read once, because the browser goes to the disk for it every time. */
const bytesOf = async (blob: Blob, size = blob.size): Promise<Uint8Array> => {
  if (size > LARGEST) throw new DecodeError('tooLarge', 'file')
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch {
    // The file was moved, changed or unplugged since it was dropped.
    throw new DecodeError('unreadable', 'blob')
  }
}

/** Reads only the frame's own bytes; for a deflated file, everything. */
async function readFragments(blob: Blob, source: FrameSource): Promise<Uint8Array[]> {
  if (source.isDeflated) return cut(bodyOf(await bytesOf(blob), true), source)
  const { ranges } = source.data
  const [first] = ranges
  const last = ranges.at(-1)
  if (!first || !last) throw new DecodeError('noPixelData', 'no ranges')
  // Fragments are contiguous, so one read covers all of them.
  const whole = await bytesOf(blob.slice(first.start, last.end))
  return ranges.map(({ start, end }) => whole.subarray(start - first.start, end - first.start))
}

const refused = (error: unknown): DecodeOutcome & { ok: false } =>
  error instanceof DecodeError
    ? { ok: false, refusal: { reason: error.reason, detail: error.message } }
    : { ok: false, refusal: { reason: 'broken', detail: error instanceof Error ? error.name : 'decoder' } }

/** What fits into one buffer in every browser. */
const LARGEST = 2 ** 31 - 1
const LARGE = 32 * 1024 * 1024
const HEAD = 1024 * 1024

/** The work of a decoding worker, callable without one. Never throws. */
export function createJobHandler(codecs: Codecs): JobHandler {
  async function decode(frame: EncodedFrame, onDecoding: (samples: number) => void): Promise<DecodeOutcome> {
    const { format, transferSyntax } = frame
    try {
      const codec = codecOf(transferSyntax)
      // Loading the decoder depends on the network and must not count against the frame's time.
      if (codec) await codecs.load(codec)
      onDecoding(format.rows * format.columns * format.samples)
      return { ok: true, frame: await decodeFrame(frame, codecs) }
    } catch (error) {
      return refused(error)
    }
  }

  async function inspect(
    blob: Blob,
    mode: 'first' | 'none',
    onDecoding: (samples: number) => void,
  ): Promise<InspectOutcome> {
    const { size } = blob
    if (size === 0) return { ok: false, refusal: { reason: 'empty' } }
    if (size > LARGE) {
      // A slide of gigabytes is identified by its head; its tiles are read elsewhere.
      const head = readInstance(await bytesOf(blob.slice(0, HEAD)))
      if (head.ok && head.record.content.kind === 'slide') return head
    }
    const file = await bytesOf(blob, size)
    const result = readInstance(file)
    if (!result.ok) return result
    const { record } = result
    const { content } = record
    const first = content.kind === 'image' ? content.frames[0] : undefined
    if (mode === 'none' || content.kind !== 'image' || !first) return { ok: true, record }
    const source = frameSourceOf(content, first, record.transferSyntax)
    const outcome = await decode(
      encodedFrame(source, cut(bodyOf(file, content.isDeflated), source)),
      onDecoding,
    )
    return outcome.ok
      ? { ok: true, record, frame: outcome.frame }
      : { ok: true, record, failure: outcome.refusal }
  }

  return async (job, onDecoding = () => {}) => {
    try {
      switch (job.kind) {
        case 'inspect':
          return await inspect(job.blob, job.decode, onDecoding)
        case 'decode':
          return await decode(encodedFrame(job.source, await readFragments(job.blob, job.source)), onDecoding)
        case 'decodeBytes':
          return await decode(job.frame, onDecoding)
      }
    } catch (error) {
      return refused(error)
    }
  }
}
