import { useDndContext } from '@dnd-kit/core'
import type { Cell } from '@pandok/domain'
import { CopyPlusIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { CellFace } from '#shared/board/CellFace.tsx'
import { boardMetrics, nameSpace } from '#shared/board/name/boardMetrics.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { NameFitContext, useNameFit } from '#shared/board/name/useNameFit.ts'
import { toRem } from '#shared/board/toRem.ts'

interface LiftedCellProps {
  cell: Cell
  keyLabel: string | undefined
  isCopy: boolean
}

/** The cell shown under the pointer during a drag, in its size on the board. */
export function LiftedCell({ cell, keyLabel, isCopy }: LiftedCellProps) {
  const { locale } = useText()
  const width = useDndContext().activeNodeRect?.width ?? 0
  const rem = toRem(width)
  const fit = useNameFit([faceName(cell, locale)], locale, nameSpace(rem, 1))
  return (
    <span
      className="relative block h-full cursor-grabbing"
      style={{ width: width || undefined, '--inset': `${boardMetrics(rem).padding}rem` }}
    >
      <NameFitContext value={fit}>
        <CellFace cell={cell} keyLabel={keyLabel} className="rotate-1 !shadow-overlay" />
      </NameFitContext>
      {isCopy ? (
        <span className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent [&_svg]:size-3.5">
          <CopyPlusIcon />
        </span>
      ) : null}
    </span>
  )
}
