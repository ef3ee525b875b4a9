import type { ScreenPoint, ViewportSize } from '../display/placement/placeImage.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { CompoundGraphic, GraphicUnits } from '../model/Presentation.ts'
import { graphicOutline } from './graphicOutline.ts'
import { displayedBox, type GraphicPlace, graphicPoints } from './graphicPoints.ts'

/** What is drawn for a compound graphic, in screen pixels. */
export interface CompoundMarks {
  lines: readonly (readonly ScreenPoint[])[]
  /** The closed outline of a rectangle or an ellipse. */
  outline?: readonly ScreenPoint[]
  /** Heads of arrows, filled. */
  heads: readonly (readonly ScreenPoint[])[]
  /** Texts about their middle. */
  labels: readonly { at: ScreenPoint; text: string }[]
}

/** A viewport that a state is drawn in. */
export interface CompoundPlace extends GraphicPlace {
  size: ViewportSize
}

/** Screen pixels. The standard leaves these to the viewer. */
const TICK = 8
const LABEL_DISTANCE = 10
const END_BAR = 16
const CUT_ARROW = 28
const HEAD = { length: 11, width: 8 }

/** A compound graphic by its own attributes (PS3.3 C.10.5.1.3). */
export function compoundMarks(graphic: CompoundGraphic, place: CompoundPlace): CompoundMarks {
  return MAKERS[graphic.shape](graphic, spaceOf(graphic, place))
}

/** Screen pixels of a length in the units of a graphic, along its horizontal. */
export const lengthOnScreen = (length: number, units: GraphicUnits, place: GraphicPlace): number =>
  length * metricOf(units, place).across

type Marks = Partial<CompoundMarks>
type Maker = (graphic: CompoundGraphic, space: Space) => CompoundMarks
const marks = (made: Marks): CompoundMarks => ({ lines: [], heads: [], labels: [], ...made })

const MAKERS: Record<CompoundGraphic['shape'], Maker> = {
  rectangle: ({ points: [a, b] }, space) =>
    marks(a && b ? { outline: space.placed([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }, a]) } : {}),
  ellipse: ({ points: [a, b] }, space) => marks(a && b ? { outline: space.placed(ellipseIn(a, b)) } : {}),
  arrow: ({ points }, space) => arrow(space.placed(points)),
  multiline: ({ points }, space) => marks({ lines: pairsOf(space.placed(points)) }),
  infiniteline: (graphic, space) => marks({ lines: infiniteLine(graphic, space) }),
  cutline,
  rangeline: ({ points }, space) => {
    const line = space.placed(points)
    return marks({ lines: [line, ...endBars(line)] })
  },
  ruler: scale,
  axis: scale,
  crosshair,
}

interface Space {
  size: ViewportSize
  /** Points of the graphic, rotated about its rotation point, on the screen. */
  placed: (points: readonly ImagePoint[]) => ScreenPoint[]
  /** The middle of the gap: the rotation point. */
  middle: ScreenPoint | undefined
  /** 1 where what is right of a line in the units of the graphic is right of it on the screen, −1 where the image is mirrored. */
  side: 1 | -1
  gap: number
  visible: number | undefined
}

function spaceOf(graphic: CompoundGraphic, place: CompoundPlace): Space {
  const { units, rotation, gap = 0, visible } = graphic
  const { across, down, isMirrored } = metricOf(units, place)
  const turned = (points: readonly ImagePoint[]) =>
    rotation ? points.map((point) => rotated(point, rotation, down / across)) : points
  const perDisplay = fittedWidth(place)
  return {
    size: place.size,
    placed: (points) => graphicPoints(turned(points), units, place),
    middle: rotation && graphicPoints([rotation.about], units, place)[0],
    side: isMirrored ? -1 : 1,
    gap: gap * perDisplay,
    visible: visible === undefined ? undefined : visible * perDisplay,
  }
}

/** Screen pixels of one unit in both directions. */
function metricOf(units: GraphicUnits, place: GraphicPlace) {
  const ends = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]
  const [o, x, y] = graphicPoints(ends, units, place) as [ScreenPoint, ScreenPoint, ScreenPoint]
  const [along, beside] = [from(o, x), from(o, y)]
  return {
    across: Math.hypot(along.x, along.y),
    down: Math.hypot(beside.x, beside.y),
    isMirrored: along.x * beside.y - along.y * beside.x < 0,
  }
}

