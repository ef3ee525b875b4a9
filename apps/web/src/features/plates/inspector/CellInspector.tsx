import { BOARD_COLUMNS, type Cell, type CellOutput, cellFaults } from '@pandok/domain'
import { ArrowUpIcon, IconButton } from '@pandok/ui'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { guideMark } from '#shared/guide/guidePlaceOnScreen.ts'
import type { GuidePlaceName } from '#shared/guide/guidePlaces.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { CellContext, type CellWork } from './CellContext.ts'
import { CellFields } from './CellFields.tsx'
import { EmptyPlace } from './EmptyPlace.tsx'
import { useFocusedCell } from './useFocusedCell.ts'

/** These open inside the inspector and handle Escape first. */
const TAKES_ESCAPE = 'dialog, [popover]'

interface CellInspectorProps {
  /** True after an attempt to save; from then on missing values are errors. */
  hasTriedToSave?: boolean | undefined
}

/** The inspector of the focused place. */
export function CellInspector({ hasTriedToSave = false }: CellInspectorProps) {
  const text = useText()
  const editor = useBoard()
  const { position, cell, index } = useFocusedCell()
  const panel = useEditFocus(cell?.id ?? String(position))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.target instanceof Element && event.target.closest(TAKES_ESCAPE)) return
    event.preventDefault()
    editor.take({ do: 'leaveEdit' })
  }

  return (
    <section
      ref={panel}
      {...guideMark(cell ? guideOf(cell) : 'makePlate')}
      aria-label={text('plateCell.panel')}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (editor.read().mode === 'browse') editor.take({ do: 'edit' })
      }}
      className="@container grid min-w-0 grid-cols-1 content-start gap-5"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 truncate text-lg font-bold" title={cell?.name}>
          {cell?.name || text('plateCell.title')}
        </h2>
        <p className="ms-auto shrink-0 text-sm text-muted tabular-nums">
          {text('plateCell.place', {
            row: Math.floor(position / BOARD_COLUMNS) + 1,
            column: (position % BOARD_COLUMNS) + 1,
          })}
        </p>
        {/* The board is far above, and a finger has no Escape. */}
        <IconButton
          size="sm"
          className="-my-1.5 self-center lg:hidden"
          label={text('plateCell.toBoard')}
          icon={<ArrowUpIcon />}
          onClick={() => editor.take({ do: 'leaveEdit' })}
        />
      </header>
      {cell ? (
        <CellPanel key={cell.id} cell={cell} index={index} hasTriedToSave={hasTriedToSave} />
      ) : (
        <EmptyPlace key={position} position={position} />
      )}
    </section>
  )
}

function CellPanel({ cell, index, hasTriedToSave }: { cell: Cell; index: number; hasTriedToSave: boolean }) {
  const editor = useBoard()
  const change = useCallback(
    (update: (cell: Cell) => Cell, field: string) => {
      editor.take({ do: 'change', cell: cell.id, update, merge: `cell/${cell.id}/${field}` })
    },
    [editor, cell.id],
  )
  const changeOutput = useCallback(
    (id: string, update: (output: CellOutput) => CellOutput, field: string) =>
      change(
        (now) => ({ ...now, outputs: now.outputs.map((one) => (one.id === id ? update(one) : one)) }),
        `${id}/${field}`,
      ),
    [change],
  )
  const work = useMemo<CellWork>(
    () => ({ cell, path: ['cells', index], change, changeOutput, faults: cellFaults(cell), hasTriedToSave }),
    [cell, index, change, changeOutput, hasTriedToSave],
  )
  return (
    <CellContext value={work}>
      <CellFields />
    </CellContext>
  )
}

/** When the board passes the focus on, the first field gets it, unless an element here already has it. */
function useEditFocus(place: string) {
  const panel = useRef<HTMLElement>(null)
  const isEditing = useBoardState(({ mode }) => mode === 'edit')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is a new focus request
  useEffect(() => {
    if (!isEditing || !panel.current || panel.current.contains(document.activeElement)) return
    panel.current.querySelector<HTMLElement>(':scope > :not(header) :is(input, button)')?.focus()
  }, [isEditing, place])
  return panel
}

const guideOf = ({ outputs }: Cell): GuidePlaceName =>
  outputs.some(({ kind }) => kind === 'module') ? 'modulesOnPlate' : 'phrases'
