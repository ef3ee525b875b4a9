import { describe, expect, it } from 'vitest'
import { readInstance } from '../../dicom/read/readInstance.ts'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { decodeRealFrame } from '../../pixels/testkit/decodeRealFrame.ts'
import { corpusFiles, readCorpusFile } from '../../testkit/corpus.ts'
import { hasTools } from '../../testkit/judge.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { type PaintedPicture, paintedBy } from '../../testkit/paintedBy.ts'
import { windowOf } from '../gray/windowOf.ts'
import { renderPixels } from './cpu/renderPixels.ts'
import { paintImageOf } from './PaintTask.ts'

const hasJudge = hasTools(['dcm2pnm', 'dcmj2pnm', 'dcml2pnm'], ['dcmtk'])

/** What dcmtk can decode, by the end of the transfer syntax. Nobody but us reads JPEG 2000 there. */
const JPEG = /\.4\.(?:50|51|53|55|57|70)$/u
const JPEG_LS = /\.4\.8[01]$/u
const NATIVE = /^1\.2\.840\.10008\.1\.2(?:\.1|\.2|\.1\.99|\.5)?$/u

function toolFor(transferSyntax: string): string | undefined {
  if (NATIVE.test(transferSyntax)) return 'dcm2pnm'
  if (JPEG.test(transferSyntax)) return 'dcmj2pnm'
  return JPEG_LS.test(transferSyntax) ? 'dcml2pnm' : undefined
}

function frameOf(bytes: Uint8Array): StackFrame | undefined {
  const read = readInstance(bytes)
  if (!read.ok || read.record.content.kind !== 'image') return undefined
  const { content } = read.record
  const [frame] = content.frames
  const instance = { id: 'a', record: read.record, source: { name: '', blob: new Blob([]) } }
  return frame && { id: 'a#1', instance, image: content, frame }
}

/** By our painter, pixel for pixel, under a window or that of the file. Overlays, shutters and padding are dcmtk's own affair and left out. */
function ours(
  frame: StackFrame,
  decoded: DecodedFrame,
  window?: { center: number; width: number },
): PaintedPicture {
  const { shutter: _, padding: __, ...rest } = frame.frame
  const bare: StackFrame = { ...frame, frame: { ...rest, overlays: [] } }
  const voi = window
    ? ({ kind: 'window', function: 'LINEAR', ...window } as const)
    : ({ kind: 'auto' } as const)
  const { columns, rows } = decoded
  const rgba = renderPixels(
    {
      image: paintImageOf(bare, decoded),
      appearance: windowOf(bare, decoded, voi),
      isInverted: false,
      isSmooth: false,
      matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
    },
    columns,
    rows,
  )
  const { samples } = decoded
  const values = Uint8Array.from({ length: columns * rows * samples }, (_v, index) =>
    samples === 1 ? (rgba[index * 4] ?? 0) : (rgba[Math.floor(index / 3) * 4 + (index % 3)] ?? 0),
  )
  return { columns, rows, samples, values }
}

/** A window as a reader would choose it: the middle half of what there is, in whole numbers. */
function windowFor(
  frame: StackFrame,
  { min, max }: DecodedFrame,
): { center: number; width: number } | undefined {
  const { modality } = frame.frame
  if (modality.kind === 'table') return undefined
  const [low, high] = [min, max].map((stored) => stored * modality.slope + modality.intercept) as [
    number,
    number,
  ]
  const width = Math.round(Math.abs(high - low) / 2)
  return width < 2 ? undefined : { center: Math.round((low + high) / 2), width }
}

const farthest = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? Number.NaN))), 0)

interface Compared {
  path: string
  difference: number
  levels: number
}

async function compare(path: string): Promise<Compared | undefined> {
  const bytes = readCorpusFile(path)
  const frame = frameOf(bytes)
  const tool = frame && toolFor(frame.instance.record.transferSyntax)
  if (!frame || !tool) return undefined
  const decoded = await decodeRealFrame(bytes).catch(() => undefined)
  if (!decoded) return undefined
  const window = decoded.samples === 1 ? windowFor(frame, decoded) : undefined
  if (decoded.samples === 1 && !window) return undefined
  const options = window ? ['+Ww', String(window.center), String(window.width)] : []
  const theirs = paintedBy(tool, ['-O', ...options], bytes)
  if (!theirs) return undefined
  const mine = ours(frame, decoded, window)
  const isAlike =
    mine.columns === theirs.columns && mine.rows === theirs.rows && mine.samples === theirs.samples
  const difference = isAlike ? farthest(mine.values, theirs.values) : Number.NaN
  return { path, difference, levels: new Set(theirs.values).size }
}

/** What painting depends on; `npm test` looks at one small file of each kind, `npm run test:full` at all of them. */
function kindOf({ image, frame }: StackFrame): string {
  const { format } = image
  const rescale = frame.modality.kind === 'rescale' ? Math.sign(frame.modality.intercept) : 'table'
  const { photometric, bitsAllocated, isSigned } = format
  return [photometric, bitsAllocated, isSigned, image.isInverted, rescale].join(' ')
}

/** Bytes. */
const ENOUGH = 20_000

