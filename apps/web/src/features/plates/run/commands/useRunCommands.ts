import { toast } from '@pandok/ui'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { CommandActions } from '#features/plates/commands/CommandActions.ts'
import { editorOf } from '#features/plates/list/plateLinks.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { alarmActions } from '../check/alarmActions.ts'
import { useAlarms } from '../check/useCheck.ts'
import type { OpenRunControls } from '../panel/OpenRun.tsx'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'
import type { ReportActions } from '../report/ReportActions.ts'
import { focusedPlace } from './focusedPlace.ts'
import { commandStateOf, runCommands } from './runCommands.ts'

interface CommandParts extends RunWorkspaceFrame {
  report: ReportActions
  panel: RefObject<OpenRunControls | null>
  focus: number
  onActivate: (position: number) => void
  showPalette: () => void
  showHelp: () => void
  printImages: (() => void) | undefined
}

export function useRunCommands(parts: CommandParts): CommandActions {
  const { run, plate, moves, check, panel, focus, onActivate } = parts
  const navigate = useNavigate()
  const text = useText()
  const hasAlarm = useAlarms(check).length > 0
  return runCommands({
    ...parts,
    now: useStorePart(run, commandStateOf),
    hasAlarm,
    alarms: alarmActions({ check, run, moves, text, toast }),
    locale: text.locale,
    cell: plate.cells.find(({ position }) => position === focus),
    place: focusedPlace,
    press: () => onActivate(focus),
    write: () => panel.current?.write(),
    edit: () => void navigate(editorOf(plate.id)),
  })
}
