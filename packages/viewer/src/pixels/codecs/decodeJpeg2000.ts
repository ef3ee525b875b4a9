import type { PixelFormat } from '../../model/PixelFormat.ts'
import { DecodeError } from '../DecodeError.ts'
import { joinBytes } from '../native/joinBytes.ts'
import type { Samples } from '../Samples.ts'
import { bareCodestream, codestreamFacts } from './codestreamFacts.ts'
import type { Codecs } from './createCodecs.ts'

/** JPEG 2000 and HTJ2K. Values are returned as bits; the DICOM header determines their sign. */
export async function decodeJpeg2000(
  codecs: Codecs,
  name: 'openjpeg' | 'openjph',
  fragments: readonly Uint8Array[],
  { rows, columns }: PixelFormat,
): Promise<Samples> {
  const stream = bareCodestream(joinBytes(fragments))
  const facts = codestreamFacts(stream)
  if (facts.precision > 16) throw new DecodeError('formatUnsupported', `jpeg 2000: ${facts.precision} bits`)
  // Checked before memory is allocated for what a damaged header claims.
  if (facts.rows < rows || facts.columns < columns || facts.rows * facts.columns > 4 * rows * columns + 65536)
    throw new DecodeError('broken', 'jpeg 2000: size')
  const { info, bytes } = await codecs.decode(name, [stream])
  const { components, precision } = facts
  const elementSize = precision > 8 ? 2 : 1
  if (info.width !== facts.columns || bytes.length < facts.rows * facts.columns * components * elementSize)
    throw new DecodeError('broken', 'jpeg 2000')
  return {
    rows: facts.rows,
    columns: facts.columns,
    samples: components,
    precision,
    values: precision > 8 ? new Uint16Array(bytes.buffer) : bytes,
    ...(facts.hasColorTransform && { color: 'rgb' }),
  }
}