function chosenFiles(): string[] {
  // Frames of slides are tiles, which nobody windows.
  const all = corpusFiles().filter((path) => !path.startsWith('wsi/'))
  if (process.env['PANDOK_TEST_SCOPE'] === 'full') return all
  const chosen = new Map<string, { path: string; cost: number }>()
  for (const path of all) {
    const bytes = readCorpusFile(path)
    const frame = frameOf(bytes)
    const kind = frame && toolFor(frame.instance.record.transferSyntax) ? kindOf(frame) : undefined
    if (kind === undefined) continue
    // The smallest ones are of a few pixels, which say little.
    const cost = bytes.length < ENOUGH ? ENOUGH ** 2 - bytes.length : bytes.length
    if (cost < (chosen.get(kind)?.cost ?? Number.POSITIVE_INFINITY)) chosen.set(kind, { path, cost })
  }
  return [...chosen.values()].map(({ path }) => path)
}

/** dcmtk rounds colors of a partial range once more on their way. */
const withinOf = (path: string) => (path.startsWith('made/ybr-partial') ? 2 : 1)

interface Ramp {
  /** Of the modality, as a fraction. */
  slope: readonly [over: bigint, under: bigint]
  intercept: bigint
  center: bigint
  width: bigint
  by: 'LINEAR' | 'LINEAR_EXACT'
}

const SIDE = 64
const STORED = Uint16Array.from({ length: SIDE * SIDE }, (_, index) => index)

const rampFile = ({ slope, intercept, center, width, by }: Ramp) =>
  makeDicom({
    Rows: SIDE,
    Columns: SIDE,
    BitsAllocated: 16,
    BitsStored: 12,
    HighBit: 11,
    PixelRepresentation: 0,
    PixelData: STORED,
    RescaleSlope: Number(slope[0]) / Number(slope[1]),
    RescaleIntercept: Number(intercept),
    WindowCenter: Number(center),
    WindowWidth: Number(width),
    VOILUTFunction: by,
  })

/** For whole numbers of any sign. */
const floored = (over: bigint, under: bigint): bigint => over / under - (over % under < 0n ? 1n : 0n)

/**
 * The formulas of PS3.3 C.11.2.1.2.1 and C.11.2.1.3.2 in fractions, without any rounding on the way: a modality value
 * `over / under` is the level 255 · (2 · value − 2 · center + width) / (2 · (width − 1)), or over 2 · width if exact.
 */
function levelOf([over, under]: readonly [bigint, bigint], { center, width, by }: Ramp, isFloored: boolean) {
  const above = 255n * (2n * over + under * (width - 2n * center))
  const below = 2n * under * (by === 'LINEAR' ? width - 1n : width)
  const level = isFloored ? floored(above, below) : floored(2n * above + below, 2n * below)
  return Number(level < 0n ? 0n : level > 255n ? 255n : level)
}

describe('the painted picture, by fractions', () => {
  const ramp = { intercept: -100n, center: 600n, width: 200n, by: 'LINEAR' } as const
  const RAMPS: [string, Ramp][] = [
    ['slope of 0.37', { ...ramp, slope: [37n, 100n] }],
    ['slope of 1/2 and a narrow window', { ...ramp, slope: [1n, 2n], width: 150n }],
    ['slope of 3/2', { ...ramp, slope: [3n, 2n] }],
    ['exact window', { ...ramp, slope: [1n, 1n], by: 'LINEAR_EXACT' }],
    ['narrow exact window', { ...ramp, slope: [1n, 1n], width: 64n, by: 'LINEAR_EXACT' }],
  ]
  const modalityValueOf = (stored: number, { slope: [over, under], intercept }: Ramp) =>
    [BigInt(stored) * over + intercept * under, under] as const

  it.each(RAMPS)('under a %s has the level of the standard in every pixel, rounded once', async (_, own) => {
    const file = rampFile(own)
    const frame = frameOf(file)
    if (!frame) throw new Error('no image')
    const { values } = ours(frame, await decodeRealFrame(file))
    expect(values).toEqual(
      Uint8Array.from(STORED, (stored) => levelOf(modalityValueOf(stored, own), own, false)),
    )
    expect(new Set(values).size).toBeGreaterThan(60)
  })

  // So dcmtk may be farther than 1 from ours, and is then farther from the standard: it cuts modality values and levels
  // off to whole numbers, and takes an exact window for a plain one.
  it.runIf(hasJudge).each(RAMPS)(
    'under a %s is another one with dcmtk, which cuts off what it computes',
    (_, own) => {
      const theirs = paintedBy('dcm2pnm', ['-O', '+Wi', '1'], rampFile(own))?.values
      const plain = { ...own, by: 'LINEAR' } as const
      const cutOff = (stored: number) => {
        const [over, under] = modalityValueOf(stored, own)
        return levelOf([over / under, 1n], plain, true)
      }
      expect(theirs).toEqual(Uint8Array.from(STORED, cutOff))
      const exact = Uint8Array.from(STORED, (stored) => levelOf(modalityValueOf(stored, own), own, false))
      expect(farthest(exact, theirs ?? new Uint8Array())).toBeGreaterThan(0)
    },
  )
})

describe.runIf(hasJudge)('the painted picture', () => {
  it('is as dcmtk paints the same file under the same window, to 1 of 255, wherever dcmtk can', async () => {
    const compared: Compared[] = []
    for (const path of chosenFiles()) {
      const one = await compare(path)
      if (one) compared.push(one)
    }
    expect(compared.filter(({ path, difference }) => !(difference <= withinOf(path)))).toEqual([])
    expect(compared.filter(({ levels }) => levels > 100).length).toBeGreaterThan(5)
  }, 600_000)
})
