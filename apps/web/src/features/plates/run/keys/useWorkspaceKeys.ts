import type { CommandActions } from '#features/plates/commands/CommandActions.ts'
import { useCommandKeys } from '#features/plates/commands/useCommandKeys.ts'
import { useOfferedKeys } from '#shared/commands/boardKeys.ts'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'
import { useBoardHasKeys } from './useBoardHasKeys.ts'
import { useCellKeys } from './useCellKeys.ts'

/** The keys of commands, and those of cells while the board has the keys. */
export function useWorkspaceKeys(
  { plate, moves }: Pick<RunWorkspaceFrame, 'plate' | 'moves'>,
  actions: CommandActions,
): void {
  const hasKeys = useBoardHasKeys()
  useCommandKeys({ workspace: 'run', mode: hasKeys ? 'browse' : 'edit', actions })
  useCellKeys((key, isHeld) => {
    const cell = plate.keyMap[key]
    if (cell !== undefined) moves.runCell(cell, isHeld)
    return cell !== undefined
  })
  useOfferedKeys(plate.keyMap)
}
