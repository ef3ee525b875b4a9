import { type Mask, type Matrix, maskOutlines, toScreen } from '@pandok/viewer'

interface MaskPaths {
  /** The lines around a mask, as areas of their width: filling them takes half as long as stroking them. */
  edges: Path2D
  /** What is inside; undefined if some pixels are so in part, which a path can't tell. */
  inside: Path2D | undefined
}

const EDGE_WIDTH = 1.5

interface KnownPaths extends MaskPaths {
  matrix: Matrix
}

const known = new WeakMap<Mask, KnownPaths>()

const isSameScale = (one: Matrix, other: Matrix): boolean =>
  one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d

/**
 * Paths of a mask in screen pixels, so that lines are equally thin whatever the size of an image pixel; where they lie on the
 * screen is left out. They are kept, since making them takes longer than drawing them, until the image is zoomed or turned.
 */
export function maskPaths(mask: Mask, matrix: Matrix): MaskPaths {
  const before = known.get(mask)
  if (before && isSameScale(before.matrix, matrix)) return before
  const scale = { ...matrix, e: 0, f: 0 }
  const { lines, loops } = maskOutlines(mask)
  const isWhole = mask.values.every((value) => value === 0 || value === 255)
  const made = {
    matrix,
    edges: edgesOf(lines, scale),
    inside: isWhole ? insideOf(loops, scale) : undefined,
  }
  known.set(mask, made)
  return made
}

function insideOf(loops: readonly (readonly number[])[], matrix: Matrix): Path2D {
  const path = new Path2D()
  for (const loop of loops) {
    for (let at = 0; at < loop.length; at += 2) {
      const { x, y } = toScreen(matrix, { x: loop[at] ?? 0, y: loop[at + 1] ?? 0 })
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    path.closePath()
  }
  return path
}

/** All areas go round in the same direction, so that where two overlap they don't cancel each other. */
function edgesOf(lines: readonly number[], matrix: Matrix): Path2D {
  const path = new Path2D()
  for (let at = 0; at < lines.length; at += 4) {
    const from = toScreen(matrix, { x: lines[at] ?? 0, y: lines[at + 1] ?? 0 })
    const to = toScreen(matrix, { x: lines[at + 2] ?? 0, y: lines[at + 3] ?? 0 })
    const half = EDGE_WIDTH / 2 / Math.hypot(to.x - from.x, to.y - from.y)
    const [across, down] = [(from.y - to.y) * half, (to.x - from.x) * half]
    path.moveTo(from.x + across, from.y + down)
    path.lineTo(to.x + across, to.y + down)
    path.lineTo(to.x - across, to.y - down)
    path.lineTo(from.x - across, from.y - down)
    path.closePath()
  }
  return path
}
