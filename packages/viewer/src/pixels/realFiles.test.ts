import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/index.ts'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import { hasRealFiles, readRealFile, realFiles } from '../testkit/realFiles.ts'
import { decodeFrame } from './decodeFrame.ts'
import reference from './reference.json' with { type: 'json' }
import { decodeRealFrame } from './testkit/decodeRealFrame.ts'
import { nodeCodecs } from './testkit/nodeCodecs.ts'
import { readPixels } from './testkit/readPixels.ts'

interface FrameReference {
  frame: number
  sha256: string
  min: number
  max: number
  sum: number
}

const REFERENCE = reference as Record<string, { by: string; frames: FrameReference[] }>

/** As in the reference: RGB as bytes, whole numbers as 32 bits, whatever type holds them. */
function hashOf({ samples, values }: DecodedFrame): string {
  const isPlain = samples === 3 || values instanceof Float32Array || values instanceof Float64Array
  const plain = isPlain ? values : Int32Array.from(values)
  return createHash('sha256')
    .update(new Uint8Array(plain.buffer, plain.byteOffset, plain.byteLength))
    .digest('hex')
}

function sumOf({ values }: DecodedFrame): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

function modalityValues(path: string, { values }: DecodedFrame): Float64Array {
  const result = readInstance(readRealFile(path))
  const content = result.ok ? result.record.content : undefined
  const modality = content?.kind === 'image' ? content.frames[0]?.modality : undefined
  if (modality?.kind !== 'rescale') throw new Error(path)
  return Float64Array.from(values, (value) => value * modality.slope + modality.intercept)
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

describe.skipIf(!hasRealFiles())('real files', () => {
  for (const [path, { by, frames }] of Object.entries(REFERENCE)) {
    it(`${path} decodes as ${by} does`, async () => {
      const bytes = readRealFile(path)
      for (const expected of frames) {
        const frame = await decodeRealFrame(bytes, expected.frame)
        if (frame.samples === 1) expect([frame.min, frame.max]).toEqual([expected.min, expected.max])
        expect(sumOf(frame)).toBe(expected.sum)
        expect(hashOf(frame)).toBe(expected.sha256)
      }
    })
  }

  it('a stream that says nothing of its colours, or too little, has those of the header', async () => {
    const whole = await decodeRealFrame(readRealFile('pydicom/test_files/SC_rgb_jpeg_dcmd.dcm'))
    const short = await decodeRealFrame(readRealFile('pydicom/test_files/SC_rgb_jpeg.dcm'))
    expect(hashOf(short)).toBe(hashOf(whole))
  })

  it('a stream whose head was written over is refused with a reason, not shown as noise', async () => {
    const path = 'pydicom/test_files/JPEG2000-embedded-sequence-delimiter.dcm'
    await expect(decodeRealFrame(readRealFile(path))).rejects.toMatchObject({ reason: 'broken' })
  })

  it('trap 5: fragments of a frame without an offset table are put together', async () => {
    const path = 'cs3d/CT0012.fragmented_no_bot_jpeg_baseline.51.dcm'
    const pixels = readPixels(readRealFile(path))
    expect(pixels.map(({ bytes }) => bytes.length > 1)).toEqual([true, true])
  })

  it('500 frames of JPEG-LS need no more memory than 20', async () => {
    const codecs = nodeCodecs()
    const [frame] = readPixels(readRealFile('pydicom/test_files/MR_small_jpeg_ls_lossless.dcm'))
    if (!frame) throw new Error('no frame')
    for (let i = 0; i < 20; i++) await decodeFrame(frame, codecs)
    const before = await codecs.memoryOf('charls')
    for (let i = 0; i < 480; i++) await decodeFrame(frame, codecs)
    expect(await codecs.memoryOf('charls')).toBe(before)
  })

  it('one slice in every transfer syntax is the same slice', async () => {
    const original = modalityValues(
      'cs3d/CTImage.dcm',
      await decodeRealFrame(readRealFile('cs3d/CTImage.dcm')),
    )
    const files = realFiles('cs3d').filter((path) => path.includes('CTImage.dcm_'))
    expect(files).toHaveLength(15)
    for (const path of files) {
      const syntax = /\.(\d+)\.dcm$/.exec(path)?.[1] ?? ''
      const values = modalityValues(path, await decodeRealFrame(readRealFile(path)))
      const errors = values.map((value, i) => Math.abs(value - (original[i] as number)))
      const largest = errors.reduce((max, error) => Math.max(max, error), 0)
      const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
      const [most, usual] = LOSSY[syntax] ?? [0, 0]
      expect([path, largest <= most, mean <= usual]).toEqual([path, true, true])
    }
  })
})
