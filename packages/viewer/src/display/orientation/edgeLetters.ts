import type { Vector } from '../../model/Geometry.ts'
import type { Placement } from '../../model/View.ts'
import { cosAndSin } from '../placement/placeImage.ts'
import { lettersOfVector, oppositeLetters } from './letters.ts'
import type { Orientation } from './orientationOf.ts'

/** The letters at the edges of the viewport; empty where the direction is unknown. */
export interface EdgeLetters {
  left: string
  right: string
  top: string
  bottom: string
}

const NONE: EdgeLetters = { left: '', right: '', top: '', bottom: '' }

/** The letters for the displayed picture, after flipping and rotation. */
export function edgeLetters(
  orientation: Orientation | undefined,
  { rotation, isFlipped }: Pick<Placement, 'rotation' | 'isFlipped'>,
): EdgeLetters {
  if (!orientation) return NONE
  const [cos, sin] = cosAndSin(rotation)
  // The screen's right and bottom as image directions: rotated back, then flipped back.
  const mirror = isFlipped ? -1 : 1
  const right = { x: mirror * cos, y: -sin }
  const bottom = { x: mirror * sin, y: cos }
  if (orientation.kind === 'letters') return edgesByLetters(orientation, right, bottom)
  const along = ({ x, y }: typeof right): Vector => {
    const { row, column } = orientation
    return [x * row[0] + y * column[0], x * row[1] + y * column[1], x * row[2] + y * column[2]]
  }
  const [toRight, toBottom] = [along(right), along(bottom)]
  return {
    right: lettersOfVector(toRight),
    left: lettersOfVector(negative(toRight)),
    bottom: lettersOfVector(toBottom),
    top: lettersOfVector(negative(toBottom)),
  }
}

interface Direction {
  x: number
  y: number
}

/** Letters of a file can be permuted for quarter turns; at any other angle they would be unknown. */
function edgesByLetters(
  { row, column }: Extract<Orientation, { kind: 'letters' }>,
  right: Direction,
  bottom: Direction,
): EdgeLetters {
  const at = ({ x, y }: Direction): [towards: string, away: string] | undefined => {
    if (Math.abs(x) === 1) return towards(row, x)
    if (Math.abs(y) === 1) return towards(column, y)
    return undefined
  }
  const [horizontal, vertical] = [at(right), at(bottom)]
  if (!horizontal || !vertical) return NONE
  return { right: horizontal[0], left: horizontal[1], bottom: vertical[0], top: vertical[1] }
}

function towards(letters: string, sign: number): [towards: string, away: string] {
  const opposite = oppositeLetters(letters)
  return sign > 0 ? [letters, opposite] : [opposite, letters]
}

const negative = ([x, y, z]: Vector): Vector => [-x, -y, -z]
