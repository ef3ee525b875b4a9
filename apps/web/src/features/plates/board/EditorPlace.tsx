import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { Cell } from '@pandok/domain'
import { cx, PlusIcon } from '@pandok/ui'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { CellFace } from '#shared/board/CellFace.tsx'
import type { CellFaceState } from '#shared/board/CellFaceState.ts'

interface EditorPlaceProps {
  position: number
  cell: Cell | undefined
  keyLabel: string | undefined
  state: CellFaceState
}

/** One place of the editor's board: a cell can be dragged, and any place is a drop target. */
export const EditorPlace = memo(
  function EditorPlace({ position, cell, keyLabel, state }: EditorPlaceProps) {
    const drag = useDraggable({ id: position, disabled: !cell })
    const { setNodeRef, isOver } = useDroppable({ id: position })
    const isTarget = isOver && !drag.isDragging
    return (
      <span
        ref={setNodeRef}
        className={cx(
          'block h-full rounded-md',
          isTarget && 'outline-2 outline-offset-1 outline-accent outline-dashed',
        )}
      >
        {cell ? (
          <span
            ref={drag.setNodeRef}
            {...drag.listeners}
            className="block h-full touch-manipulation [-webkit-touch-callout:none] select-none"
          >
            <CellFace
              cell={cell}
              keyLabel={keyLabel}
              state={drag.isDragging ? { ...state, isCarried: true } : state}
            />
          </span>
        ) : (
          <EmptyPlace isFocused={state.isFocused ?? false} />
        )}
      </span>
    )
  },
  (a, b) =>
    a.position === b.position &&
    a.cell === b.cell &&
    a.keyLabel === b.keyLabel &&
    STATES.every((name) => a.state[name] === b.state[name]),
)

const STATES = ['isFocused', 'isSelected', 'isCarried', 'isModuleGone', 'isIncomplete'] as const

function EmptyPlace({ isFocused }: { isFocused: boolean }) {
  const text = useText()
  return (
    <span
      className={cx(
        'group grid h-full place-items-center rounded-md border border-dashed text-faint transition-colors hover:border-line-strong hover:bg-hover hover:text-text',
        isFocused ? 'border-accent text-text ring-1 ring-accent ring-inset' : 'border-line',
      )}
    >
      <PlusIcon
        aria-hidden="true"
        className={cx('size-4', !isFocused && 'opacity-55 group-hover:opacity-100')}
      />
      <span className="sr-only">{text('plateBoard.empty')}</span>
    </span>
  )
}
