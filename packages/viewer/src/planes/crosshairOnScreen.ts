import { type ScreenPoint, toScreen } from '../display/placement/placeImage.ts'
import type { Crosshair } from '../space/volume/crosshair.ts'
import type { PlaneName } from '../space/volume/standardAxes.ts'
import { crosshairLines } from './crosshairLines.ts'
import type { ShownPlane } from './ShownPlane.ts'

export interface ScreenLine {
  of: PlaneName
  /** Unit vector along the line. */
  along: ScreenPoint
  /** The circles for rotating it. */
  handles: readonly ScreenPoint[]
}

export interface ScreenCrosshair {
  at: ScreenPoint
  lines: readonly ScreenLine[]
  /** CSS pixels per mm. */
  perMm: number
}

/** Distance of the handles from the crosshair, relative to the shorter side. */
const HANDLES_AT = 0.32

export function crosshairOnScreen(
  crosshair: Crosshair,
  name: PlaneName,
  { picture: { plane }, matrix, size }: Omit<ShownPlane, 'view'>,
): ScreenCrosshair {
  const { at, lines } = crosshairLines(crosshair, name, plane)
  const center = toScreen(matrix, at)
  const reach = Math.min(size.width, size.height) * HANDLES_AT
  return {
    at: center,
    perMm: Math.hypot(matrix.a, matrix.b) / plane.spacing[1],
    lines: lines.map(({ of, along }) => {
      const beside = toScreen(matrix, { x: at.x + along.x, y: at.y + along.y })
      const [dx, dy] = [beside.x - center.x, beside.y - center.y]
      const length = Math.hypot(dx, dy) || 1
      const unit = { x: dx / length, y: dy / length }
      const handle = (by: number) => ({ x: center.x + unit.x * by, y: center.y + unit.y * by })
      return { of, along: unit, handles: [handle(reach), handle(-reach)] }
    }),
  }
}

/** Hit distances of the parts of the crosshair, in screen pixels. */
const REACH = { center: 12, handle: 12, line: 6 }

export type CrosshairHit = { part: 'center' } | { part: 'handle' | 'line'; of: PlaneName }

/** The part of the crosshair under a point; `slack` is added for fingers. */
export function hitCrosshair(
  { at, lines }: ScreenCrosshair,
  { x, y }: ScreenPoint,
  slack = 0,
): CrosshairHit | undefined {
  const isNear = (point: ScreenPoint, reach: number) => Math.hypot(x - point.x, y - point.y) <= reach + slack
  if (isNear(at, REACH.center)) return { part: 'center' }
  for (const { of, handles } of lines)
    if (handles.some((handle) => isNear(handle, REACH.handle))) return { part: 'handle', of }
  for (const { of, along } of lines) {
    const away = Math.abs((x - at.x) * along.y - (y - at.y) * along.x)
    if (away <= REACH.line + slack) return { part: 'line', of }
  }
  return undefined
}
