import { isRecord } from '@pandok/domain'
import { uidOfUuid } from '../measure/sr/uidOfUuid.ts'
import type { SlidePlacement } from '../slide/SlidePlacement.ts'
import { isKeptShape, isPoint, type KeptShape, keptShape } from './keptShape.ts'
import type { Viewer } from './Viewer.ts'

/** The marks on one slide in storable form. They name neither the patient nor the file. */
export interface SlideMarks {
  version: 1
  measurements: readonly KeptShape[]
  bookmarks: readonly SlidePlacement[]
  /** The pixel size in µm that the reader has entered, without which the measurements would be in pixels. */
  microns?: number
}

type Parts = Pick<Viewer, 'measurements' | 'slides'>

const onSlide = ({ measurements }: Parts, id: string) =>
  measurements.read().items.filter(({ place }) => place.on === 'slide' && place.slide === id)

/** The marks of a slide, which may have been opened several times. */
export function slideMarksOf(viewer: Parts, ids: readonly string[]): SlideMarks {
  const { slides, bookmarks } = viewer.slides.read()
  const shapes = ids.flatMap((id) => onSlide(viewer, id)).map(keptShape)
  const given = slides.find(({ id, micronsPerPixel }) => {
    return ids.includes(id) && micronsPerPixel?.origin === 'reader'
  })?.micronsPerPixel
  return {
    version: 1,
    measurements: [...new Map(shapes.map((shape) => [shape.trackingUid, shape])).values()],
    bookmarks: ids.map((id) => bookmarks.get(id) ?? []).find((list) => list.length > 0) ?? [],
    ...(given && { microns: given.x }),
  }
}

/** Restores stored marks on an open slide that doesn't have them yet. */
export function loadSlideMarks(viewer: Parts, id: string, marks: SlideMarks): void {
  const { measurements, slides } = viewer
  const known = new Set(onSlide(viewer, id).map((one) => one.trackingUid ?? uidOfUuid(one.id)))
  if (marks.microns !== undefined) slides.setMicrons(id, marks.microns)
  measurements.load(
    marks.measurements
      .filter(({ trackingUid }) => !known.has(trackingUid))
      .map((kept) => ({ ...kept, place: { on: 'slide', slide: id } })),
  )
  if ((slides.read().bookmarks.get(id) ?? []).length === 0 && marks.bookmarks.length > 0)
    slides.setBookmarks(id, marks.bookmarks)
}

/** Parses stored marks; undefined if they are invalid. */
export function readSlideMarks(kept: unknown): SlideMarks | undefined {
  if (!isRecord(kept) || kept['version'] !== 1) return undefined
  const { measurements, bookmarks, microns } = kept
  if (!Array.isArray(measurements) || !measurements.every(isKeptShape)) return undefined
  if (!Array.isArray(bookmarks) || !bookmarks.every(isPlacement)) return undefined
  if (microns !== undefined && typeof microns !== 'number') return undefined
  return { version: 1, measurements, bookmarks, ...(microns !== undefined && { microns }) }
}

const isPlacement = (value: unknown): value is SlidePlacement =>
  isRecord(value) &&
  isPoint(value['center']) &&
  Number.isFinite(value['scale']) &&
  Number.isFinite(value['rotation'])
