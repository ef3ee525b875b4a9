import { typedEntries } from '@pandok/domain'
import {
  type KeyChoices,
  keysOf,
  VIEWER_COMMANDS,
  type ViewerCommand,
  type ViewerCommandId,
} from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import type { ViewerActions } from './ViewerActions.ts'

export const viewerEntries = (actions: ViewerActions, choices: KeyChoices, text: Text): CommandEntry[] =>
  typedEntries<ViewerCommandId, ViewerCommand>(VIEWER_COMMANDS)
    .filter(([id]) => actions[id] !== undefined)
    .map(([id, { group }]) => ({
      id: `viewer.${id}`,
      label: text(`viewer.command.${id}`),
      group: text(`viewer.command.group.${group}`),
      keys: keysOf(id, choices),
      run: actions[id],
    }))
