import type { Mask } from './cropMask.ts'
import { maskEdges } from './maskEdges.ts'

export interface MaskOutlines {
  /** x1, y1, x2, y2 of each line, as `maskEdges` has them. */
  lines: readonly number[]
  /** The same lines joined into closed outlines, holes included: x and y of each corner. */
  loops: readonly (readonly number[])[]
}

/**
 * Where a line ends, exactly one other line ends, and that one is at right angles to it: of the four pixels around such a
 * corner one or three are inside. So an outline goes on from the end of a line with the other line of that corner.
 */
export function maskOutlines(mask: Mask): MaskOutlines {
  const lines = maskEdges(mask)
  const width = mask.left + mask.columns + 1
  const cornerAt = (at: number) => (lines[at + 1] as number) * width + (lines[at] as number)
  const ends = new Map<number, number[]>()
  for (let at = 0; at < lines.length; at += 2) {
    const corner = cornerAt(at)
    const known = ends.get(corner)
    if (known) known.push(at)
    else ends.set(corner, [at])
  }
  const isJoined = new Uint8Array(lines.length / 4)
  const loops: number[][] = []
  for (let first = 0; first < isJoined.length; first++) {
    const loop: number[] = []
    for (let from = first * 4; !isJoined[from >> 2]; ) {
      isJoined[from >> 2] = 1
      loop.push(lines[from] as number, lines[from + 1] as number)
      const to = from ^ 2
      from = ends.get(cornerAt(to))?.find((end) => end !== to) ?? to
    }
    if (loop.length > 0) loops.push(loop)
  }
  return { lines, loops }
}
