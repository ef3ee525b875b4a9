import { type BoardEditor, createBoardEditor } from '@pandok/board'
import type { PlateContent } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import type { ReactNode } from 'react'
import { showScreen } from '#testkit/showScreen.tsx'
import { useCommandKeys } from '../../commands/useCommandKeys.ts'
import { BoardEditorContext, useBoard, useBoardState } from '../../editor/useBoard.ts'
import { type ModuleShelf, ModuleShelfContext } from '../../editor/useModuleShelf.ts'
import { useKeyCommands } from '../../keys/useKeyCommands.tsx'
import { boardActions } from '../boardActions.ts'

/** A part of the editor around a real board, with the keys of the editor's desk if they are asked for. */
export async function showBoard(
  part: ReactNode,
  plate: Partial<PlateContent> = {},
  { hasKeys = false, modules = [] }: { hasKeys?: boolean; modules?: string[] } = {},
) {
  let last = 0
  const editor: BoardEditor = createBoardEditor(
    { name: 'Chest', cells: [], keyMap: {}, autoFill: [], ...plate },
    {
      newId: () => {
        last += 1
        return `new-${last}`
      },
    },
  )
  const shelf: ModuleShelf = {
    read: () => shelved,
    subscribe: () => () => {},
    put: () => {},
  }
  const shelved = new Map(modules.map((id) => [id, { id } as ModuleDocument]))
  const shown = await showScreen(() => (
    <BoardEditorContext value={editor}>
      <ModuleShelfContext value={shelf}>
        {part}
        {hasKeys ? <DeskKeys /> : null}
      </ModuleShelfContext>
    </BoardEditorContext>
  ))
  return { ...shown, editor }
}

function DeskKeys() {
  const editor = useBoard()
  const mode = useBoardState((state) => state.mode)
  useBoardState((state) => state)
  const { actions, dialogs } = useKeyCommands()
  useCommandKeys({ desk: 'editor', mode, actions: { ...boardActions(editor), ...actions } })
  return dialogs
}
