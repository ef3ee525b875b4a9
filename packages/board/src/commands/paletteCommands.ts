import { typedEntries } from '@pandok/domain'
import { COMMANDS, type Command, type CommandId, type Workspace } from './commands.ts'

/** Lists the commands that the palette of a workspace offers, in the order of the table. */
export const paletteCommands = (workspace: Workspace): CommandId[] =>
  typedEntries<CommandId, Command>(COMMANDS)
    .filter(([, { workspaces, isHidden }]) => workspaces.includes(workspace) && isHidden !== true)
    .map(([id]) => id)
