import { fieldsOf } from '@pandok/domain'
import type { LoadedMeasurement } from '../../measure/store/createMeasurements.ts'
import { countingGridOf } from '../../measure/tools/countingGrid.ts'
import type { ImagePoint } from '../../model/Geometry.ts'
import { MOST_POINTS, MOST_SHAPES, type ReadAnnotations } from './ReadAnnotations.ts'
import { GRID_METADATA } from './toGeoJson.ts'

interface Found {
  shapes: LoadedMeasurement[]
  points: Map<string, ImagePoint[]>
  leftOut: number
  holes: number
  pointCount: number
}

/**
 * Annotations of QuPath and other programs, in pixels of the largest level. Points of one class become one
 * count.
 */
export function readGeoJson(text: string, slide: string): ReadAnnotations {
  const features = featuresOf(parsed(text))
  if (!features) return { ok: false, reason: 'notGeoJson' }
  const found: Found = { shapes: [], points: new Map(), leftOut: 0, holes: 0, pointCount: 0 }
  const place = { on: 'slide', slide } as const
  const shape: MakeShape = (tool, points, label) => found.shapes.push({ tool, place, points, label })
  for (const feature of features) {
    takeFeature(feature, found, shape)
    if (found.shapes.length > MOST_SHAPES || found.pointCount > MOST_POINTS)
      return { ok: false, reason: 'tooMany' }
  }
  const counts = [...found.points].map(([label, points]): LoadedMeasurement => {
    return { tool: 'counter', place, points, label }
  })
  const made = [...found.shapes, ...counts]
  const { leftOut, holes } = found
  return made.length > 0 ? { ok: true, made, leftOut, holes } : { ok: false, reason: 'nothing' }
}

type MakeShape = (tool: 'freehand' | 'length' | 'path' | 'grid', points: ImagePoint[], label: string) => void

function takeFeature(feature: unknown, found: Found, shape: MakeShape): void {
  const { geometry, properties, nucleusGeometry } = fieldsOf(feature)
  const facts = fieldsOf(properties)
  const grid = gridPointsOf(fieldsOf(geometry), fieldsOf(facts['metadata']))
  if (grid) shape('grid', grid, labelOf(facts))
  else takeGeometry(geometry, { label: labelOf(facts), depth: 0 }, found, shape)
  // Cells have two outlines; the outer one is drawn.
  if (nucleusGeometry !== undefined && nucleusGeometry !== null) found.leftOut++
}

/** The points of one of our counting grids; undefined if its rectangle was changed to another shape since. */
function gridPointsOf(
  { type, coordinates }: Readonly<Record<string, unknown>>,
  metadata: Readonly<Record<string, unknown>>,
): ImagePoint[] | undefined {
  const [columns, rows] = [Number(metadata[GRID_METADATA.columns]), Number(metadata[GRID_METADATA.rows])]
  const [ring, ...holes] = type === 'Polygon' ? list(coordinates) : []
  const corners = pointsOf(ring)
  if (!corners || holes.length > 0 || !(columns >= 1) || !(rows >= 1)) return undefined
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [from, to] = [
    { x: least(xs), y: least(ys) },
    { x: most(xs), y: most(ys) },
  ]
  const isRectangle = corners.every(
    ({ x, y }) => (x === from.x || x === to.x) && (y === from.y || y === to.y),
  )
  const first = { x: from.x + (to.x - from.x) / columns, y: from.y + (to.y - from.y) / rows }
  return isRectangle && countingGridOf([from, to, first]) ? [from, to, first] : undefined
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

/** Collections in collections are legal; nobody writes more than one. */
const DEPTH_MAX = 8

function takeGeometry(
  geometry: unknown,
  { label, depth }: { label: string; depth: number },
  found: Found,
  shape: MakeShape,
): void {
  const { type, coordinates, geometries } = fieldsOf(geometry)
  if (type === 'GeometryCollection' && depth < DEPTH_MAX) {
    for (const one of list(geometries)) takeGeometry(one, { label, depth: depth + 1 }, found, shape)
    return
  }
  if (type === 'MultiLineString') {
    for (const one of list(coordinates))
      takeGeometry({ type: 'LineString', coordinates: one }, { label, depth }, found, shape)
    return
  }
  const rings = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? list(coordinates) : undefined
  if (rings) {
    for (const polygon of rings) takePolygon(list(polygon), label, found, shape)
    return
  }
  const points = pointsOf(type === 'Point' ? [coordinates] : coordinates)
  const isLine = type === 'LineString' && points !== undefined && points.length > 1
  if (!points || (type !== 'Point' && type !== 'MultiPoint' && !isLine)) {
    found.leftOut++
    return
  }
  found.pointCount += points.length
  if (isLine) shape(points.length === 2 ? 'length' : 'path', points, label)
  else addPoints(found.points, label, points)
}

/** In place: a hundred thousand cells may come one by one. */
function addPoints(all: Map<string, ImagePoint[]>, label: string, points: readonly ImagePoint[]): void {
  const own = all.get(label) ?? []
  all.set(label, own)
  for (const point of points) own.push(point)
}

/** Holes can't be drawn: the outline is kept, and its holes are counted, because its area includes them. */
function takePolygon(
  [outer, ...holes]: readonly unknown[],
  label: string,
  found: Found,
  shape: MakeShape,
): void {
  const points = pointsOf(outer)
  if (!points || points.length < 3) {
    found.leftOut++
    return
  }
  found.holes += holes.length
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = points.length > 3 && first?.x === last?.x && first?.y === last?.y
  found.pointCount += points.length
  shape('freehand', isClosed ? points.slice(0, -1) : points, label)
}

function featuresOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  const { type, features } = fieldsOf(value)
  if (type === 'Feature') return [value]
  if (typeof type === 'string' && GEOMETRIES.has(type)) return [{ geometry: value }]
  return type === 'FeatureCollection' && Array.isArray(features) ? features : undefined
}

/** A file may be a geometry alone (RFC 7946, 2). */
const GEOMETRIES = new Set([
  ...['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'],
  'GeometryCollection',
])

/** QuPath names classes; other programs name the annotation, or nothing. */
function labelOf(properties: Readonly<Record<string, unknown>>): string {
  const { classification } = properties
  const { name, names } = fieldsOf(classification)
  const className = typeof classification === 'string' ? classification : name
  const joined = Array.isArray(names) ? names.filter((one) => typeof one === 'string').join(': ') : undefined
  const label = [className, joined, properties['name']].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  )
  return typeof label === 'string' ? label.trim().slice(0, 200) : ''
}

function pointsOf(value: unknown): ImagePoint[] | undefined {
  const points = list(value).map((one) => {
    const [x, y] = list(one)
    return { x, y }
  })
  const isPoint = (one: { x: unknown; y: unknown }): one is ImagePoint =>
    Number.isFinite(one.x) && Number.isFinite(one.y)
  return points.length > 0 && points.every(isPoint) ? points : undefined
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function parsed(text: string): unknown {
  try {
    // Some programs begin a file with a mark of its byte order.
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return undefined
  }
}
