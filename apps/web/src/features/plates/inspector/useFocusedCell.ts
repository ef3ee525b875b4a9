import type { Cell } from '@pandok/domain'
import { useBoardState } from '../editor/useBoard.ts'

export interface FocusedCell {
  position: number
  cell: Cell | undefined
  /** Its index in the plate's cells, as used by errors; -1 for an empty place. */
  index: number
}

export const useFocusedCell = (): FocusedCell =>
  useBoardState(({ plate, focus }) => {
    const index = plate.cells.findIndex(({ position }) => position === focus)
    return { position: focus, cell: plate.cells[index], index }
  })
