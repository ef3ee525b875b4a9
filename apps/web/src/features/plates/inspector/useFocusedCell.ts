import type { Cell } from '@pandok/domain'
import { useBoardState } from '../editor/useBoard.ts'

export interface FocusedCell {
  position: number
  cell: Cell | undefined
  /** Its place among the plate's cells, as faults name it; -1 for an empty place. */
  index: number
}

export const useFocusedCell = (): FocusedCell =>
  useBoardState(({ plate, focus }) => {
    const index = plate.cells.findIndex(({ position }) => position === focus)
    return { position: focus, cell: plate.cells[index], index }
  })
