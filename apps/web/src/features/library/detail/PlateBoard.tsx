import { foldBoard } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import type { LoadedPlate } from '@pandok/protocol'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { BoardGrid } from '#shared/board/BoardGrid.tsx'
import { CellFace } from '#shared/board/CellFace.tsx'
import { CellWriting } from '#shared/board/CellWriting.tsx'
import { useCellKeyLabel } from '#shared/board/useCellKeyLabel.ts'

/** The board as it will be used, and the sentences of the selected cell. */
export function PlateBoard({ plate }: { plate: LoadedPlate }) {
  const text = useText()
  const keyLabelOf = useCellKeyLabel(plate.keyMap)
  const modules = useMemo(() => new Map(plate.modules.map((module) => [module.id, module])), [plate.modules])
  const [position, setPosition] = useState(() => firstOf(plate.cells))
  const rows = useMemo(() => foldBoard(plate.cells.map((cell) => cell.position)), [plate.cells])
  const chosen = plate.cells.find((cell) => cell.position === position)
  return (
    <>
      <BoardGrid
        label={plate.name}
        cells={plate.cells}
        rows={rows}
        focus={position}
        onFocus={setPosition}
        onActivate={setPosition}
        cellState={(at) => ({ isCurrent: at === position })}
        renderCell={(at, cell) =>
          cell ? (
            <CellFace cell={cell} keyLabel={keyLabelOf(cell.id)} state={{ isFocused: at === position }} />
          ) : (
            <span className="block h-full rounded-md border border-dashed border-line/70">
              <span className="sr-only">{text('library.board.empty')}</span>
            </span>
          )
        }
      />
      <div aria-live="polite" className="grid grid-cols-1 gap-2">
        {chosen ? (
          <>
            <h3 className="font-semibold break-words">
              {chosen.name}
              {chosen.title && chosen.title !== chosen.name ? (
                <span className="font-normal text-muted"> · {chosen.title}</span>
              ) : null}
            </h3>
            <CellWriting key={chosen.id} cell={chosen} exam={plate.exam} modules={modules} />
          </>
        ) : (
          <p className="text-sm text-muted">{text('library.board.chosenEmpty')}</p>
        )}
      </div>
    </>
  )
}

const firstOf = (cells: readonly Cell[]): number =>
  cells.length === 0 ? 0 : Math.min(...cells.map(({ position }) => position))
