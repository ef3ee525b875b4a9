import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../model/Geometry.ts'
import { distanceToSegment } from './point.ts'

/** Simplifies a line, nowhere deviating by more than `tolerance` (Douglas and Peucker, 1973). */
function simplify(points: readonly ImagePoint[], tolerance: number): ImagePoint[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const farthest = farthestOf(points, span)
    if (farthest === undefined || farthest.distance <= tolerance) continue
    kept.add(farthest.index)
    open.push([span[0], farthest.index], [farthest.index, span[1]])
  }
  return points.filter((_, index) => kept.has(index))
}

function farthestOf(points: readonly ImagePoint[], [from, to]: readonly [number, number]) {
  let farthest: { index: number; distance: number } | undefined
  const [a, b] = [itemAt(points, from), itemAt(points, to)]
  for (let index = from + 1; index < to; index++) {
    const distance = distanceToSegment(itemAt(points, index), a, b)
    if (!farthest || distance > farthest.distance) farthest = { index, distance }
  }
  return farthest
}

/** The same for a closed line: its start is arbitrary, so the ring is split in two. */
export function simplifyRing(points: readonly ImagePoint[], tolerance: number): ImagePoint[] {
  const [first] = points
  if (!first || points.length < 4) return [...points]
  const opposite = points.reduce(
    (best, point, index) => {
      const distance = Math.hypot(point.x - first.x, point.y - first.y)
      return distance > best.distance ? { index, distance } : best
    },
    { index: 0, distance: 0 },
  ).index
  const there = simplify(points.slice(0, opposite + 1), tolerance)
  const back = simplify([...points.slice(opposite), first], tolerance)
  return [...there, ...back.slice(1, -1)]
}
