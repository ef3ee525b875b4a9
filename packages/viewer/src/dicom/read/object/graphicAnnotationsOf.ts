import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../../model/Geometry.ts'
import type { GraphicAnnotation, GraphicUnits, PresentationGraphic } from '../../../model/Presentation.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numbersOf, stringOf } from '../../parse/values.ts'
import { longTextOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { imageReferences } from './imageReferences.ts'

const T = tags(
  'GraphicAnnotationSequence',
  'ReferencedImageSequence',
  'GraphicLayer',
  'GraphicObjectSequence',
  'GraphicAnnotationUnits',
  'GraphicType',
  'GraphicData',
  'GraphicFilled',
  'TextObjectSequence',
  'UnformattedTextValue',
  'BoundingBoxAnnotationUnits',
  'BoundingBoxTopLeftHandCorner',
  'BoundingBoxBottomRightHandCorner',
  'BoundingBoxTextHorizontalJustification',
  'AnchorPointAnnotationUnits',
  'AnchorPoint',
  'AnchorPointVisibility',
)

/** More than anybody draws; each costs rendering time. */
const GRAPHICS_MAX = 5000
const POINTS_MAX = 20_000

/** Graphics and texts over images (PS3.3 C.10.5). Invalid ones are skipped. */
export function graphicAnnotationsOf(dataset: ParsedDataset): GraphicAnnotation[] {
  const found: GraphicAnnotation[] = []
  let count = 0
  for (const item of items(dataset, T.GraphicAnnotationSequence)) {
    const graphics = [
      ...[...items(item, T.GraphicObjectSequence)].flatMap((one) => shapeOf(one) ?? []),
      ...[...items(item, T.TextObjectSequence)].flatMap((one) => textObjectOf(one) ?? []),
    ]
    count += graphics.length
    if (count > GRAPHICS_MAX) break
    if (graphics.length === 0) continue
    const images = imageReferences(item, T.ReferencedImageSequence)
    found.push({ images, layer: stringOf(item, T.GraphicLayer), graphics })
  }
  return found
}

const SHAPES = {
  POINT: { shape: 'point', points: 1 },
  POLYLINE: { shape: 'polyline', points: 2 },
  INTERPOLATED: { shape: 'interpolated', points: 2 },
  CIRCLE: { shape: 'circle', points: 2 },
  ELLIPSE: { shape: 'ellipse', points: 4 },
} as const

function shapeOf(item: ParsedDataset): PresentationGraphic | undefined {
  const known = SHAPES[stringOf(item, T.GraphicType) as keyof typeof SHAPES]
  const units = unitsOf(stringOf(item, T.GraphicAnnotationUnits))
  const points = pointsOf(numbersOf(item, T.GraphicData))
  if (!known || !units || points.length < known.points) return undefined
  const isFilled = stringOf(item, T.GraphicFilled) === 'Y'
  return { kind: 'shape', shape: known.shape, units, points, isFilled }
}

const ALIGNMENTS = { LEFT: 'left', RIGHT: 'right', CENTER: 'center' } as const

function textObjectOf(item: ParsedDataset): PresentationGraphic | undefined {
  const text = longTextOf(item, T.UnformattedTextValue)
  const [from] = pointsOf(numbersOf(item, T.BoundingBoxTopLeftHandCorner))
  const [to] = pointsOf(numbersOf(item, T.BoundingBoxBottomRightHandCorner))
  const boxUnits = unitsOf(stringOf(item, T.BoundingBoxAnnotationUnits))
  const [point] = pointsOf(numbersOf(item, T.AnchorPoint))
  const anchorUnits = unitsOf(stringOf(item, T.AnchorPointAnnotationUnits))
  const hasBox = from && to && boxUnits
  const hasAnchor = point && anchorUnits
  if (text === '' || (!hasBox && !hasAnchor)) return undefined
  const side = stringOf(item, T.BoundingBoxTextHorizontalJustification) as keyof typeof ALIGNMENTS
  return {
    kind: 'text',
    text,
    ...(hasBox && { box: { units: boxUnits, from, to, align: ALIGNMENTS[side] ?? 'left' } }),
    ...(hasAnchor && {
      anchor: { units: anchorUnits, point, isVisible: stringOf(item, T.AnchorPointVisibility) === 'Y' },
    }),
  }
}

const unitsOf = (said: string): GraphicUnits | undefined =>
  said === 'PIXEL' ? 'pixel' : said === 'DISPLAY' ? 'display' : undefined

function pointsOf(numbers: readonly number[]): ImagePoint[] {
  const count = Math.min(Math.floor(numbers.length / 2), POINTS_MAX)
  const points = Array.from({ length: count }, (_, index) => ({
    x: itemAt(numbers, index * 2),
    y: itemAt(numbers, index * 2 + 1),
  }))
  return points.every(({ x, y }) => Number.isFinite(x + y)) ? points : []
}
