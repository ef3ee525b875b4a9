import type { Workspace } from '@pandok/board'
import type { CommandEntry } from '#app/commands/CommandEntry.ts'
import { KeyHelp as Help } from '#app/commands/KeyHelp.tsx'
import { useText } from '#app/text.ts'
import { workspaceEntries } from './workspaceEntries.ts'

interface KeyHelpProps {
  workspace: Workspace
  open: boolean
  onClose: () => void
  /** What can be done beside the board. */
  more?: readonly CommandEntry[] | undefined
}

/** Every key of a workspace. */
export function KeyHelp({ workspace, more = [], ...rest }: KeyHelpProps) {
  const text = useText()
  return <Help {...rest} entries={rest.open ? [...workspaceEntries(workspace, {}, text), ...more] : []} />
}