/** Display units of lengths don't grow with the zoom of the image (PS3.3 C.10.5.1.3.6). */
function fittedWidth(place: CompoundPlace): number {
  const { from: first, to: last } = displayedBox(place)
  const [width, height] = [last.x - first.x, last.y - first.y]
  return width * Math.min(place.size.width / width, place.size.height / height)
}

/** Counterclockwise as the graphic is seen, in the shape of its units. */
function rotated(
  { x, y }: ImagePoint,
  { degrees, about }: NonNullable<CompoundGraphic['rotation']>,
  aspect: number,
): ImagePoint {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [x - about.x, (y - about.y) * aspect]
  return { x: about.x + dx * cos + dy * sin, y: about.y + (dy * cos - dx * sin) / aspect }
}

const from = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: b.x - a.x, y: b.y - a.y })

const between = (a: ScreenPoint, b: ScreenPoint, share: number): ScreenPoint => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

const moved = (point: ScreenPoint, direction: ScreenPoint, distance: number): ScreenPoint => ({
  x: point.x + direction.x * distance,
  y: point.y + direction.y * distance,
})

/** Of length 1; undefined between points at one place. */
function directionOf(a: ScreenPoint, b: ScreenPoint): ScreenPoint | undefined {
  const { x, y } = from(a, b)
  const length = Math.hypot(x, y)
  return length > 0 ? { x: x / length, y: y / length } : undefined
}

/** To the right of somebody who walks along; y goes down. */
const rightOf = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: -y, y: x })

const ellipseIn = (a: ImagePoint, b: ImagePoint): ImagePoint[] => {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const ends = [
    { x: a.x, y },
    { x: b.x, y },
    { x, y: a.y },
    { x, y: b.y },
  ]
  return graphicOutline({ shape: 'ellipse', points: ends })
}

/** The first point is the tip (PS3.3 C.10.5.1.3.11). */
function arrow([tip, foot]: readonly ScreenPoint[]): CompoundMarks {
  const direction = tip && foot && directionOf(foot, tip)
  return direction ? marks({ lines: [[foot, tip]], heads: [headAt(tip, direction)] }) : marks({})
}

function headAt(tip: ScreenPoint, direction: ScreenPoint): ScreenPoint[] {
  const back = moved(tip, direction, -HEAD.length)
  const right = rightOf(direction)
  return [tip, moved(back, right, HEAD.width / 2), moved(back, right, -HEAD.width / 2)]
}

/** Each line has two points of its own. */
const pairsOf = (points: readonly ScreenPoint[]): ScreenPoint[][] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, index) => points.slice(index * 2, index * 2 + 2))

function endBars([a, b]: readonly ScreenPoint[]): ScreenPoint[][] {
  const direction = a && b && directionOf(a, b)
  if (!direction) return []
  const right = rightOf(direction)
  return [a, b].map((end) => [moved(end, right, END_BAR / 2), moved(end, right, -END_BAR / 2)])
}

/** The part of the line through two points that is in the viewport; undefined if none is. */
function acrossViewport([a, b]: readonly ScreenPoint[], { width, height }: ViewportSize) {
  if (!a || !b || !directionOf(a, b)) return undefined
  const step = from(a, b)
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [at, by, end] of [
    [a.x, step.x, width],
    [a.y, step.y, height],
  ] as const) {
    if (by === 0) {
      if (at < 0 || at > end) return undefined
      continue
    }
    const [enters, leaves] = [-at / by, (end - at) / by].sort((one, other) => one - other) as [number, number]
    first = Math.max(first, enters)
    last = Math.min(last, leaves)
  }
  return first < last ? ([between(a, b, first), between(a, b, last)] as const) : undefined
}

/** A line without what is within a circle. */
function withoutCircle(
  [a, b]: readonly [ScreenPoint, ScreenPoint],
  middle: ScreenPoint,
  radius: number,
): ScreenPoint[][] {
  const step = from(a, b)
  const length = Math.hypot(step.x, step.y)
  const nearest = ((middle.x - a.x) * step.x + (middle.y - a.y) * step.y) / length ** 2
  const foot = between(a, b, nearest)
  const half = Math.sqrt(Math.max(radius ** 2 - Math.hypot(middle.x - foot.x, middle.y - foot.y) ** 2, 0))
  const [enters, leaves] = [nearest - half / length, nearest + half / length]
  if (half === 0 || leaves <= 0 || enters >= 1) return [[a, b]]
  return [
    ...(enters > 0 ? [[a, between(a, b, enters)]] : []),
    ...(leaves < 1 ? [[between(a, b, leaves), b]] : []),
  ]
}

