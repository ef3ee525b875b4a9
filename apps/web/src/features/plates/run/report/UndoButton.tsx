import { IconButton, Undo2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** Undoes the last step of the run. */
export function UndoButton() {
  const text = useText()
  const { run } = useRunWorkspace()
  const canUndo = useRunState((state) => state.canUndo)
  return (
    <IconButton
      size="sm"
      className="pointer-coarse:size-11"
      label={text('plateRun.undo')}
      icon={<Undo2Icon />}
      aria-disabled={!canUndo}
      onClick={() => run.undo()}
    />
  )
}
