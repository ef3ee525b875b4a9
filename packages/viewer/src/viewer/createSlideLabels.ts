import { invert, type Matrix, product, toScreen } from '../display/placement/placeImage.ts'
import { createTileMasks, joinedMasks, type SlideMask, type TileMasks } from '../labels/createTileMasks.ts'
import { type ColoredMask, colorsOf, type DrawnLabels } from '../labels/FrameLabels.ts'
import type { LabelMask } from '../labels/segmentMasks.ts'
import { slideMatrix } from '../labels/slideMatrix.ts'
import type { SegmentationContent, SlideTiles } from '../model/Labels.ts'
import type { OpenInstance } from '../model/Stack.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import { frameSourceOf } from '../pixels/worker/frameSourceOf.ts'
import type { SlideRect } from '../slide/openseadragon/SlideView.ts'
import type { SlideSource } from '../slide/SlideSource.ts'

/** What is seen of a slide. */
export interface SlideInView {
  source: SlideSource
  /** In pixels of the largest level. */
  rect: SlideRect
  /** Screen pixels per pixel of the largest level. */
  scale: number
}

/** More are not read in detail at once, which is about a screen of them. */
const FRAMES_MAX = 400

interface KnownSlideLabels {
  object: OpenInstance
  content: SegmentationContent
  tiles: SlideTiles
  masks: TileMasks
  overviews: readonly SlideMask[]
  /** The tiles that are read in detail, by the place that they make up. */
  detail: { key: string; masks: readonly SlideMask[] } | undefined
  wanted: string | undefined
}

export type SlideLabels = ReturnType<typeof createSlideLabels>

/** Segmentations of whole slides: each as a whole in what memory allows, and what is looked at closely from the file. */
export function createSlideLabels({
  pool,
  changed,
}: {
  pool: Pick<DecoderPool, 'decode'>
  changed: () => void
}) {
  const known = new Map<string, KnownSlideLabels>()

  async function detailed(own: KnownSlideLabels, key: string, indices: readonly number[]): Promise<void> {
    const found: LabelMask[] = []
    for (const index of indices) {
      const frame = await decodedFrame(pool, own, index, 'visible')
      // The reader has moved on, or the object is closed.
      if (own.wanted !== key || known.get(own.object.id) !== own) return
      if (frame) found.push(...own.masks.masksOf(index, frame))
    }
    own.detail = { key, masks: joinedMasks(found) }
    changed()
  }

  return {
    /** Reads a whole segmentation; its areas in mm² by label, or undefined if a frame can't be read. */
    async open(
      object: OpenInstance,
      content: SegmentationContent,
      tiles: SlideTiles,
    ): Promise<Map<number, number> | undefined> {
      const masks = createTileMasks(content, tiles)
      const own: KnownSlideLabels = { object, content, tiles, masks, ...UNREAD }
      known.set(object.id, own)
      if (!(await addAll(pool, own, () => known.get(object.id) === own))) return undefined
      own.overviews = masks.overviews()
      return masks.areas()
    },
    /** Reads what is looked at closely; `changed` is called once it is there. */
    look(id: string, view: SlideInView): void {
      const own = known.get(id)
      const near = own && closeUp(own, view)
      if (!own || own.wanted === near?.key) return
      own.wanted = near?.key
      if (near && own.detail?.key !== near.key) void detailed(own, near.key, near.indices)
    },
    /** The labels on a slide, in its pixels. */
    on(part: DrawnLabels, view: SlideInView): ColoredMask[] {
      const own = known.get(part.id)
      return own ? coloredMasks(own, part, view) : []
    },
    /** The upright box around a label in pixels of the slide. */
    boxOf(id: string, label: number, source: SlideSource): SlideRect | undefined {
      const own = known.get(id)
      return own && boxAround(own, label, source)
    },
    delete: (id: string) => known.delete(id),
  }
}

/** False if a frame can't be read, or the object was closed. */
async function addAll(
  pool: Pick<DecoderPool, 'decode'>,
  own: KnownSlideLabels,
  isOpen: () => boolean,
): Promise<boolean> {
  for (const index of own.content.image.frames.keys()) {
    const frame = await decodedFrame(pool, own, index, 'near')
    if (!isOpen() || !frame) return false
    own.masks.add(index, frame)
  }
  return true
}

async function decodedFrame(
  pool: Pick<DecoderPool, 'decode'>,
  { object, content }: KnownSlideLabels,
  index: number,
  priority: 'near' | 'visible',
) {
  const frame = content.image.frames[index]
  if (!frame) return undefined
  const source = frameSourceOf(content.image, frame, object.record.transferSyntax)
  const outcome = await pool.decode(object.source.blob, source, { priority })
  return outcome.ok ? outcome.frame : undefined
}

function coloredMasks(
  own: KnownSlideLabels,
  { hidden }: Pick<DrawnLabels, 'hidden'>,
  view: SlideInView,
): ColoredMask[] {
  const { content, tiles, detail, overviews } = own
  const placed = slideMatrix(tiles, view.source)
  if (!placed) return []
  const near = closeUp(own, view)
  const masks = near && detail?.key === near.key ? detail.masks : overviews
  const colorOf = colorsOf(content.labels)
  return masks
    .filter(({ label }) => !hidden.has(label))
    .map(({ label, mask, step }) => ({
      mask: { label, mask, columns: tiles.columns, rows: tiles.rows, ...NO_PLACE },
      matrix: product(placed, { ...SCALED, a: step, d: step }),
      color: colorOf(label),
    }))
}

function boxAround(
  { tiles, overviews }: KnownSlideLabels,
  label: number,
  source: SlideSource,
): SlideRect | undefined {
  const placed = slideMatrix(tiles, source)
  const found = overviews.find((one) => one.label === label)
  if (!placed || !found) return undefined
  const { left: x, top: y, columns: width, rows: height } = found.mask
  return boxThrough(product(placed, { ...SCALED, a: found.step, d: found.step }), { x, y, width, height })
}

const UNREAD = { overviews: [], detail: undefined, wanted: undefined } as const
const SCALED: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
const NO_PLACE = { geometry: undefined, spacing: undefined, sources: [] } as const

/** The tiles in view where pixels of the overview would be seen as squares; undefined if they aren't, or for too many tiles. */
function closeUp(
  { tiles, masks, content }: KnownSlideLabels,
  { source, rect, scale }: SlideInView,
): { key: string; indices: number[] } | undefined {
  const placed = slideMatrix(tiles, source)
  if (!placed || masks.step === 1) return undefined
  if (masks.step * Math.hypot(placed.a, placed.b) * scale <= 1) return undefined
  const box = boxThrough(invert(placed), rect)
  const { columns, rows } = content.image.format
  const indices = tiles.corners.flatMap(({ x, y }, index) =>
    x + columns > box.x && y + rows > box.y && x < box.x + box.width && y < box.y + box.height ? [index] : [],
  )
  if (indices.length > FRAMES_MAX) return undefined
  return { key: indices.join(), indices }
}

/** The upright box around a box that is moved. */
function boxThrough(matrix: Matrix, { x, y, width, height }: SlideRect): SlideRect {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([cornerX = 0, cornerY = 0]) => toScreen(matrix, { x: cornerX, y: cornerY }))
  const [left, top] = [Math.min(...corners.map((one) => one.x)), Math.min(...corners.map((one) => one.y))]
  const [right, bottom] = [Math.max(...corners.map((one) => one.x)), Math.max(...corners.map((one) => one.y))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
