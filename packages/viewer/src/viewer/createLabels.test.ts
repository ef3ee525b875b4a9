import { describe, expect, it, vi } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import type { Vector } from '../model/Geometry.ts'
import type { SegmentationContent } from '../model/Labels.ts'
import type { OpenInstance } from '../model/Stack.ts'
import { nodeCodecs } from '../pixels/testkit/nodeCodecs.ts'
import { createJobHandler } from '../pixels/worker/createJobHandler.ts'
import type { DecodeOutcome } from '../pixels/worker/DecodeJob.ts'
import { createArrangement } from '../space/arrange/createArrangement.ts'
import { type InstanceOptions, makeInstance, makeSlices } from '../space/testkit/makeInstance.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { makeRegistration } from '../testkit/makeRegistration.ts'
import { createLabels } from './createLabels.ts'
import { createStudyIndex } from './createStudyIndex.ts'

const NO_SLIDES = { seriesOf: () => undefined }
const handler = createJobHandler(nodeCodecs())
const CT = ['17106', '17136', '17166', '17196'].map(
  (name) => `pydicom/test_files/dicomdirtests/77654033/CT2/${name}`,
)

async function opened(segmentation: string) {
  const arrangement = createArrangement()
  for (const path of [...CT, segmentation]) {
    const bytes = readCorpusFile(path)
    const read = readInstance(bytes)
    if (!read.ok) throw new Error(read.refusal.reason)
    await arrangement.add({ id: path, record: read.record, source: { name: path, blob: new Blob([bytes]) } })
  }
  const studies = createStudyIndex()
  studies.show(arrangement.read())
  const labels = createLabels({
    studies,
    slides: NO_SLIDES,
    pool: { decode: (blob, source) => handler({ kind: 'decode', blob, source }) as Promise<DecodeOutcome> },
  })
  const [stack] = studies
    .read()
    .patients.flatMap((patient) =>
      patient.studies.flatMap((study) => study.series.flatMap(({ stacks }) => stacks)),
    )
  if (!stack) throw new Error('no stack')
  return { labels, stack, studies, id: segmentation }
}

const SQUARE = { rows: 16, columns: 16 }

describe('labels', () => {
  it('V40 are on each image that they belong to, once they are asked for, with their volume', async () => {
    const { labels, stack, id } = await opened('highdicom/seg_image_ct_binary.dcm')
    const count = () => stack.frames.map((_, index) => labels.on(stack, index).masks.length)
    expect(count()).toEqual([0, 0, 0, 0])
    labels.toggle(id)
    await vi.waitFor(() => expect(labels.read().shown.get(id)?.state).toBe('ready'))
    expect(count().reduce((sum, one) => sum + one, 0)).toBe(3)
    expect(labels.read().shown.get(id)?.volumes.get(1)).toBeGreaterThan(0)
  })

  it('go out by one key, one by one, and altogether', async () => {
    const { labels, stack, id } = await opened('highdicom/seg_image_ct_binary_overlap.dcm')
    const shown = () =>
      stack.frames.flatMap((_, index) => labels.on(stack, index).masks.map(({ mask }) => mask.label))
    labels.toggle(id)
    await vi.waitFor(() => expect(labels.read().shown.get(id)?.state).toBe('ready'))
    const all = shown()
    expect(new Set(all).size).toBeGreaterThan(1)
    labels.toggleAll()
    expect(shown()).toEqual([])
    labels.toggleAll()
    labels.toggleLabel(id, 1)
    expect(shown()).toEqual(all.filter((label) => label !== 1))
    labels.toggleLabel(id, 1)
    expect(shown()).toEqual(all)
    labels.toggle(id)
    expect(shown()).toEqual([])
  })

  it('V40 of what was closed are gone', async () => {
    const { labels, studies, id } = await opened('highdicom/seg_image_ct_binary.dcm')
    labels.toggle(id)
    studies.show({ patients: [] })
    expect(labels.read().shown.size).toBe(0)
  })
})

