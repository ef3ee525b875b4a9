import type { BoardRefusal } from '@pandok/board'
import { toast } from '@pandok/ui'
import { useCallback, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { BoardGrid } from '#shared/board/BoardGrid.tsx'
import { useCellKeyLabel } from '#shared/board/useCellKeyLabel.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { useKeyCommands } from '../keys/useKeyCommands.tsx'
import { BoardAnnouncer } from './BoardAnnouncer.tsx'
import { BoardStatus } from './BoardStatus.tsx'
import { boardActions } from './boardActions.ts'
import { CellMenu } from './CellMenu.tsx'
import { DragBoard } from './DragBoard.tsx'
import { EditorPlace } from './EditorPlace.tsx'
import { refusalText } from './refusalText.ts'
import { useBoardFocus } from './useBoardFocus.ts'
import { useBoardPointer } from './useBoardPointer.ts'
import { useEditorFaces } from './useEditorFaces.ts'
import { useRowHeight } from './useRowHeight.ts'

/** The board of the plate editor. Its keys are commands of the workspace (`boardActions`). */
export function EditorBoard() {
  const text = useText()
  const editor = useBoard()
  const state = useBoardState((now) => now)
  const { plate, focus, selected } = state
  const board = useRef<HTMLDivElement>(null)
  const keyLabelOf = useCellKeyLabel(plate.keyMap)
  const faceOf = useEditorFaces()
  const keys = useKeyCommands()
  const refused = useCallback(
    (refusal: BoardRefusal) => void toast({ tone: 'warning', title: refusalText(text, refusal) }),
    [text],
  )
  const actions = { ...boardActions(editor, refused), ...keys.actions }
  const { focusPlace } = useBoardFocus(board)
  const { menu, closeMenu, openMenuAt, handlers, press, moveTo } = useBoardPointer(focusPlace, refused)

  return (
    <div ref={board} className="grid min-w-0 gap-2" {...handlers}>
      <DragBoard keyLabelOf={keyLabelOf} onRefused={refused} onHold={openMenuAt}>
        <BoardGrid
          label={plate.name || text('plateBoard.label')}
          cells={plate.cells}
          focus={focus}
          onFocus={moveTo}
          onActivate={press}
          isMultiSelect
          rowHeight={useRowHeight(board)}
          cellState={(position) => ({ isSelected: selected.includes(position) })}
          renderCell={(position, cell) => (
            <EditorPlace
              position={position}
              cell={cell}
              keyLabel={cell && keyLabelOf(cell.id)}
              state={faceOf(position, cell)}
            />
          )}
        />
      </DragBoard>
      <BoardStatus actions={actions} />
      <BoardAnnouncer />
      {menu ? (
        <CellMenu
          key={menu.key}
          at={menu.at}
          byKey={menu.byKey}
          isEmpty={!plate.cells.some(({ position }) => position === focus)}
          isSelected={selected.includes(focus)}
          actions={actions}
          onSelect={() => editor.take({ do: 'toggle', position: focus })}
          onClose={closeMenu}
        />
      ) : null}
      {keys.dialogs}
    </div>
  )
}
