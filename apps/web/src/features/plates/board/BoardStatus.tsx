import { CELLS_MAX } from '@pandok/domain'
import { Button } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { onMac } from '#shared/commands/onMac.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { useBoardState } from '../editor/useBoard.ts'

/**
 * A line below the board: the number of cells, or the operation in progress and how to end it. It always has
 * the same height.
 */
export function BoardStatus({ actions }: { actions: CommandActions }) {
  const text = useText()
  const cells = useBoardState(({ plate }) => plate.cells)
  const carried = useBoardState((state) => state.carried)
  const selected = useBoardState((state) => state.selected)
  const name = cells.find(({ position }) => position === carried?.from)?.name ?? ''

  if (carried) {
    return (
      <Line words={text(carried.isCopy ? 'plateBoard.carryingCopy' : 'plateBoard.carrying', { name })}>
        <Button size="sm" onClick={actions['cell.putBack']}>
          {text('plateBoard.putBack')}
        </Button>
      </Line>
    )
  }
  if (selected.length > 0) {
    return (
      <Line words={text('plateBoard.selected', { count: selected.length })}>
        <Button size="sm" onClick={actions['select.none']}>
          {text('plateBoard.selectNone')}
        </Button>
        <Button size="sm" onClick={actions['cell.clear']}>
          {text('plateBoard.clearSelected')}
        </Button>
      </Line>
    )
  }
  return (
    <Line words={text('plateBoard.hint', { key: onMac() ? '⌥' : text('command.keyName.Ctrl') })} isQuiet>
      <span className="text-sm text-muted tabular-nums">
        {text('plateBoard.count', { count: cells.length, max: CELLS_MAX })}
      </span>
    </Line>
  )
}

function Line({
  words,
  isQuiet = false,
  children,
}: {
  words: string
  isQuiet?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex min-h-9 items-center gap-2">
      <p
        className={
          isQuiet
            ? 'min-w-0 flex-1 text-xs text-muted max-sm:invisible'
            : 'min-w-0 flex-1 text-sm font-semibold'
        }
      >
        {words}
      </p>
      {children}
    </div>
  )
}
