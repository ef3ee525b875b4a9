import { itemAt } from '@pandok/domain'
import type { DicomDataset } from '../../dicom/index.ts'
import type { ImagePoint, PlaneGeometry } from '../../model/Geometry.ts'
import type { Code } from './codes.ts'
import { coordinates, imageValue, type Relationship } from './contentItems.ts'
import type { Graphic } from './graphicsOf.ts'
import type { SrItem } from './SrImage.ts'

/** A shape in the coordinates of its image or, for a reformatted plane, of the patient. */
export function coordinatesOf(
  { measurement, images, frameOfReference }: SrItem,
  { type, points }: Graphic,
  relationship: Relationship,
  name?: Code,
): DicomDataset {
  const { place } = measurement
  if (place.on === 'plane' && frameOfReference !== undefined) {
    const data = points.flatMap((point) => inPatient(place.geometry, point))
    return coordinates(
      relationship,
      name,
      { type: typeInSpace(type, points), data, frameOfReference },
      undefined,
    )
  }
  const [image] = images
  const reference = image && imageValue(image.sopClass, image.sopInstance, image.frame)
  const data = points.flatMap(({ x, y }) => [x, y])
  return coordinates(relationship, name, { type, data }, reference, image?.isSlide && 'VOLUME')
}

/** Points of a plane are in mm from its position. */
const inPatient = ({ position, row, column }: PlaneGeometry, { x, y }: ImagePoint): number[] =>
  position.map((from, axis) => from + x * itemAt(row, axis) + y * itemAt(column, axis))

/** A closed line in space is a polygon (PS3.3 C.18.9.1.2). */
function typeInSpace(type: Graphic['type'], points: readonly ImagePoint[]): Graphic['type'] {
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = points.length > 3 && first?.x === last?.x && first?.y === last?.y
  return type === 'POLYLINE' && isClosed ? 'POLYGON' : type
}
