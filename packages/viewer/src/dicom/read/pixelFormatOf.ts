import { PHOTOMETRICS, type Photometric, type PixelFormat } from '../../model/PixelFormat.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { numberOf, stringOf } from '../parse/values.ts'
import { tags } from './tags.ts'

const T = tags(
  'Rows',
  'Columns',
  'SamplesPerPixel',
  'PhotometricInterpretation',
  'BitsAllocated',
  'BitsStored',
  'HighBit',
  'PixelRepresentation',
  'PlanarConfiguration',
  'FloatPixelData',
  'DoubleFloatPixelData',
)

/** The pixel format, or why the pixels can't be read. */
export function pixelFormatOf(dataset: ParsedDataset): PixelFormat | Refusal {
  const number = (tag: number) => numberOf(dataset, tag)
  const rows = number(T.Rows) ?? 0
  const columns = number(T.Columns) ?? 0
  if (rows < 1 || columns < 1) return { reason: 'broken', detail: 'rows or columns' }
  const samples = number(T.SamplesPerPixel) ?? 1
  const kind = kindOf(dataset)
  const bitsAllocated = kind === 'float' ? 32 : kind === 'double' ? 64 : (number(T.BitsAllocated) ?? 16)
  const photometric = photometricOf(dataset, samples)
  if (!photometric) return { reason: 'formatUnsupported', detail: 'photometric interpretation' }
  if (!isReadable(samples, bitsAllocated, photometric)) {
    return { reason: 'formatUnsupported', detail: `${samples} samples of ${bitsAllocated} bits` }
  }
  const bitsStored = number(T.BitsStored) ?? bitsAllocated
  return {
    rows,
    columns,
    samples,
    photometric,
    bitsAllocated,
    ...soundBits(bitsAllocated, bitsStored, number(T.HighBit)),
    isSigned: number(T.PixelRepresentation) === 1,
    planar: number(T.PlanarConfiguration) === 1 ? 1 : 0,
    kind,
  }
}

function kindOf({ elements }: ParsedDataset): PixelFormat['kind'] {
  if (elements.has(T.FloatPixelData)) return 'float'
  return elements.has(T.DoubleFloatPixelData) ? 'double' : 'integer'
}

/** Old files omit it: one sample then means gray, three mean RGB. */
function photometricOf(dataset: ParsedDataset, samples: number): Photometric | undefined {
  const said = stringOf(dataset, T.PhotometricInterpretation).toUpperCase()
  if (said === '') return samples === 3 ? 'RGB' : 'MONOCHROME2'
  return PHOTOMETRICS.find((known) => known === said)
}

function isReadable(samples: number, bits: number, photometric: Photometric): boolean {
  const isSingle = /^(?:MONOCHROME|PALETTE)/u.test(photometric)
  return (samples === 1 || samples === 3) && isSingle === (samples === 1) && [1, 8, 16, 32, 64].includes(bits)
}

/** If the stored bits don't fit the allocated ones, all allocated bits are used. */
function soundBits(allocated: number, stored: number, high = stored - 1) {
  const isSound = stored >= 1 && stored <= allocated && high >= stored - 1 && high < allocated
  if (isSound) return { bitsStored: stored, highBit: high }
  const bits = stored >= 1 && stored <= allocated ? stored : allocated
  return { bitsStored: bits, highBit: bits - 1 }
}
