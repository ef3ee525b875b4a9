import type { Workspace } from '@pandok/board'
import { useText } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { CommandPalette as Palette } from '#shared/commands/CommandPalette.tsx'
import type { CommandActions } from './CommandActions.ts'
import { workspaceEntries } from './workspaceEntries.ts'

interface CommandPaletteProps {
  workspace: Workspace
  actions: CommandActions
  open: boolean
  onClose: () => void
  /** Further commands, for example those of the viewer. */
  more?: readonly CommandEntry[] | undefined
}

export function CommandPalette({ workspace, actions, more = [], ...rest }: CommandPaletteProps) {
  const text = useText()
  return (
    <Palette {...rest} entries={rest.open ? [...workspaceEntries(workspace, actions, text), ...more] : []} />
  )
}
