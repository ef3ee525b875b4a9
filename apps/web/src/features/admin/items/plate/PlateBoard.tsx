import type { Cell } from '@pandok/domain'
import type { LoadedPlate } from '@pandok/protocol'
import { Notice } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { BoardGrid } from '#shared/board/BoardGrid.tsx'
import { CellFace } from '#shared/board/CellFace.tsx'
import { useCellKeyLabel } from '#shared/board/useCellKeyLabel.ts'
import { ChosenCell } from './ChosenCell.tsx'

/** The board as members see it, and the sentences of the selected cell. */
export function PlateBoard({ plate }: { plate: LoadedPlate }) {
  const text = useText()
  const keyLabelOf = useCellKeyLabel(plate.keyMap)
  const modules = useMemo(() => new Map(plate.modules.map((module) => [module.id, module])), [plate.modules])
  const [position, setPosition] = useState(() => firstOf(plate.cells))
  const chosen = plate.cells.find((cell) => cell.position === position)

  const isModuleGone = ({ outputs }: Cell) =>
    outputs.some((output) => output.kind === 'module' && !modules.has(output.moduleId))

  if (plate.cells.length === 0) return <Notice>{text('office.items.board.noCells')}</Notice>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{text('office.items.board.hint')}</p>
      <BoardGrid
        label={plate.name}
        cells={plate.cells}
        focus={position}
        onFocus={setPosition}
        onActivate={setPosition}
        cellState={(at) => ({ isCurrent: at === position })}
        renderCell={(at, cell) =>
          cell ? (
            <CellFace
              cell={cell}
              keyLabel={keyLabelOf(cell.id)}
              state={{ isFocused: at === position, isModuleGone: isModuleGone(cell) }}
            />
          ) : (
            <span className="block h-full rounded-md border border-dashed border-line/70">
              <span className="sr-only">{text('office.items.board.empty')}</span>
            </span>
          )
        }
      />
      {chosen ? (
        <ChosenCell cell={chosen} exam={plate.exam} keys={keyLabelOf(chosen.id)} modules={modules} />
      ) : (
        <p className="text-sm text-muted">{text('office.items.board.chosenEmpty')}</p>
      )}
    </div>
  )
}

const firstOf = (cells: readonly Cell[]): number =>
  cells.length === 0 ? 0 : Math.min(...cells.map(({ position }) => position))
