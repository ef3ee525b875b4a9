import { BOARD_COLUMNS } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'

export const placeWords = (text: Text, position: number): string =>
  text('plateBoard.place', {
    row: Math.floor(position / BOARD_COLUMNS) + 1,
    column: (position % BOARD_COLUMNS) + 1,
  })
