import type { ImagePoint } from '../../../model/Geometry.ts'
import type { SlideTiles } from '../../../model/Labels.ts'
import type { ImageReference } from '../../../model/Presentation.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf } from '../../parse/values.ts'
import { frameFacts, groupOf } from '../frame/functionalGroups.ts'
import { tags } from '../tags.ts'
import { imageReferences } from './imageReferences.ts'

const T = tags(
  'Rows',
  'Columns',
  'TotalPixelMatrixColumns',
  'TotalPixelMatrixRows',
  'TotalPixelMatrixOriginSequence',
  'XOffsetInSlideCoordinateSystem',
  'YOffsetInSlideCoordinateSystem',
  'ImageOrientationSlide',
  'PixelMeasuresSequence',
  'PixelSpacing',
  'PlanePositionSlideSequence',
  'ColumnPositionInTotalImagePixelMatrix',
  'RowPositionInTotalImagePixelMatrix',
  'ReferencedSeriesSequence',
  'ReferencedInstanceSequence',
  'SourceImageSequence',
)

export const isOfSlide = ({ elements }: ParsedDataset): boolean => elements.has(T.TotalPixelMatrixColumns)

/** Undefined if the size of the matrix or of its tiles is missing. */
export function slideTilesOf(
  dataset: ParsedDataset,
  frames: readonly { sources: readonly ImageReference[] }[],
): SlideTiles | undefined {
  const [columns, rows] = [whole(dataset, T.TotalPixelMatrixColumns), whole(dataset, T.TotalPixelMatrixRows)]
  const [width, height] = [whole(dataset, T.Columns), whole(dataset, T.Rows)]
  if (!(columns > 0 && rows > 0 && width > 0 && height > 0)) return undefined
  const across = Math.ceil(columns / width)
  const framesInMatrix = across * Math.ceil(rows / height)
  /** Row by row, and again from the first tile for the next segment. */
  const full = (index: number): ImagePoint => {
    const tile = index % framesInMatrix
    return { x: (tile % across) * width, y: Math.floor(tile / across) * height }
  }
  const onGlass = onGlassOf(dataset)
  return {
    columns,
    rows,
    framesInMatrix,
    corners: placedCorners(dataset, frames.length) ?? frames.map((_, index) => full(index)),
    ...(onGlass && { onGlass }),
    images: imagesOf(dataset, frames),
  }
}

const whole = (dataset: ParsedDataset, tag: number): number => Math.floor(numberOf(dataset, tag) ?? 0)

/** Undefined if frames have no places of their own: then they fill the matrix (TILED_FULL). */
function placedCorners(dataset: ParsedDataset, frames: number): ImagePoint[] | undefined {
  const facts = frameFacts(dataset)
  const corners: ImagePoint[] = []
  for (let index = 0; index < frames; index++) {
    const { own } = facts.next().value
    const place = firstItem(own, T.PlanePositionSlideSequence)
    const column = place && numberOf(place, T.ColumnPositionInTotalImagePixelMatrix)
    const row = place && numberOf(place, T.RowPositionInTotalImagePixelMatrix)
    if (column === undefined || row === undefined) {
      if (index === 0) return undefined
      // A damaged place is beside the matrix, where nothing is drawn.
      corners.push({ x: Number.NaN, y: Number.NaN })
    } else corners.push({ x: column - 1, y: row - 1 })
  }
  return corners
}

function onGlassOf(dataset: ParsedDataset): SlideTiles['onGlass'] {
  const orientation = numbersOf(dataset, T.ImageOrientationSlide)
  const origin = firstItem(dataset, T.TotalPixelMatrixOriginSequence)
  const x = origin && numberOf(origin, T.XOffsetInSlideCoordinateSystem)
  const y = origin && numberOf(origin, T.YOffsetInSlideCoordinateSystem)
  const measures = groupOf(frameFacts(dataset).next().value, T.PixelMeasuresSequence)
  const [vertical, horizontal] = numbersOf(measures, T.PixelSpacing)
  const isKnown = orientation.length === 6 && orientation.every(Number.isFinite)
  if (!isKnown || x === undefined || y === undefined || !vertical || !horizontal) return undefined
  if (!(vertical > 0 && horizontal > 0 && vertical + horizontal < Infinity)) return undefined
  return { orientation, origin: { x, y }, spacing: { x: horizontal, y: vertical } }
}

function imagesOf(
  dataset: ParsedDataset,
  frames: readonly { sources: readonly ImageReference[] }[],
): string[] {
  const named = [
    ...[...items(dataset, T.ReferencedSeriesSequence)].flatMap((one) =>
      imageReferences(one, T.ReferencedInstanceSequence),
    ),
    ...imageReferences(dataset, T.SourceImageSequence),
    ...frames.flatMap(({ sources }) => sources),
  ]
  return [...new Set(named.map(({ sopInstance }) => sopInstance))]
}
