import { foldBoard } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { memo, useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { BoardGrid } from '#shared/board/BoardGrid.tsx'
import { CellFace } from '#shared/board/CellFace.tsx'
import type { CellFaceState } from '#shared/board/CellFaceState.ts'
import { useCellKeyLabel } from '#shared/board/useCellKeyLabel.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'
import { BegunRuns } from './BegunRuns.tsx'
import type { EchoFeed } from './createEchoFeed.ts'
import { EchoLine } from './EchoLine.tsx'

interface BoardPaneProps {
  focus: number
  onFocus: (position: number) => void
  onActivate: (position: number) => void
  echo: EchoFeed
  goneCells: ReadonlySet<string>
  mark: CopyMark | undefined
  /** True if the board is five cells wide; the last sentence is then shown elsewhere. */
  isNarrow: boolean
}

/** The plate's cells with their state in the report. */
export function BoardPane(props: BoardPaneProps) {
  const { focus, onFocus, onActivate, echo, goneCells, mark, isNarrow } = props
  const { plate } = useRunWorkspace()
  const keyLabelOf = useCellKeyLabel(plate.keyMap)
  const labels = useMemo(
    () => new Map(plate.cells.map(({ id }) => [id, keyLabelOf(id)])),
    [plate.cells, keyLabelOf],
  )
  const open = useRunState((state) => state.open?.cell.id)
  const rows = useMemo(() => foldBoard(plate.cells.map(({ position }) => position)), [plate.cells])
  const written = useRunState(({ runs }) => {
    const counts: Record<string, number> = {}
    for (const { cell, isWritten } of runs) if (isWritten) counts[cell.id] = (counts[cell.id] ?? 0) + 1
    return counts
  })
  return (
    <div className={cx('flex min-h-0 flex-1 flex-col gap-2', isNarrow ? 'p-1.5' : 'p-2 sm:p-3')}>
      <BoardGrid
        // The padding leaves room for the focus ring. Keys grow with the available space up to a limit.
        className="-m-1 min-h-0 p-1 @min-[40rem]/workspace:overflow-y-auto in-data-beside:overflow-y-auto @min-[60rem]/workspace:max-h-[calc(var(--lines)*7.5rem)] @min-[60rem]/workspace:flex-[1_1_0] @min-[120rem]/workspace:max-h-[calc(var(--lines)*9rem)] @min-[60rem]/workspace:[&>table]:h-full"
        placesClassName={isNarrow ? NARROW : LOW}
        label={plate.name}
        cells={plate.cells}
        rows={rows}
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
      <EchoLine feed={echo} mark={mark} isNarrow={isNarrow} />
    </div>
  )
}

interface RunPlaceProps extends CellFaceState {
  cell: Cell
  keyLabel: string | undefined
}

/** Above the report there is less height for keys than beside it. */
const LOW =
  '@min-[40rem]/workspace:@max-[60rem]/workspace:![--least:--spacing(14)] in-data-beside:@max-[60rem]/workspace:![--least:--spacing(14)]'

const NARROW = '![--least:--spacing(15)] pointer-coarse:![--least:--spacing(16)]'

/** Memoised, because a press changes only one or two cells. */
const RunPlace = memo(function RunPlace({ cell, keyLabel, ...state }: RunPlaceProps) {
  return <CellFace cell={cell} keyLabel={keyLabel} state={state} />
})

const EmptyPlace = memo(function EmptyPlace() {
  const text = useText()
  return (
    <span className="block h-full rounded-md border border-dashed border-line/70">
      <span className="sr-only">{text('plateRun.board.empty')}</span>
    </span>
  )
})
