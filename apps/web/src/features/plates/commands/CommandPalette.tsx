import type { Desk } from '@pandok/board'
import type { CommandEntry } from '#app/commands/CommandEntry.ts'
import { CommandPalette as Palette } from '#app/commands/CommandPalette.tsx'
import { useText } from '#app/text.ts'
import type { CommandActions } from './CommandActions.ts'
import { deskEntries } from './deskEntries.ts'

interface CommandPaletteProps {
  desk: Desk
  actions: CommandActions
  open: boolean
  onClose: () => void
  /** What can be done beside the board. */
  more?: readonly CommandEntry[] | undefined
}

/** Everything that can be done at a desk. */
export function CommandPalette({ desk, actions, more = [], ...rest }: CommandPaletteProps) {
  const text = useText()
  return <Palette {...rest} entries={rest.open ? [...deskEntries(desk, actions, text), ...more] : []} />
}
