import type { DicomDataset } from '../../dicom/index.ts'
import { type Graphic, graphicsOf } from '../../measure/sr/graphicsOf.ts'
import { outlineOf } from '../../measure/tools/outlineOf.ts'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { referencedImages } from './referencedImages.ts'

/** A measurement on a frame with its text: name and values. */
export interface DrawnMeasurement {
  measurement: Measurement
  frame: StackFrame
  lines: readonly string[]
}

export const LAYER = 'MEASUREMENTS'

/** Graphic Annotation and Graphic Layer (PS3.3 C.10.5, C.10.7): one layer for all drawings. */
export function annotationItems(drawn: readonly DrawnMeasurement[]): DicomDataset {
  if (drawn.length === 0) return {}
  return {
    GraphicAnnotationSequence: drawn.map(({ measurement, frame, lines }) => {
      const shapes = measurement.tool === 'text' ? [] : graphicsOf(measurement).flatMap(plainGraphics)
      const head = measurement.tool === 'arrow' ? [arrowHead(measurement.points)] : []
      const text = lines.join('\r\n')
      const objects = [...shapes, ...head].map(graphicItem)
      return {
        ReferencedImageSequence: referencedImages([frame]),
        GraphicLayer: LAYER,
        ...(text !== '' && { TextObjectSequence: [textItem(text, anchorOf(measurement))] }),
        ...(objects.length > 0 && { GraphicObjectSequence: objects }),
      }
    }),
    GraphicLayerSequence: [{ GraphicLayer: LAYER, GraphicLayerOrder: 1 }],
  }
}

/** States have no point sets, so each point is separate. */
const plainGraphics = ({ type, points }: Graphic): Graphic[] =>
  type === 'MULTIPOINT' ? points.map((point) => ({ type: 'POINT', points: [point] })) : [{ type, points }]

const graphicItem = ({ type, points }: Graphic): DicomDataset => ({
  GraphicAnnotationUnits: 'PIXEL',
  GraphicDimensions: 2,
  NumberOfGraphicPoints: points.length,
  GraphicData: points.flatMap(({ x, y }) => [x, y]),
  GraphicType: type,
  ...(type !== 'POINT' && { GraphicFilled: 'N' }),
})

/** Both barbs in one line through the tip, a sixth of the arrow's length. */
function arrowHead([tip, tail]: readonly ImagePoint[]): Graphic {
  if (!tip || !tail) return { type: 'POLYLINE', points: [] }
  const [along, beside] = [(tail.x - tip.x) / 6, (tail.y - tip.y) / 6]
  const barb = (side: 1 | -1) => ({
    x: tip.x + along - (side * beside) / 2,
    y: tip.y + beside + (side * along) / 2,
  })
  return { type: 'POLYLINE', points: [barb(1), tip, barb(-1)] }
}

const textItem = (text: string, at: ImagePoint): DicomDataset => ({
  AnchorPointAnnotationUnits: 'PIXEL',
  UnformattedTextValue: text,
  AnchorPoint: [at.x, at.y],
  AnchorPointVisibility: 'N',
})

function anchorOf(measurement: Measurement): ImagePoint {
  const anchor = outlineOf(measurement).find((shape) => shape.kind === 'anchor')
  return anchor?.kind === 'anchor' ? anchor.at : (measurement.points[0] ?? { x: 0, y: 0 })
}
