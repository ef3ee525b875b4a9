import type { Cell, CellOutput, PlateFault } from '@pandok/domain'
import { createContext, use } from 'react'

export interface CellWork {
  cell: Cell
  /** The path of the cell in the plate, as used by errors and `data-path`. */
  path: readonly (string | number)[]
  /** Changes of the same field within a second are one undo step. */
  change: (update: (cell: Cell) => Cell, field: string) => void
  changeOutput: (id: string, update: (output: CellOutput) => CellOutput, field: string) => void
  faults: readonly PlateFault[]
  /** True after an attempt to save; only then are missing values errors. */
  hasTriedToSave: boolean
}

export const CellContext = createContext<CellWork | undefined>(undefined)

export function useCellWork(): CellWork {
  const work = use(CellContext)
  if (!work) throw new Error('No cell is being edited here: wrap it in CellContext.')
  return work
}
