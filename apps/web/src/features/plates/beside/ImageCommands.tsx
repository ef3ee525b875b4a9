import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { CommandPalette } from '#shared/commands/CommandPalette.tsx'
import { KeyHelp } from '#shared/commands/KeyHelp.tsx'
import { useCommandKeys } from '../commands/useCommandKeys.ts'
import { workspaceEntries } from '../commands/workspaceEntries.ts'

/**
 * Commands on images while no plate is open beside them; with a plate, they are listed among its commands.
 */
export function ImageCommands({ more }: { more: readonly CommandEntry[] }) {
  const text = useText()
  const [overlay, setOverlay] = useState<'palette' | 'help'>()
  const actions = useMemo(
    () => ({ 'view.palette': () => setOverlay('palette'), 'view.help': () => setOverlay('help') }),
    [],
  )
  useCommandKeys({ workspace: 'run', mode: 'browse', actions })
  const close = () => setOverlay(undefined)
  const entries = useMemo(
    () => [...more, ...workspaceEntries('run', actions, text).filter(({ run }) => run)],
    [more, actions, text],
  )
  return (
    <>
      <CommandPalette
        entries={overlay === 'palette' ? entries : []}
        open={overlay === 'palette'}
        onClose={close}
      />
      <KeyHelp entries={overlay === 'help' ? entries : []} open={overlay === 'help'} onClose={close} />
    </>
  )
}
