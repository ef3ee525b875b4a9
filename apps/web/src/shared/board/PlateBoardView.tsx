import type { BoardRows } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import type { LoadedPlate, ModuleDocument } from '@pandok/protocol'
import { type ReactNode, useMemo, useState } from 'react'
import { BoardGrid } from './BoardGrid.tsx'
import { CellFace } from './CellFace.tsx'
import { useCellKeyLabel } from './useCellKeyLabel.ts'

interface ChosenCell {
  cell: Cell
  keys: string | undefined
  /** The modules of the plate by id. */
  modules: ReadonlyMap<string, ModuleDocument>
}

interface PlateBoardViewProps {
  plate: LoadedPlate
  /** The rows to show; all by default. */
  rows?: BoardRows
  /** Read aloud for a place without a cell. */
  emptyLabel: string
  /** True if cells show that a module of theirs is missing. */
  showsGone?: boolean
  /** Shows the chosen cell below the board; undefined if its place is empty. */
  children: (chosen: ChosenCell | undefined) => ReactNode
}

/** A plate's board for viewing: a cell can be chosen, and nothing can be changed. */
export function PlateBoardView({
  plate,
  rows,
  emptyLabel,
  showsGone = false,
  children,
}: PlateBoardViewProps) {
  const keyLabelOf = useCellKeyLabel(plate.keyMap)
  const modules = useMemo(() => new Map(plate.modules.map((module) => [module.id, module])), [plate.modules])
  const [position, setPosition] = useState(() => firstOf(plate.cells))
  const chosen = plate.cells.find((cell) => cell.position === position)

  const isModuleGone = ({ outputs }: Cell) =>
    showsGone && outputs.some((output) => output.kind === 'module' && !modules.has(output.moduleId))

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
            <CellFace
              cell={cell}
              keyLabel={keyLabelOf(cell.id)}
              state={{ isFocused: at === position, isModuleGone: isModuleGone(cell) }}
            />
          ) : (
            <span className="block h-full rounded-md border border-dashed border-line/70">
              <span className="sr-only">{emptyLabel}</span>
            </span>
          )
        }
      />
      {children(chosen && { cell: chosen, keys: keyLabelOf(chosen.id), modules })}
    </>
  )
}

const firstOf = (cells: readonly Cell[]): number =>
  cells.length === 0 ? 0 : Math.min(...cells.map(({ position }) => position))
