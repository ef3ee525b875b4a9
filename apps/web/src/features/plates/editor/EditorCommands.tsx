import { type BoardRefusal, COMMANDS, type CommandId } from '@pandok/board'
import { toast } from '@pandok/ui'
import type { RefObject } from 'react'
import { useText } from '#platform/text/text.ts'
import { useUndoKeys } from '#shared/editing/useUndoKeys.ts'
import { importEntry } from '#shared/exchange/importEntry.ts'
import { boardActions } from '../board/boardActions.ts'
import { refusalText } from '../board/refusalText.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { CommandPalette } from '../commands/CommandPalette.tsx'
import { KeyHelp } from '../commands/KeyHelp.tsx'
import { useCommandKeys } from '../commands/useCommandKeys.ts'
import { useKeyCommands } from '../keys/useKeyCommands.tsx'
import { useBoard, useBoardState } from './useBoard.ts'
import type { EditorView } from './useEditorView.ts'

export type Overlay = 'palette' | 'help'

interface EditorCommandsProps {
  view: EditorView
  board: RefObject<HTMLElement | null>
  /** The commands of the screen; those of the board and of keys are added. */
  actions: CommandActions
  overlay: Overlay | undefined
  onClose: () => void
}

/**
 * The editor's keys, palette and help. It is a component of its own because it renders again at every step on
 * the board.
 */
export function EditorCommands({ view, board, actions, overlay, onClose }: EditorCommandsProps) {
  const text = useText()
  const editor = useBoard()
  const { mode } = useBoardState((state) => state)
  const keys = useKeyCommands()
  const onRefused = (refusal: BoardRefusal) =>
    void toast({ tone: 'warning', title: refusalText(text, refusal) })
  const all: CommandActions = { ...boardActions(editor, onRefused), ...keys.actions, ...actions }
  const onBoard = pick(all, (id) => isBoards(id))
  const everywhere = pick(all, (id) => !isBoards(id))

  useCommandKeys({ workspace: 'editor', mode, actions: onBoard, root: board })
  useCommandKeys({ workspace: 'editor', mode, actions: everywhere })
  useUndoKeys(editor)

  return (
    <>
      <CommandPalette
        workspace="editor"
        actions={view === 'board' ? all : everywhere}
        open={overlay === 'palette'}
        onClose={onClose}
        more={[importEntry(text)]}
      />
      <KeyHelp workspace="editor" open={overlay === 'help'} onClose={onClose} />
      {keys.dialogs}
    </>
  )
}

/** Delete and the arrow keys apply to cells only while the board has the focus. */
const isBoards = (id: CommandId): boolean => COMMANDS[id].group === 'board' || COMMANDS[id].group === 'cell'

const pick = (actions: CommandActions, isRequested: (id: CommandId) => boolean): CommandActions =>
  Object.fromEntries(Object.entries(actions).filter(([id]) => isRequested(id as CommandId)))
