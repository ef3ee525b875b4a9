import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../../model/Geometry.ts'
import type {
  GraphicAnnotation,
  GraphicUnits,
  PresentationGraphic,
  UndrawnPart,
} from '../../../model/Presentation.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numbersOf, stringOf } from '../../parse/values.ts'
import { longTextOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { imagesMeant } from './imageReferences.ts'

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

interface Annotations {
  annotations: GraphicAnnotation[]
  undrawn: UndrawnPart[]
}

/** Graphics and texts over images (PS3.3 C.10.5), and whether some are left out: too many, or some that can't be drawn. */
export function graphicAnnotationsOf(dataset: ParsedDataset): Annotations {
  const annotations: GraphicAnnotation[] = []
  const undrawn = new Set<UndrawnPart>()
  let left = GRAPHICS_MAX
  for (const item of items(dataset, T.GraphicAnnotationSequence)) {
    const graphics: PresentationGraphic[] = []
    for (const graphic of graphicsIn(item)) {
      if (graphic === 'brokenGraphics') undrawn.add(graphic)
      else if (graphic === 'manyGraphics' || left === 0) undrawn.add('manyGraphics')
      else {
        graphics.push(graphic)
        left--
      }
      if (left === 0 && undrawn.has('manyGraphics')) break
    }
    const images = imagesMeant(item, T.ReferencedImageSequence)
    if (graphics.length > 0) annotations.push({ images, layer: stringOf(item, T.GraphicLayer), graphics })
    if (left === 0 && undrawn.has('manyGraphics')) break
  }
  return { annotations, undrawn: [...undrawn] }
}

type Read = PresentationGraphic | 'brokenGraphics' | 'manyGraphics'

function* graphicsIn(item: ParsedDataset): Generator<Read> {
  for (const one of items(item, T.GraphicObjectSequence)) yield shapeOf(one)
  for (const one of items(item, T.TextObjectSequence)) {
    const text = textObjectOf(one)
    if (text) yield text
  }
}

const SHAPES = {
  POINT: { shape: 'point', points: 1 },
  POLYLINE: { shape: 'polyline', points: 2 },
  INTERPOLATED: { shape: 'interpolated', points: 2 },
  CIRCLE: { shape: 'circle', points: 2 },
  ELLIPSE: { shape: 'ellipse', points: 4 },
} as const

function shapeOf(item: ParsedDataset): Read {
  const known = SHAPES[stringOf(item, T.GraphicType) as keyof typeof SHAPES]
  const units = unitsOf(stringOf(item, T.GraphicAnnotationUnits))
  const numbers = numbersOf(item, T.GraphicData)
  // A truncated line would be a different line.
  if (numbers.length > POINTS_MAX * 2) return 'manyGraphics'
  const points = pointsOf(numbers)
  if (!known || !units || points.length < known.points) return 'brokenGraphics'
  const isFilled = stringOf(item, T.GraphicFilled) === 'Y'
  return { kind: 'shape', shape: known.shape, units, points, isFilled }
}

const ALIGNMENTS = { LEFT: 'left', RIGHT: 'right', CENTER: 'center' } as const

/** Undefined without words. */
function textObjectOf(item: ParsedDataset): Read | undefined {
  const text = longTextOf(item, T.UnformattedTextValue)
  const [from] = pointsOf(numbersOf(item, T.BoundingBoxTopLeftHandCorner))
  const [to] = pointsOf(numbersOf(item, T.BoundingBoxBottomRightHandCorner))
  const boxUnits = unitsOf(stringOf(item, T.BoundingBoxAnnotationUnits))
  const [point] = pointsOf(numbersOf(item, T.AnchorPoint))
  const anchorUnits = unitsOf(stringOf(item, T.AnchorPointAnnotationUnits))
  const hasBox = from && to && boxUnits
  const hasAnchor = point && anchorUnits
  if (text === '') return undefined
  if (!hasBox && !hasAnchor) return 'brokenGraphics'
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
  const count = Math.floor(numbers.length / 2)
  const points = Array.from({ length: count }, (_, index) => ({
    x: itemAt(numbers, index * 2),
    y: itemAt(numbers, index * 2 + 1),
  }))
  return points.every(({ x, y }) => Number.isFinite(x + y)) ? points : []
}
