import { useText } from '#app/text.ts'
import { BoardGrid } from '../../board/BoardGrid.tsx'
import { CellFace } from '../../board/CellFace.tsx'
import { useRunDesk, useRunState } from '../RunDeskFrame.ts'
import { Echo } from './Echo.tsx'
import { useKeyLabels } from './useKeyLabels.ts'

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
  const labels = useKeyLabels(plate.keyMap)
  const open = useRunState((state) => state.open?.cell.id)
  const written = useRunState(({ runs }) => {
    const counts: Record<string, number> = {}
    for (const { cell, isWritten } of runs) if (isWritten) counts[cell.id] = (counts[cell.id] ?? 0) + 1
    return counts
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-2 sm:p-3">
      <BoardGrid
        label={plate.name}
        cells={plate.cells}
        focus={focus}
        onFocus={onFocus}
        onActivate={onActivate}
        cellState={(_, cell) => ({ isCurrent: cell !== undefined && cell.id === open })}
        renderCell={(_, cell) =>
          cell ? (
            <CellFace
              cell={cell}
              keyLabel={labels.get(cell.id)}
              state={{
                written: written[cell.id],
                isOpen: cell.id === open,
                isModuleGone: goneCells.has(cell.id),
              }}
            />
          ) : (
            <EmptyPlace />
          )
        }
      />
      <Echo cellId={lastCell} />
    </div>
  )
}

function EmptyPlace() {
  const text = useText()
  return (
    <span className="block h-full min-h-16 rounded-md border border-dashed border-line/70">
      <span className="sr-only">{text('plateRun.board.empty')}</span>
    </span>
  )
}