describe('a segmentation of thick slices', () => {
  const SPACE = '2.25.9'
  const FRAMES = [0, 5, 10]
  const image = makeInstance({ frames: FRAMES.map((z) => ({ position: [0, 0, z] })), format: SQUARE }).record
    .content
  if (image.kind !== 'image') throw new Error('no image')
  const content: SegmentationContent = {
    kind: 'segmentation',
    title: '',
    coding: 'binary',
    maximum: 1,
    image,
    labels: [{ number: 1, name: 'lesion' }],
    frames: FRAMES.map(() => ({ label: 1, sources: [] })),
    sliceSpacing: 5,
    sliceThickness: 5,
  }
  const object = makeInstance({ sop: 'seg', series: '2.25.5', frameOfReference: SPACE, content })
  const stackOf = (options: InstanceOptions, position: (index: number) => Vector) =>
    makeSlices(16, position, () => ({ frameOfReference: SPACE, format: SQUARE, ...options }))
  const THIN = stackOf({}, (index) => [0, 0, index])
  /** Decodes to columns 4 to 11 of every row. */
  const values = Uint8Array.from({ length: 256 }, (_, at) => Number(at % 16 >= 4 && at % 16 < 12))
  const frame = { rows: 16, columns: 16, samples: 1, min: 0, max: 1, values } as const

  async function pixelsOn(...files: OpenInstance[]) {
    const arrangement = createArrangement()
    for (const file of [object, ...files]) await arrangement.add(file)
    const studies = createStudyIndex()
    studies.show(arrangement.read())
    const labels = createLabels({
      studies,
      slides: NO_SLIDES,
      pool: { decode: async () => ({ ok: true, frame }) },
    })
    labels.toggle('seg')
    await vi.waitFor(() => expect(labels.read().shown.get('seg')?.state).toBe('ready'), { interval: 1 })
    const [stack] = studies
      .read()
      .patients.flatMap((patient) => patient.studies.flatMap((study) => study.series))
      .flatMap(({ stacks }) => stacks)
    if (!stack) throw new Error('no stack')
    const on = () =>
      stack.frames.map(
        ({ frame: { geometry } }, index) =>
          [geometry?.position, labels.on(stack, index).masks.map(({ mask }) => mask.mask.pixels)] as const,
      )
    return { on, labels, stack }
  }

  it('V40 is on every thin image between them, and on none beyond', async () => {
    const { on, labels, stack } = await pixelsOn(...THIN)
    const counts = on().map(([position, pixels]) => [position?.[2], ...pixels])
    const reached = counts.filter((one) => one.length > 1)
    expect(reached.map(([z]) => z).toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 13 }, (_, z) => z),
    )
    expect(new Set(reached.map(([, pixels]) => pixels))).toEqual(new Set([128]))
    // Scrolling back paints the masks that are there.
    const at = stack.frames.findIndex(({ frame: one }) => one.geometry?.position[2] === 7)
    expect(labels.on(stack, at).masks[0]?.mask).toBe(labels.on(stack, at).masks[0]?.mask)
  })

  it('V40 is where images lie across it', async () => {
    const coronal = { row: [1, 0, 0], column: [0, 0, 1] } as const
    const { on } = await pixelsOn(...stackOf({ geometry: coronal }, (index) => [0, index, 0]))
    // Eight columns, and rows from 0 to 12 mm.
    expect(on().map(([, pixels]) => pixels)).toEqual(Array.from({ length: 16 }, () => [8 * 13]))
  })

  it('V40 follows a registration into another frame of reference, and needs one', async () => {
    const there = stackOf({ frameOfReference: '2.25.8' }, (index) => [0, 0, index])
    const apart = await pixelsOn(...there)
    expect(apart.on().every(([, pixels]) => pixels.length === 0)).toBe(true)
    // 2.25.8 lies 6 mm higher.
    const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -6, 0, 0, 0, 1]
    const read = readInstance(makeRegistration(SPACE, [{ from: '2.25.8', matrices: [matrix] }]))
    if (!read.ok) throw new Error(read.refusal.reason)
    const { patient, study } = object.record
    const record = { ...read.record, patient, study }
    const registration = { id: 'reg', record, source: { name: 'reg', blob: new Blob([]) } }
    const { on } = await pixelsOn(...there, registration)
    const heights = on().flatMap(([position, pixels]) => (pixels.length > 0 ? [position?.[2] ?? 0] : []))
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([4, 15])
  })
})
