import { type Arrangement, arrange } from '@pandok/exchange/proposal'
import type { ImportCounts, ImportState } from './ImportState.ts'

type Given = Omit<ImportState, 'arrangement' | 'counts'>

/** The state with its derived parts. */
export function arrangeState(state: Given): ImportState {
  const { plates, beside } = arrange(state.rows, state.layout)
  const named = plates.map((plate) => ({ ...plate, name: state.plateNames[plate.id] ?? plate.name }))
  const arrangement = { plates: named, beside }
  const taken = selectedArrangement({ arrangement, skipped: state.skipped })
  return { ...state, arrangement, counts: countsOf(state, taken) }
}

/** The part of the layout that will be imported. */
export const selectedArrangement = ({
  arrangement,
  skipped,
}: Pick<ImportState, 'arrangement' | 'skipped'>): Arrangement => ({
  ...arrangement,
  plates: arrangement.plates.filter(({ id }) => !skipped.has(id)),
})

function countsOf({ files }: Given, { plates, beside }: Arrangement): ImportCounts {
  const cells = plates.flatMap((plate) => plate.cells)
  const own = files.flatMap(({ read }) => read?.own ?? [])
  const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0)
  return {
    plates: plates.length + sum(own.map(({ plateCount }) => plateCount)),
    cells: cells.length,
    modules:
      cells.filter(({ row }) => row.as === 'module').length +
      beside.length +
      sum(own.map(({ moduleCount }) => moduleCount)),
  }
}
