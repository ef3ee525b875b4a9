import type { PixelFormat } from '../../model/PixelFormat.ts'
import { DecodeError } from '../DecodeError.ts'
import { joinBytes } from '../native/joinBytes.ts'
import type { Samples } from '../Samples.ts'
import { bareCodestream, type CodestreamFacts, codestreamFacts } from './codestreamFacts.ts'
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
  const { components, precision } = facts
  const isByteSigned = facts.isSigned && precision <= 8
  const { info, bytes } = await codecs.decode(name, [isByteSigned ? asUnsigned(stream, facts) : stream])
  const elementSize = precision > 8 ? 2 : 1
  if (info.width !== facts.columns || bytes.length < facts.rows * facts.columns * components * elementSize)
    throw new DecodeError('broken', 'jpeg 2000')
  if (isByteSigned) lower(bytes, precision)
  return {
    rows: facts.rows,
    columns: facts.columns,
    samples: components,
    precision,
    values: precision > 8 ? new Uint16Array(bytes.buffer) : bytes,
    ...(facts.hasColorTransform && { color: 'rgb' }),
  }
}

/**
 * Both decoders write signed values of up to 8 bits as unsigned bytes, so that negative ones come out as 0. In a stream
 * that is declared as unsigned, all of them are raised by half their range (ISO 15444-1 G.1.2), so that they fit.
 */
function asUnsigned(stream: Uint8Array, { components, firstDepthAt }: CodestreamFacts): Uint8Array {
  const own = stream.slice()
  for (let i = 0; i < components; i++) own[firstDepthAt + i * 3] = (own[firstDepthAt + i * 3] as number) & 127
  return own
}

/** Lowers all values by half their range again; the bits above theirs are ignored. */
function lower(bytes: Uint8Array, precision: number): void {
  const raised = 1 << (precision - 1)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (bytes[i] as number) ^ raised
}
