import { COMMANDS, type Command, type CommandId, type Workspace } from './commands.ts'

/** What can be looked for by name at a workspace, in the table's order. */
export const paletteCommands = (workspace: Workspace): CommandId[] =>
  (Object.entries(COMMANDS) as [CommandId, Command][])
    .filter(([, { workspaces, isHidden }]) => workspaces.includes(workspace) && isHidden !== true)
    .map(([id]) => id)
