import type { PlateRun } from '@pandok/board'
import type { toast } from '@pandok/ui'
import type { Text } from '#platform/text/text.ts'
import type { WorkspaceActions } from '../RunWorkspaceFrame.ts'
import type { CheckStore } from './createCheckStore.ts'
import { goToPlace } from './goToPlace.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

interface Parts {
  check: CheckStore
  run: PlateRun
  moves: WorkspaceActions
  text: Text
  toast: typeof toast
}

export interface AlarmActions {
  /** Repairs the text, or moves the focus to where that is done; returns true if it moved the focus. */
  repair(alarm: ShownAlarm): boolean
  dismiss(alarm: ShownAlarm): void
  /** Moves the focus to the words in question. */
  show(alarm: ShownAlarm): void
}

export const alarmActions = ({ check, run, moves, text, toast: tell }: Parts): AlarmActions => ({
  repair({ key }) {
    const to = check.repair(key)
    if (to) goToPlace(to, run, moves)
    return to !== undefined
  },
  dismiss({ key, level }) {
    check.dismiss(key)
    tell({ title: text(level === 'block' ? 'check.dismissedHere' : 'check.dismissed') })
  },
  show({ places, repair }) {
    const place = repair.kind === 'go' ? repair.to : places[0]
    if (place) goToPlace(place, run, moves)
  },
})
