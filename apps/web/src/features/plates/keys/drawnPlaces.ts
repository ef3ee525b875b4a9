import type { DrawnKey } from '@pandok/board'

/** The position of a drawn key, in quarters of a letter key from the left, and its row. */
export interface KeyPlace {
  code: string
  row: number
  column: number
  width: number
  height: number
}

const QUARTERS = 4

export const drawnPlaces = (rows: readonly (readonly (DrawnKey & { height?: number })[])[]): KeyPlace[] =>
  rows.flatMap((keys, row) => {
    let column = 0
    return keys.map(({ code, width, gap = 0, height = 1 }) => {
      const place = { code, row, column: column + gap * QUARTERS, width: width * QUARTERS, height }
      column = place.column + place.width
      return place
    })
  })

/** The key that an arrow key moves to; the numeric pad is on the right, its top beside the digits. */
export function nextKey(
  from: string,
  arrow: string,
  main: readonly KeyPlace[],
  numpad: readonly KeyPlace[],
): string | undefined {
  const edge = Math.max(...main.map(({ column, width }) => column + width)) + QUARTERS
  const all = [
    ...main,
    ...numpad.map((place) => ({ ...place, row: place.row + 1, column: place.column + edge })),
  ]
  const here = all.find(({ code }) => code === from)
  if (!here) return undefined
  const center = ({ column, width }: KeyPlace) => column + width / 2
  const isInRow = (place: KeyPlace) => place.row <= here.row && here.row < place.row + place.height
  const ahead = all.filter((place) => {
    switch (arrow) {
      case 'ArrowRight':
        return isInRow(place) && place.column > here.column
      case 'ArrowLeft':
        return isInRow(place) && place.column < here.column
      case 'ArrowDown':
        return place.row >= here.row + here.height
      case 'ArrowUp':
        return place.row + place.height <= here.row
      default:
        return false
    }
  })
  if (!arrow.startsWith('Arrow')) return undefined
  const far = (place: KeyPlace) =>
    Math.abs(place.row - here.row) * 1000 + Math.abs(center(place) - center(here))
  return ahead.toSorted((a, b) => far(a) - far(b))[0]?.code ?? from
}
