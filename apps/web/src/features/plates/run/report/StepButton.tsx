import { IconButton, Redo2Icon, Undo2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** Undoes the last step of the run, or redoes what was undone. */
export function StepButton({ step }: { step: 'undo' | 'redo' }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const isPossible = useRunState(({ canUndo, canRedo }) => (step === 'undo' ? canUndo : canRedo))
  return (
    <IconButton
      size="sm"
      className="pointer-coarse:size-11"
      label={text(`plateRun.${step}`)}
      icon={step === 'undo' ? <Undo2Icon /> : <Redo2Icon />}
      aria-disabled={!isPossible}
      onClick={() => run[step]()}
    />
  )
}
