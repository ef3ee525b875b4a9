import type { GraphicAnnotation, PresentationGraphic, UndrawnPart } from '../../../model/Presentation.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { longTextOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { compoundGraphicOf } from './compoundGraphicOf.ts'
import { POINTS_MAX, pointsIn, unitsOf } from './graphicData.ts'
import { graphicStyleOf } from './graphicStyleOf.ts'
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
  'CompoundGraphicSequence',
  'CompoundGraphicInstanceID',
)

/** More than anybody draws; each costs rendering time. */
const GRAPHICS_MAX = 5000

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
      if (graphic === 'brokenGraphics' || graphic === 'compoundGraphics') undrawn.add(graphic)
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

type Read = PresentationGraphic | 'brokenGraphics' | 'manyGraphics' | 'compoundGraphics'

/**
 * Writers have to add plain graphics of the same number to a compound one (PS3.3 C.10.5.1.3.1), but not all do. They
 * are drawn in its place only if it can't be read.
 */
function* graphicsIn(item: ParsedDataset): Generator<Read> {
  const plain = plainNumbers(item)
  const drawn = new Set<number | undefined>()
  for (const one of items(item, T.CompoundGraphicSequence)) {
    const compound = compoundGraphicOf(one)
    const number = numberOf(one, T.CompoundGraphicInstanceID)
    if (compound) {
      if (number !== undefined) drawn.add(number)
      yield compound
    } else if (number === undefined || !plain.has(number)) yield 'compoundGraphics'
  }
  const isDrawn = (one: ParsedDataset) => drawn.has(numberOf(one, T.CompoundGraphicInstanceID))
  for (const one of items(item, T.GraphicObjectSequence)) if (!isDrawn(one)) yield shapeOf(one)
  for (const one of items(item, T.TextObjectSequence)) {
    const text = isDrawn(one) ? undefined : textObjectOf(one)
    if (text) yield text
  }
}

/** The compound graphics that have a plain rendition. */
function plainNumbers(item: ParsedDataset): ReadonlySet<number | undefined> {
  const numbersIn = (sequence: number) =>
    Array.from(items(item, sequence), (one) => numberOf(one, T.CompoundGraphicInstanceID))
  return new Set([...numbersIn(T.GraphicObjectSequence), ...numbersIn(T.TextObjectSequence)])
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
  const points = pointsIn(numbers)
  if (!known || !units || points.length < known.points) return 'brokenGraphics'
  const isFilled = stringOf(item, T.GraphicFilled) === 'Y'
  const style = graphicStyleOf(item)
  return { kind: 'shape', shape: known.shape, units, points, isFilled, ...(style && { style }) }
}

const ALIGNMENTS = { LEFT: 'left', RIGHT: 'right', CENTER: 'center' } as const

/** Undefined without words. */
function textObjectOf(item: ParsedDataset): Read | undefined {
  const text = longTextOf(item, T.UnformattedTextValue)
  const [from] = pointsIn(numbersOf(item, T.BoundingBoxTopLeftHandCorner))
  const [to] = pointsIn(numbersOf(item, T.BoundingBoxBottomRightHandCorner))
  const boxUnits = unitsOf(stringOf(item, T.BoundingBoxAnnotationUnits))
  const [point] = pointsIn(numbersOf(item, T.AnchorPoint))
  const anchorUnits = unitsOf(stringOf(item, T.AnchorPointAnnotationUnits))
  const hasBox = from && to && boxUnits
  const hasAnchor = point && anchorUnits
  if (text === '') return undefined
  if (!hasBox && !hasAnchor) return 'brokenGraphics'
  const side = stringOf(item, T.BoundingBoxTextHorizontalJustification) as keyof typeof ALIGNMENTS
  const style = graphicStyleOf(item)
  return {
    kind: 'text',
    text,
    ...(style && { style }),
    ...(hasBox && { box: { units: boxUnits, from, to, align: ALIGNMENTS[side] ?? 'left' } }),
    ...(hasAnchor && {
      anchor: { units: anchorUnits, point, isVisible: stringOf(item, T.AnchorPointVisibility) === 'Y' },
    }),
  }
}
