import { countingGridOf } from '../../measure/tools/countingGrid.ts'
import { ellipseOf, outlineOf } from '../../measure/tools/outlineOf.ts'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { countsByClass } from './countsByClass.ts'

type Position = [x: number, y: number]

/** Corners of the polygon for an ellipse: the deviation is less than a thousandth of its radius. */
const ELLIPSE_CORNERS = 72

/**
 * Drawings on a slide as GeoJSON for QuPath: pixels of the largest level, one annotation each, with the
 * reader's name as class. Texts and angles have no outline and are left out. A counting grid is the rectangle around its squares, with
 * the counts inside it as measurements.
 */
export function toGeoJson(measurements: readonly Measurement[]): string {
  const features = measurements.flatMap((one) => {
    const geometry = geometryOf(one)
    const name = one.label.trim()
    if (!geometry) return []
    const classification = name === '' ? {} : { name, classification: { name, color: colorOf(name) } }
    const properties = { objectType: 'annotation', ...classification, ...gridProperties(one, measurements) }
    return [{ type: 'Feature', id: one.id, geometry, properties }]
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}

/** The keys of QuPath's metadata from which the squares of a grid are read again. */
export const GRID_METADATA = { columns: 'Grid columns', rows: 'Grid rows' } as const

/** QuPath keeps both: metadata are texts, measurements are numbers by name. */
function gridProperties(measurement: Measurement, all: readonly Measurement[]) {
  const { tool, place, points } = measurement
  const grid = tool === 'grid' ? countingGridOf(points) : undefined
  if (!grid || place.on !== 'slide') return {}
  const counts = countsByClass(all, place.slide, measurement)
  return {
    metadata: { [GRID_METADATA.columns]: String(grid.columns), [GRID_METADATA.rows]: String(grid.rows) },
    measurements: Object.fromEntries(
      counts.map(({ name, points: count, regions }) => [name === '' ? 'Count' : name, count + regions]),
    ),
  }
}

/** Whether a drawing has an outline that is written. */
export const hasOutline = (measurement: Measurement): boolean => geometryOf(measurement) !== undefined

function geometryOf({ tool, points }: Measurement): { type: string; coordinates: unknown } | undefined {
  const [a, b] = points
  if (!a) return undefined
  switch (tool) {
    case 'counter':
      return { type: 'MultiPoint', coordinates: points.map(position) }
    case 'probe':
      return { type: 'Point', coordinates: position(a) }
    case 'length':
      return b && { type: 'LineString', coordinates: [position(a), position(b)] }
    case 'path':
      return b && { type: 'LineString', coordinates: points.map(position) }
    case 'ellipse':
      return b && ring(ellipseCorners(a, b))
    case 'rectangle':
    case 'grid':
    case 'freehand': {
      const outline = outlineOf({ tool, points }).find((shape) => shape.kind === 'polygon')
      return outline?.kind === 'polygon' ? ring(outline.points) : undefined
    }
    default:
      return undefined
  }
}

const position = ({ x, y }: ImagePoint): Position => [x, y]

/** Rings are closed: the first point is repeated at the end (RFC 7946, 3.1.6). */
function ring(points: readonly ImagePoint[]) {
  const [first] = points
  return { type: 'Polygon', coordinates: [[...points, ...(first ? [first] : [])].map(position)] }
}

function ellipseCorners(a: ImagePoint, b: ImagePoint): ImagePoint[] {
  const { center, radiusX, radiusY } = ellipseOf(a, b)
  return Array.from({ length: ELLIPSE_CORNERS }, (_, index) => {
    const angle = (index / ELLIPSE_CORNERS) * 2 * Math.PI
    return { x: center.x + radiusX * Math.cos(angle), y: center.y + radiusY * Math.sin(angle) }
  })
}

/** The same name always gets the same color. */
function colorOf(name: string): [number, number, number] {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  const channel = (shift: number) => 64 + ((hash >>> shift) & 0x7f)
  return [channel(0), channel(8), channel(16)]
}
