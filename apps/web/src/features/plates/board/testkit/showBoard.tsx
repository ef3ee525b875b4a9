import type { PlateContent } from '@pandok/domain'
import type { ReactNode } from 'react'
import { useCommandKeys } from '#features/plates/commands/useCommandKeys.ts'
import { useBoard, useBoardState } from '#features/plates/editor/useBoard.ts'
import { useKeyCommands } from '#features/plates/keys/useKeyCommands.tsx'
import { noduleModule } from '#features/plates/testkit/noduleModule.ts'
import { showOnBoard } from '#features/plates/testkit/showOnBoard.tsx'
import { boardActions } from '../boardActions.ts'

/** Shows a part of the editor with the keys of the editor's workspace. */
export const showBoard = (part: ReactNode, plate: Partial<PlateContent>) =>
  showOnBoard(
    <>
      {part}
      <WorkspaceKeys />
    </>,
    { plate: { name: 'Chest', ...plate }, modules: [noduleModule({ id: 'thyroid' })] },
  )

function WorkspaceKeys() {
  const editor = useBoard()
  const { mode } = useBoardState((state) => state)
  const { actions, dialogs } = useKeyCommands()
  useCommandKeys({ workspace: 'editor', mode, actions: { ...boardActions(editor), ...actions } })
  return dialogs
}
