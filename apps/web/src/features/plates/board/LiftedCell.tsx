import { useDndContext } from '@dnd-kit/core'
import type { Cell } from '@pandok/domain'
import { CopyPlusIcon } from '@pandok/ui'
import { CellFace } from '#shared/board/CellFace.tsx'

interface LiftedCellProps {
  cell: Cell
  keyLabel: string | undefined
  isCopy: boolean
}

/** The cell shown under the pointer during a drag, in its size on the board. */
export function LiftedCell({ cell, keyLabel, isCopy }: LiftedCellProps) {
  const width = useDndContext().activeNodeRect?.width
  return (
    <span className="relative block h-full cursor-grabbing" style={{ width }}>
      <CellFace cell={cell} keyLabel={keyLabel} className="rotate-1 !shadow-overlay" />
      {isCopy ? (
        <span className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent [&_svg]:size-3.5">
          <CopyPlusIcon />
        </span>
      ) : null}
    </span>
  )
}
