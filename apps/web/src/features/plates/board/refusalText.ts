import type { BoardRefusal } from '@pandok/board'
import type { Text } from '#platform/text/text.ts'

export function refusalText(text: Text, refusal: BoardRefusal): string {
  switch (refusal) {
    case 'full':
    case 'occupied':
    case 'empty':
      return text(`plateBoard.refused.${refusal}`)
    default:
      return text('plateBoard.refused.other')
  }
}
