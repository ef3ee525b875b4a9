import type { Cell } from '@pandok/domain'
import { memo, useMemo } from 'react'
import { BoardGrid } from '#app/board/BoardGrid.tsx'
import { CellFace, type CellFaceState } from '#app/board/CellFace.tsx'
import { useCellKeyLabel } from '#app/board/useCellKeyLabel.ts'
import { useText } from '#app/text.ts'
import { useRunDesk, useRunState } from '../RunDeskFrame.ts'
import { BegunRuns } from './BegunRuns.tsx'
import { Echo } from './Echo.tsx'

interface BoardPaneProps {
  focus: number
  onFocus: (position: number) => void
  onActivate: (position: number) => void
  /** The cell that was run last. */
  lastCell: string | undefined
  goneCells: ReadonlySet<string>
}

/** The plate's cells with what the report has of each. */
export function BoardPane({ focus, onFocus, onActivate, lastCell, goneCells }: BoardPaneProps) {
  const { plate } = useRunDesk()
  const keyLabelOf = useCellKeyLabel(plate.keyMap)
  const labels = useMemo(
    () => new Map(plate.cells.map(({ id }) => [id, keyLabelOf(id)])),
    [plate.cells, keyLabelOf],
  )
  const open = useRunState((state) => state.open?.cell.id)
  const written = useRunState(({ runs }) => {
    const counts: Record<string, number> = {}
    for (const { cell, isWritten } of runs) if (isWritten) counts[cell.id] = (counts[cell.id] ?? 0) + 1
    return counts
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-2 sm:p-3 @min-[60rem]/desk:overflow-y-auto">
      <BoardGrid
        // Keys grow with the room there is, as far as they still look like keys.
        className="grow @min-[60rem]/desk:max-h-184 @min-[150rem]/desk:max-h-[32cqw] @min-[60rem]/desk:[&>table]:h-full"
        label={plate.name}
        cells={plate.cells}
        focus={focus}
        onFocus={onFocus}
        onActivate={onActivate}
        cellState={(_, cell) => ({ isCurrent: cell !== undefined && cell.id === open })}
        renderCell={(_, cell) =>
          cell ? (
            <RunPlace
              cell={cell}
              keyLabel={labels.get(cell.id)}
              written={written[cell.id]}
              isOpen={cell.id === open}
              isModuleGone={goneCells.has(cell.id)}
            />
          ) : (
            <EmptyPlace />
          )
        }
      />
      <BegunRuns />
      <Echo cellId={lastCell} />
    </div>
  )
}

interface RunPlaceProps extends CellFaceState {
  cell: Cell
  keyLabel: string | undefined
}

/** A press changes one or two cells; the other ones are not drawn again. */
const RunPlace = memo(function RunPlace({ cell, keyLabel, ...state }: RunPlaceProps) {
  return <CellFace cell={cell} keyLabel={keyLabel} state={state} />
})

const EmptyPlace = memo(function EmptyPlace() {
  const text = useText()
  return (
    <span className="block h-full min-h-16 rounded-md border border-dashed border-line/70">
      <span className="sr-only">{text('plateRun.board.empty')}</span>
    </span>
  )
})
