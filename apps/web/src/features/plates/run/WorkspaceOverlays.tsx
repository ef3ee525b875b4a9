import type { RefObject } from 'react'
import type { Blocker } from 'react-router'
import { useText } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { importEntry } from '#shared/exchange/importEntry.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { CommandPalette } from '../commands/CommandPalette.tsx'
import { KeyHelp } from '../commands/KeyHelp.tsx'
import { LeaveReport, type Losses } from './LeaveReport.tsx'
import { ReportDrop } from './priors/ReportDrop.tsx'
import { ReportDialogs } from './report/ReportDialogs.tsx'
import type { ReportUse } from './report/useReportActions.ts'

export type Overlay = 'palette' | 'help'

interface WorkspaceOverlaysProps {
  overlay: Overlay | undefined
  onClose: () => void
  actions: CommandActions
  /** Commands of the images beside the report. */
  more: readonly CommandEntry[] | undefined
  reportUse: ReportUse
  blocker: Blocker
  /** The losses that leaving the page would cause now. */
  losses: () => Losses
  /** The element that accepts dropped report files. */
  root: RefObject<HTMLElement | null>
}

/** The overlays of the workspace: commands, dialogs about the report, and the confirmation before leaving. */
export function WorkspaceOverlays(props: WorkspaceOverlaysProps) {
  const { overlay, onClose, actions, more, reportUse, blocker, losses, root } = props
  const text = useText()
  return (
    <>
      <CommandPalette
        workspace="run"
        actions={actions}
        open={overlay === 'palette'}
        onClose={onClose}
        more={[...(more ?? []), importEntry(text)]}
      />
      <KeyHelp workspace="run" open={overlay === 'help'} onClose={onClose} more={more} />
      <ReportDialogs {...reportUse} />
      <ReportDrop root={root} />
      <LeaveReport
        isOpen={blocker.state === 'blocked'}
        losses={blocker.state === 'blocked' ? losses() : undefined}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </>
  )
}
