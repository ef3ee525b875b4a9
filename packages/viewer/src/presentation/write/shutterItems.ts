import type { DicomDataset } from '../../dicom/index.ts'
import type { Shutter } from '../../model/Grayscale.ts'

const NAMES = { rectangle: 'RECTANGULAR', circle: 'CIRCULAR', polygon: 'POLYGONAL' } as const

/**
 * Display Shutter (PS3.3 C.7.6.11): written, because a state without one shows what the image's shutter
 * hides.
 */
export function shutterItems({ shapes, presentationValue }: Shutter): DicomDataset {
  if (shapes.length === 0) return {}
  return {
    ShutterShape: shapes.map(({ kind }) => NAMES[kind]),
    ShutterPresentationValue: { vr: 'US', value: presentationValue },
    ...Object.assign({}, ...shapes.map(shapeItems)),
  }
}

function shapeItems(shape: Shutter['shapes'][number]): DicomDataset {
  if (shape.kind === 'rectangle') {
    return {
      ShutterLeftVerticalEdge: Math.round(shape.left) + 1,
      ShutterRightVerticalEdge: Math.round(shape.right),
      ShutterUpperHorizontalEdge: Math.round(shape.top) + 1,
      ShutterLowerHorizontalEdge: Math.round(shape.bottom),
    }
  }
  if (shape.kind === 'circle') {
    return {
      CenterOfCircularShutter: [Math.round(shape.y + 0.5), Math.round(shape.x + 0.5)],
      RadiusOfCircularShutter: Math.round(shape.radius),
    }
  }
  return {
    VerticesOfThePolygonalShutter: shape.points.flatMap(({ x, y }) => [
      Math.round(y + 0.5),
      Math.round(x + 0.5),
    ]),
  }
}
