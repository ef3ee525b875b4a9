import { afterEach, describe, expect, it, vi } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import { toScreen } from '../display/placement/placeImage.ts'
import SLIDE_LABELS_JSON from '../labels/testkit/slideLabels.json' with { type: 'json' }
import { nodeCodecs } from '../pixels/testkit/nodeCodecs.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import { createJobHandler } from '../pixels/worker/createJobHandler.ts'
import type { DecodeOutcome } from '../pixels/worker/DecodeJob.ts'
import type { SlideSource } from '../slide/SlideSource.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { showLabel } from './showLabel.ts'
import { testViewer } from './testkit/testViewer.ts'

/** What pydicom finds in each row, by file and label: see `tools/viewer/slideLabels.py`. */
const SLIDE_LABELS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = SLIDE_LABELS_JSON

const handler = createJobHandler(nodeCodecs())
const pool = {
  inspect: async (blob: Blob) => readInstance(new Uint8Array(await blob.arrayBuffer())),
  decode: (blob, source) => handler({ kind: 'decode', blob, source }) as Promise<DecodeOutcome>,
  dispose: () => undefined,
} as Partial<DecoderPool> as DecoderPool

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})

async function opened(image: string, path: string, change: (bytes: Uint8Array) => void = () => undefined) {
  made = testViewer({ pool })
  const { viewer } = made
  const bytes = readCorpusFile(path)
  change(bytes)
  const slideFile = { name: image, blob: new Blob([readCorpusFile(`highdicom/${image}.dcm`)]) }
  await made.openAll(slideFile, { name: path, blob: new Blob([bytes]) })
  const studies = viewer.studies.read().patients.flatMap((patient) => patient.studies)
  const [instance] = studies.flatMap(({ objects }) => objects)
  const [arranged] = studies.flatMap(({ slides }) => slides)
  if (arranged) await viewer.slides.showSeries(arranged)
  const [slide] = viewer.slides.read().slides
  if (!instance || !slide || instance.record.content.kind !== 'segmentation') throw new Error('not open')
  viewer.labels.toggle(instance.id)
  await vi.waitFor(() => expect(viewer.labels.read().shown.get(instance.id)?.state).toBe('ready'))
  return { viewer, slide, instance, content: instance.record.content }
}

const areaOf = ({ viewer, instance }: Awaited<ReturnType<typeof opened>>, label: number) =>
  viewer.labels.read().shown.get(instance.id)?.areas.get(label)

const wholeOf = (source: SlideSource) => ({
  source,
  rect: { x: 0, y: 0, width: 50, height: 50 },
  scale: 1,
})

/** Each label's columns, «y: x x x», row by row, in pixels of the slide. */
function drawnRows({ viewer, slide, content }: Awaited<ReturnType<typeof opened>>): Record<string, string[]> {
  const names = new Map(content.labels.map(({ number, name }) => [number, name]))
  const found: Record<string, string[]> = {}
  for (const { mask, matrix } of viewer.labels.onSlide(wholeOf(slide)).masks) {
    const rows = new Map<number, number[]>()
    const { left, top, columns, values } = mask.mask
    for (const [at, value] of values.entries()) {
      if (value === 0) continue
      const middle = { x: left + (at % columns) + 0.5, y: top + Math.floor(at / columns) + 0.5 }
      const { x, y } = toScreen(matrix, middle)
      rows.set(Math.floor(y), [...(rows.get(Math.floor(y)) ?? []), Math.floor(x)])
    }
    found[names.get(mask.label) ?? ''] = [...rows].map(([y, xs]) => `${y}: ${xs.join(' ')}`)
  }
  return found
}

describe('a segmentation of a whole slide', () => {
  it.each(Object.entries(SLIDE_LABELS))('V76 lies on its slide pixel by pixel: %s', async (path, rows) => {
    const on = await opened('sm_image_control', path)
    expect(drawnRows(on)).toEqual(rows)
  })

  it('V76 of another image of the glass lies where the glass says', async () => {
    const path = 'highdicom/seg_image_sm_dots_tiled_full.dcm'
    const on = await opened('sm_image_dots', path)
    const { instance } = on
    expect(on.viewer.slides.read().slides[0]?.levels[0]?.instances).not.toContain(instance.record.sopInstance)
    expect(drawnRows(on)).toEqual(SLIDE_LABELS[path])
  })

  it('V76 has areas, one key that puts it out, and a place that leads to it', async () => {
    const path = 'highdicom/seg_image_sm_dots.dcm'
    const on = await opened('sm_image_control', path)
    const { viewer, slide, content, instance } = on
    const label = content.labels.find(({ name }) => name in (SLIDE_LABELS[path] ?? {}))
    const count = Object.values(SLIDE_LABELS[path]?.[label?.name ?? ''] ?? []).flatMap((row) =>
      row.split(' ').slice(1),
    ).length
    expect(areaOf(on, label?.number ?? 0)).toBeCloseTo(count * 0.000499 ** 2, 12)
    expect(showLabel(viewer, instance.id, label?.number ?? 0)).toBe(true)
    expect(viewer.slides.read().shown).toEqual([slide.id])
    viewer.labels.toggleLabel(instance.id, label?.number ?? 0)
    expect(drawnRows(on)).not.toHaveProperty(label?.name ?? '')
    viewer.labels.toggleAll()
    expect(drawnRows(on)).toEqual({})
  })

  it('V5 of another patient isn’t drawn, whatever images it names', async () => {
    const on = await opened('sm_image_control', 'highdicom/seg_image_sm_dots.dcm', (bytes) => {
      const at = Buffer.from(bytes).indexOf('AA01')
      bytes.set(Buffer.from('AA02'), at)
    })
    expect(drawnRows(on)).toEqual({})
  })
})
