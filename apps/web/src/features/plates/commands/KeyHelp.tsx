import type { Workspace } from '@pandok/board'
import { useText } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { KeyHelp as Help } from '#shared/commands/KeyHelp.tsx'
import { workspaceEntries } from './workspaceEntries.ts'

interface KeyHelpProps {
  workspace: Workspace
  open: boolean
  onClose: () => void
  /** Further commands, for example those of the viewer. */
  more?: readonly CommandEntry[] | undefined
}

export function KeyHelp({ workspace, more = [], ...rest }: KeyHelpProps) {
  const text = useText()
  return <Help {...rest} entries={rest.open ? [...workspaceEntries(workspace, {}, text), ...more] : []} />
}
