import { describe, expect, it, vi } from 'vitest'
import type { ImageContent } from '../model/ImageContent.ts'
import type { SegmentationContent } from '../model/Labels.ts'
import type { DecodeOutcome } from '../pixels/worker/DecodeJob.ts'
import type { SlideSource } from '../slide/SlideSource.ts'
import { makeInstance } from '../space/testkit/makeInstance.ts'
import { createSlideLabels } from './createSlideLabels.ts'

const TILE = 1024
const SIZE = 16 * TILE
const CORNERS = [
  { x: 0, y: 0 },
  { x: TILE, y: 0 },
  { x: 8 * TILE, y: 8 * TILE },
]

const image = makeInstance({
  frames: CORNERS.map(() => ({})),
  format: { rows: TILE, columns: TILE },
}).record.content as ImageContent
const content: SegmentationContent = {
  kind: 'segmentation',
  title: '',
  coding: 'binary',
  maximum: 1,
  image,
  labels: [{ number: 1, name: 'tumor' }],
  frames: CORNERS.map(() => ({ label: 1, sources: [] })),
  sliceSpacing: undefined,
  sliceThickness: undefined,
  tiles: {
    columns: SIZE,
    rows: SIZE,
    framesInMatrix: 256,
    corners: CORNERS,
    onGlass: {
      orientation: [0, -1, 0, -1, 0, 0],
      origin: { x: 20, y: 30 },
      spacing: { x: 0.0005, y: 0.0005 },
    },
    images: ['2.25.1'],
  },
}
const object = makeInstance({ sop: 'seg', content })
const part = { id: object.id, record: object.record, hidden: new Set<number>() }
// The slide is twice as fine as what was drawn on it.
const level = (factor: number, instances: readonly string[]) => ({
  width: SIZE * factor,
  height: SIZE * factor,
  tileWidth: TILE,
  tileHeight: TILE,
  columns: 16 * factor,
  rows: 16 * factor,
  downsample: { x: 2 / factor, y: 2 / factor },
  offset: { x: 0, y: 0 },
  instances,
})
const source = {
  id: 'slide',
  levels: [level(2, []), level(1, ['2.25.1'])],
} as Partial<SlideSource> as SlideSource

/** Each tile has one line that crosses it, so that neighbors touch. */
const values = new Uint8Array(TILE * TILE)
for (let at = 0; at < TILE; at++) values[500 * TILE + at] = 1
const frame = { rows: TILE, columns: TILE, samples: 1, min: 0, max: 1, values } as const

const WHOLE = { source, rect: { x: 0, y: 0, width: SIZE * 2, height: SIZE * 2 }, scale: 0.03 }
const CLOSE = { source, rect: { x: 1900, y: 900, width: 300, height: 200 }, scale: 4 }

async function opened(decode = async (): Promise<DecodeOutcome> => ({ ok: true, frame })) {
  const changed = vi.fn()
  const pool = { decode: vi.fn(decode) }
  const labels = createSlideLabels({ pool, changed })
  const areas = await labels.open(object, content, content.tiles ?? never())
  return { labels, areas, changed, pool }
}

const never = () => {
  throw new Error('no tiles')
}

describe('labels of a large slide', () => {
  it('V76 are drawn as a whole in what memory allows, with the area of their pixels', async () => {
    const { labels, areas } = await opened()
    expect(areas?.get(1)).toBeCloseTo(3 * TILE * 0.0005 ** 2, 9)
    const [whole] = labels.on(part, WHOLE)
    expect(whole?.mask.mask.values.length).toBeLessThan(2 ** 23)
    expect(labels.boxOf(object.id, 1, source)).toMatchObject({ x: 0 })
  })

  it('V76 are read from the file where they are looked at closely, and joined over their tiles', async () => {
    const { labels, changed, pool } = await opened()
    const before = pool.decode.mock.calls.length
    expect(labels.on(part, CLOSE)[0]?.matrix.a).toBeGreaterThan(2)
    labels.look(object.id, CLOSE)
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
    labels.look(object.id, CLOSE)
    // The two tiles in view, once.
    expect(pool.decode.mock.calls.length - before).toBe(2)
    const [near, ...others] = labels.on(part, CLOSE)
    expect(others).toEqual([])
    expect(near?.matrix).toEqual({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 })
    expect(near?.mask.mask).toMatchObject({ left: 0, top: 500, columns: 2 * TILE, rows: 1, pixels: 2 * TILE })
    expect(labels.on(part, WHOLE)[0]?.matrix.a).toBeGreaterThan(2)
  })

  it('V76 that can’t be read are said to, and those that were closed don’t come back', async () => {
    const { areas } = await opened(async () => ({ ok: false, refusal: { reason: 'broken' } }))
    expect(areas).toBeUndefined()
    const { labels, changed } = await opened()
    labels.look(object.id, CLOSE)
    labels.delete(object.id)
    await new Promise((resolve) => setTimeout(resolve))
    expect(changed).not.toHaveBeenCalled()
    expect(labels.on(part, WHOLE)).toEqual([])
  })

  it('V76 without a place on the glass, of an image that isn’t open, are drawn nowhere', async () => {
    const { labels } = await opened()
    const other = { ...source, levels: [level(2, []), level(1, [])] }
    expect(labels.on(part, { ...WHOLE, source: other })).toEqual([])
  })
})
