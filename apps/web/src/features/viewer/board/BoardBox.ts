import { fieldsOf } from '@pandok/domain'

/** The position of a floating board, in CSS pixels of the window. */
export interface BoardBox {
  x: number
  y: number
  width: number
  height: number
}

interface WindowSize {
  width: number
  height: number
}

const LEAST = { width: 320, height: 240 }

/** The stored box, moved and shrunk so that it lies within the window. */
export function boxWithin(box: BoardBox, room: WindowSize): BoardBox {
  const width = Math.min(Math.max(box.width, LEAST.width), room.width)
  const height = Math.min(Math.max(box.height, LEAST.height), room.height)
  return {
    x: Math.min(Math.max(box.x, 0), room.width - width),
    y: Math.min(Math.max(box.y, 0), room.height - height),
    width,
    height,
  }
}

/** A floating board first appears at the right edge, where the docked one was. */
export const firstBox = ({ width, height }: WindowSize): BoardBox =>
  boxWithin({ x: width - 500, y: 96, width: 480, height: height - 140 }, { width, height })

/** Parses the stored value; undefined if it is invalid. */
export function readBox(kept: unknown): BoardBox | undefined {
  const { x, y, width, height } = fieldsOf(kept)
  return isNumber(x) && isNumber(y) && isNumber(width) && isNumber(height)
    ? { x, y, width, height }
    : undefined
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
