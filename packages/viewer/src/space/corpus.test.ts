import { beforeAll, describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/index.ts'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { PlaneGeometry } from '../model/Geometry.ts'
import type { StackFrame } from '../model/Stack.ts'
import { decodeFrame } from '../pixels/index.ts'
import { nodeCodecs } from '../pixels/testkit/nodeCodecs.ts'
import { corpusFiles, readCorpusFile } from '../testkit/corpus.ts'
import { hasRealFiles, readRealFile, realFiles } from '../testkit/realFiles.ts'
import { createArrangement } from './arrange/createArrangement.ts'
import { imagePoint } from './plane/ImagePlane.ts'
import { shapeOf } from './testkit/makeVolume.ts'
import { createVolume, type Volume } from './volume/createVolume.ts'
import { createCrosshair, crosshairPlane, setSlab } from './volume/crosshair.ts'
import { reslice } from './volume/reslice.ts'

type Read = (path: string) => Uint8Array<ArrayBuffer>

async function arrangementOf(paths: readonly string[], readFile: Read) {
  const arrangement = createArrangement()
  const refused: string[] = []
  for (const path of paths) {
    const bytes = readFile(path)
    const read = readInstance(bytes)
    if (!read.ok) continue
    const refusal = await arrangement.add({
      id: path,
      record: read.record,
      source: { name: path, blob: new Blob([bytes]) },
    })
    if (refusal) refused.push(path)
  }
  const { patients } = arrangement.read()
  return {
    patients,
    refused,
    stacks: patients.flatMap(({ studies }) =>
      studies.flatMap(({ series }) => series.flatMap(({ stacks }) => stacks)),
    ),
  }
}

const codecs = nodeCodecs()

async function decoded({ instance, image, frame }: StackFrame, readFile: Read): Promise<DecodedFrame> {
  const file = readFile(instance.id)
  const bytes = frame.data.ranges.map(({ start, end }) => file.subarray(start, end))
  const { transferSyntax } = instance.record
  const encoded = {
    bytes,
    format: image.format,
    transferSyntax,
    ...(frame.padding && { padding: frame.padding }),
  }
  return decodeFrame(encoded, codecs)
}

function isAVolume(paths: readonly string[], readFile: Read): void {
  let volume: Volume

  beforeAll(async () => {
    const { stacks } = await arrangementOf(paths, readFile)
    expect(stacks.map(({ frames, remarks }) => [frames.length, remarks])).toEqual([[108, []]])
    const [stack] = stacks
    if (!stack) throw new Error('no stack')
    const shape = shapeOf(stack)
    volume = createVolume(shape, await Promise.all(shape.frames.map((frame) => decoded(frame, readFile))))
  })

  it('is a volume in HU from air to bone', () => {
    expect(volume.shape.unit).toBe('HU')
    expect(volume.min).toBeLessThan(-900)
    expect(volume.max).toBeGreaterThan(1000)
  })

  it('gives back each slice at its place', () => {
    const { columns, rows, rowSpacing, columnSpacing } = volume.shape
    for (const index of [0, 53, 107]) {
      const geometry = volume.shape.frames[index]?.frame.geometry as PlaneGeometry
      const { values } = reslice(volume, { geometry, columns, rows, spacing: [rowSpacing, columnSpacing] })
      const slope = volume.slopes[index] ?? 1
      const intercept = volume.intercepts[index] ?? 0
      expect(
        values.every((value, at) => value === (volume.values[index]?.[at] ?? 0) * slope + intercept),
      ).toBe(true)
    }
  })

  it('trap 40: seen from the front, the brightest point of each slice is as high in the picture as the slice in the head', () => {
    const crosshair = setSlab(createCrosshair(volume.shape, 'acquisition'), { thickness: 1000, mode: 'max' })
    const plane = crosshairPlane(crosshair, volume.shape, 'coronal')
    const { values } = reslice(volume, plane, crosshair.slab)
    for (const [index, { frame }] of volume.shape.frames.entries()) {
      const { y } = imagePoint(plane, frame.geometry?.position ?? [0, 0, 0])
      const row = Math.round(y - 0.5)
      // Between two slices the picture is a mixture of both.
      if (Math.abs(row + 0.5 - y) > 1e-3) continue
      const seen = Math.max(...values.subarray(row * plane.columns, (row + 1) * plane.columns))
      const stored = Array.from(volume.values[index] ?? []).reduce((a, b) => Math.max(a, b))
      expect(seen).toBeCloseTo(stored * (volume.slopes[index] ?? 1) + (volume.intercepts[index] ?? 0), 3)
    }
  })

  it('finds the very brightest value of all files in the projection along the slices', () => {
    const crosshair = setSlab(createCrosshair(volume.shape, 'acquisition'), { thickness: 1000, mode: 'max' })
    expect(reslice(volume, crosshairPlane(crosshair, volume.shape, 'axial'), crosshair.slab).max).toBe(
      volume.max,
    )
  })
}

describe('108 slices of JPEG-LS', () => {
  isAVolume(corpusFiles('made/volume'), readCorpusFile)
})

describe.skipIf(!hasRealFiles())('a real head beside the repository', () => {
  isAVolume(realFiles('ct-head-108'), readRealFile)
})

describe('all files of the corpus at once', () => {
  it('are arranged, each once, and none is lost', async () => {
    const paths = corpusFiles()
    const { patients, refused, stacks } = await arrangementOf(paths, readCorpusFile)
    const shown = stacks.flatMap(({ frames }) => frames.map(({ instance }) => instance.id))
    const beside = patients.flatMap(({ studies }) =>
      studies.flatMap(({ documents, slides, objects }) =>
        [...documents, ...objects, ...slides.flatMap(({ instances }) => instances)].map(({ id }) => id),
      ),
    )
    const readable = paths.filter((path) => readInstance(readCorpusFile(path)).ok)
    expect(new Set([...shown, ...beside, ...refused])).toEqual(new Set(readable))
    expect(new Set(stacks.map(({ id }) => id)).size).toBe(stacks.length)
    const frames = stacks.flatMap((stack) => stack.frames.map(({ id }) => id))
    expect(new Set(frames).size).toBe(frames.length)
  })
})
