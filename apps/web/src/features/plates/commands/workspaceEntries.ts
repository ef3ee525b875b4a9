import { COMMANDS, type Command, type CommandId, paletteCommands, type Workspace } from '@pandok/board'
import { typedEntries } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import type { CommandActions } from './CommandActions.ts'

export function workspaceEntries(workspace: Workspace, actions: CommandActions, text: Text): CommandEntry[] {
  const named = new Set(paletteCommands(workspace))
  return typedEntries<CommandId, Command>(COMMANDS)
    .filter(([, { workspaces }]) => workspaces.includes(workspace))
    .map(([id, { group, keys }]) => ({
      id,
      keys,
      isHidden: !named.has(id),
      label: text(`command.${id}`),
      group: text(`command.group.${group}`),
      run: actions[id],
    }))
}
