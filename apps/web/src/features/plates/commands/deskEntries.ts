import { COMMANDS, type Command, type CommandId, type Desk, paletteCommands } from '@pandok/board'
import type { CommandEntry } from '#app/commands/CommandEntry.ts'
import type { Text } from '#app/text.ts'
import type { CommandActions } from './CommandActions.ts'

/** The commands of a desk in the table's order. */
export function deskEntries(desk: Desk, actions: CommandActions, text: Text): CommandEntry[] {
  const named = new Set(paletteCommands(desk))
  return (Object.entries(COMMANDS) as [CommandId, Command][])
    .filter(([, { desks }]) => desks.includes(desk))
    .map(([id, { group, keys }]) => ({
      ...{ id, keys, isHidden: !named.has(id) },
      label: text(`command.${id}`),
      group: text(`command.group.${group}`),
      run: actions[id],
    }))
}