function infiniteLine({ points }: CompoundGraphic, space: Space): ScreenPoint[][] {
  const line = space.placed(points)
  const seen = acrossViewport(line, space.size)
  if (!seen) return []
  return withoutCircle(seen, gapMiddle(line, space), space.gap / 2)
}

const gapMiddle = (line: readonly ScreenPoint[], { middle }: Space): ScreenPoint => {
  const [a, b] = line as [ScreenPoint, ScreenPoint]
  return middle ?? between(a, b, 0.5)
}

/** Two arrows stand on the middles of its halves, on its right side, and point to it (PS3.3 C.10.5.1.3.6). */
function cutline(graphic: CompoundGraphic, space: Space): CompoundMarks {
  const line = space.placed(graphic.points)
  const seen = acrossViewport(line, space.size)
  const direction = seen && directionOf(...seen)
  if (!direction) return marks({})
  const right = rightOf(direction)
  const outward = { x: right.x * space.side, y: right.y * space.side }
  const inward = { x: -outward.x, y: -outward.y }
  const middle = gapMiddle(line, space)
  const tips = seen.map((end) => between(end, middle, 0.5))
  return marks({
    lines: [...infiniteLine(graphic, space), ...tips.map((tip) => [moved(tip, outward, CUT_ARROW), tip])],
    heads: tips.map((tip) => headAt(tip, inward)),
  })
}

/** Ticks between the first point (0) and the second one (1). A ruler that names none has them at its ends, without numbers. */
function scale(graphic: CompoundGraphic, space: Space): CompoundMarks {
  const [a, b] = space.placed(graphic.points)
  const direction = a && b && directionOf(a, b)
  if (!direction) return marks({})
  const right = rightOf(direction)
  const upward = { x: -right.x * space.side, y: -right.y * space.side }
  const { tickSide = 'center', labelSide = 'bottom', ticks = [] } = graphic
  const [upper, lower] = { top: [TICK, 0], center: [TICK / 2, -TICK / 2], bottom: [0, -TICK] }[tickSide] as [
    number,
    number,
  ]
  const shown = ticks.length > 0 ? ticks : [0, 1].map((position) => ({ position, label: '' }))
  const label = labelSide === 'top' ? upper + LABEL_DISTANCE : lower - LABEL_DISTANCE
  return marks({
    lines: [
      [a, b],
      ...shown.map(({ position }) => {
        const at = between(a, b, position)
        return [moved(at, upward, upper), moved(at, upward, lower)]
      }),
    ],
    labels: shown
      .filter(({ label: text }) => text !== '' && graphic.hasLabels !== false)
      .map(({ position, label: text }) => ({ text, at: moved(between(a, b, position), upward, label) })),
  })
}

/** Along the axes of its units, within its diameter and outside of its gap. */
function crosshair({ points: [origin] }: CompoundGraphic, space: Space): CompoundMarks {
  if (!origin) return marks({})
  const { x, y } = origin
  const [middle, beside, below] = space.placed([origin, { x: x + 1, y }, { x, y: y + 1 }]) as ScreenPoint[]
  if (!middle || !beside || !below) return marks({})
  const lines = [beside, below].flatMap((other) => {
    const seen = acrossViewport([middle, other], space.size)
    const visible = seen && within(seen, middle, space.visible)
    return visible ? withoutCircle(visible, middle, space.gap / 2) : []
  })
  return marks({ lines })
}

/** The part of a line through the middle that is within a diameter; undefined if none is. */
function within(
  [a, b]: readonly [ScreenPoint, ScreenPoint],
  middle: ScreenPoint,
  diameter: number | undefined,
): readonly [ScreenPoint, ScreenPoint] | undefined {
  const direction = directionOf(a, b)
  if (diameter === undefined || !direction) return [a, b]
  const distanceOf = (end: ScreenPoint) => {
    const far = from(middle, end)
    return far.x * direction.x + far.y * direction.y
  }
  const first = Math.max(distanceOf(a), -diameter / 2)
  const last = Math.min(distanceOf(b), diameter / 2)
  return first < last ? [moved(middle, direction, first), moved(middle, direction, last)] : undefined
}
