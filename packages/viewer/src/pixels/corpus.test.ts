import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/index.ts'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import {
  corpusFiles,
  corpusReferences,
  type Reference,
  type References,
  readCorpusFile,
} from '../testkit/corpus.ts'
import { hasRealFiles, readRealFile } from '../testkit/realFiles.ts'
import { decodeFrame } from './decodeFrame.ts'
import referenceBeside from './reference.json' with { type: 'json' }
import { decodeRealFrame } from './testkit/decodeRealFrame.ts'
import { nodeCodecs } from './testkit/nodeCodecs.ts'
import { readPixels } from './testkit/readPixels.ts'

/** As in the reference: RGB as bytes, whole numbers as 32 bits, whatever type holds them. */
function hashOf({ samples, values }: DecodedFrame): string {
  const isPlain = samples === 3 || values instanceof Float32Array || values instanceof Float64Array
  const plain = isPlain ? values : new Int32Array(values)
  return createHash('sha256')
    .update(new Uint8Array(plain.buffer, plain.byteOffset, plain.byteLength))
    .digest('hex')
}

function sumOf({ values }: DecodedFrame): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] as number
  return sum
}

function farthest({ values }: DecodedFrame, others: Int32Array): number {
  expect(values).toHaveLength(others.length)
  return others.reduce((most, other, i) => Math.max(most, Math.abs(other - (values[i] as number))), 0)
}

function modalityValues(path: string, { values }: DecodedFrame): Float64Array {
  const result = readInstance(readCorpusFile(path))
  const content = result.ok ? result.record.content : undefined
  const modality = content?.kind === 'image' ? content.frames[0]?.modality : undefined
  if (modality?.kind !== 'rescale') throw new Error(path)
  const { slope, intercept } = modality
  return new Float64Array(values).map((value) => value * slope + intercept)
}

/**
 * What the lossy coders have changed of the slice, as measured: largest and mean difference in HU. The DCT files were
 * also rescaled to 12 and 8 bits before they were coded (1.1 and 17 HU a step).
 */
const LOSSY: Record<string, [number, number]> = {
  '91': [5, 0.6],
  '81': [1, 0.7],
  '51': [36, 3.9],
  '53': [36, 3.9],
  '55': [36, 3.9],
  '50': [65, 19.9],
}

/** One slice in many transfer syntaxes. */
const SLICE = 'cs3d/CTImage.dcm'
/** What has been decoded of them already. */
const slices = new Map<string, DecodedFrame>()
const decodedSlice = async (path: string) => slices.get(path) ?? decodeRealFrame(readCorpusFile(path))

type Read = (path: string) => Uint8Array<ArrayBuffer>

async function expectAsOthersDo(path: string, { frames }: Reference, read: Read): Promise<void> {
  const bytes = read(path)
  for (const expected of frames) {
    const frame = await decodeRealFrame(bytes, expected.frame)
    if (path.startsWith(SLICE)) slices.set(path, frame)
    if ('raw' in expected) {
      expect(farthest(frame, new Int32Array(read(expected.raw).buffer))).toBeLessThanOrEqual(expected.within)
      continue
    }
    if (frame.samples === 1) expect([frame.min, frame.max], path).toEqual([expected.min, expected.max])
    expect(sumOf(frame), path).toBe(expected.sum)
    expect(hashOf(frame), path).toBe(expected.sha256)
  }
}

describe.skipIf(!hasRealFiles())('files beside the repository', () => {
  it.each(['ct-head-108', 'debian', 'wsi'])('of %s decode as others do', async (folder) => {
    const references = Object.entries(referenceBeside as References).filter(([path]) =>
      path.startsWith(folder),
    )
    expect(references.length).toBeGreaterThan(0)
    for (const [path, reference] of references) await expectAsOthersDo(path, reference, readRealFile)
  })
})

describe('the corpus', () => {
  it.each(
    Object.entries(corpusReferences()).map(([path, reference]) => [path, reference.by, reference] as const),
  )('%s decodes as %s does', (path, _, reference) => expectAsOthersDo(path, reference, readCorpusFile))

  it('a stream that says nothing of its colors, or too little, has those of the header', async () => {
    const whole = await decodeRealFrame(readCorpusFile('pydicom/test_files/SC_rgb_jpeg_dcmd.dcm'))
    const short = await decodeRealFrame(readCorpusFile('pydicom/test_files/SC_rgb_jpeg.dcm'))
    expect(hashOf(short)).toBe(hashOf(whole))
  })

  it('a stream whose head was written over is refused with a reason, not shown as noise', async () => {
    const path = 'pydicom/test_files/JPEG2000-embedded-sequence-delimiter.dcm'
    await expect(decodeRealFrame(readCorpusFile(path))).rejects.toMatchObject({ reason: 'broken' })
  })

  it('trap 5: fragments of a frame without an offset table are put together', async () => {
    const path = 'cs3d/CT0012.fragmented_no_bot_jpeg_baseline.51.dcm'
    const pixels = readPixels(readCorpusFile(path))
    expect(pixels.map(({ bytes }) => bytes.length > 1)).toEqual([true, true])
  })

  it('500 frames of JPEG-LS need no more memory than 20', async () => {
    const codecs = nodeCodecs()
    const [frame] = readPixels(readCorpusFile('pydicom/test_files/MR_small_jpeg_ls_lossless.dcm'))
    if (!frame) throw new Error('no frame')
    for (let i = 0; i < 20; i++) await decodeFrame(frame, codecs)
    const before = await codecs.memoryOf('charls')
    for (let i = 0; i < 480; i++) await decodeFrame(frame, codecs)
    expect(await codecs.memoryOf('charls')).toBe(before)
  })

  it('one slice in every transfer syntax is the same slice', async () => {
    const original = modalityValues('cs3d/CTImage.dcm', await decodedSlice('cs3d/CTImage.dcm'))
    const files = corpusFiles('cs3d').filter((path) => path.includes('CTImage.dcm_'))
    expect(files).toHaveLength(15)
    for (const path of files) {
      const syntax = /\.(\d+)\.dcm$/.exec(path)?.[1] ?? ''
      const values = modalityValues(path, await decodedSlice(path))
      let [largest, sum] = [0, 0]
      for (let i = 0; i < values.length; i++) {
        const error = Math.abs((values[i] as number) - (original[i] as number))
        sum += error
        if (error > largest) largest = error
      }
      const [most, usual] = LOSSY[syntax] ?? [0, 0]
      expect([path, largest <= most, sum / values.length <= usual]).toEqual([path, true, true])
    }
  })
})
