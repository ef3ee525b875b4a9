import { COMMANDS, type Command, type CommandId, type Desk } from './commands.ts'

/** What can be looked for by name at a desk, in the table's order. */
export const paletteCommands = (desk: Desk): CommandId[] =>
  (Object.entries(COMMANDS) as [CommandId, Command][])
    .filter(([, { desks, isHidden }]) => desks.includes(desk) && isHidden !== true)
    .map(([id]) => id)
