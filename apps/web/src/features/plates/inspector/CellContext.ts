import type { Cell, CellOutput, PlateFault } from '@pandok/domain'
import { createContext, use } from 'react'

export interface CellWork {
  cell: Cell
  /** Where the cell stands among the plate's: what faults and `data-path` call it. */
  path: readonly (string | number)[]
  /** Changes of the same field within a second are one step back. */
  change: (update: (cell: Cell) => Cell, field: string) => void
  changeOutput: (id: string, update: (output: CellOutput) => CellOutput, field: string) => void
  faults: readonly PlateFault[]
  /** Whether what is missing is a mistake already: after an attempt to save. */
  isAsked: boolean
}

export const CellContext = createContext<CellWork | undefined>(undefined)

export function useCellWork(): CellWork {
  const work = use(CellContext)
  if (!work) throw new Error('No cell is being edited here: wrap it in CellContext.')
  return work
}
