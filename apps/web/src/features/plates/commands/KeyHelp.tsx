import type { Desk } from '@pandok/board'
import type { CommandEntry } from '#app/commands/CommandEntry.ts'
import { KeyHelp as Help } from '#app/commands/KeyHelp.tsx'
import { useText } from '#app/text.ts'
import { deskEntries } from './deskEntries.ts'

interface KeyHelpProps {
  desk: Desk
  open: boolean
  onClose: () => void
  /** What can be done beside the board. */
  more?: readonly CommandEntry[] | undefined
}

/** Every key of a desk. */
export function KeyHelp({ desk, more = [], ...rest }: KeyHelpProps) {
  const text = useText()
  return <Help {...rest} entries={rest.open ? [...deskEntries(desk, {}, text), ...more] : []} />
}
