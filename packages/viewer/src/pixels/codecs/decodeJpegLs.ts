import { DecodeError } from '../DecodeError.ts'
import { interleave } from '../native/interleave.ts'
import type { Samples } from '../Samples.ts'
import type { Codecs } from './createCodecs.ts'
import { beginsStream, endedStream } from './endedStream.ts'
import { withOldThresholds } from './withOldThresholds.ts'

export async function decodeJpegLs(codecs: Codecs, fragments: readonly Uint8Array[]): Promise<Samples> {
  const { isWhole, stream } = endedStream(fragments)
  const { info, bytes, interleaveMode } = await codecs.decode('charls', stream).catch((error: unknown) => {
    if (!beginsStream(fragments)) throw error
    if (!isWhole) throw new DecodeError('truncated', 'jpeg-ls')
    const older = withOldThresholds(fragments)
    if (!older) throw error
    return codecs.decode('charls', [older])
  })
  const { width, height, bitsPerSample, componentCount } = info
  const elementSize = bitsPerSample > 8 ? 2 : 1
  const requested = width * height * componentCount * elementSize
  if (requested === 0 || bytes.length < requested) throw new DecodeError('broken', 'jpeg-ls')
  const values =
    bitsPerSample > 8 ? new Uint16Array(bytes.buffer, 0, requested / 2) : bytes.subarray(0, requested)
  return {
    rows: height,
    columns: width,
    samples: componentCount,
    precision: bitsPerSample,
    values: componentCount > 1 && interleaveMode === 0 ? interleave(values, componentCount) : values,
  }
}
