import { navigation } from '#platform/navigation/navigation.ts'
import type { Text } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { IMPORT_SCREEN } from './importLink.ts'

/** The command that opens the import screen, for palettes. */
export const importEntry = (text: Text): CommandEntry => ({
  id: 'program.import',
  label: text('import.open'),
  group: text('command.group.plate'),
  keys: [],
  run: () => void navigation.go(IMPORT_SCREEN),
})
