import { nextAsked } from '@pandok/board'
import type { ReportSection } from '@pandok/domain'
import { toast } from '@pandok/ui'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { editorOf } from '../list/plateLinks.ts'
import { alarmActions } from './check/alarmActions.ts'
import { useAlarms } from './check/useCheck.ts'
import { firstConflict } from './concerns/conflictsOf.ts'
import type { OpenRunControls } from './panel/OpenRun.tsx'
import { offersOf } from './priors/offersOf.ts'
import type { RunWorkspaceFrame } from './RunWorkspaceFrame.ts'
import type { ReportActions } from './report/ReportActions.ts'

interface CommandParts extends RunWorkspaceFrame {
  report: ReportActions
  panel: RefObject<OpenRunControls | null>
  /** The place of the board's focus. */
  focus: number
  onActivate: (position: number) => void
  showPalette: () => void
  showHelp: () => void
}

/** What each command does at this workspace now. */
export function useRunCommands(parts: CommandParts): CommandActions {
  const { run, plate, moves, why, report, panel, focus, onActivate } = parts
  const navigate = useNavigate()
  const text = useText()
  const { check } = parts
  const hasAlarm = useAlarms(check).length > 0
  const alarms = alarmActions({ check, run, moves, text, toast })
  const now = useStorePart(run, ({ open, canUndo, canRedo, concerns, entries, runs }) => ({
    isOpen: open !== undefined,
    canUndo,
    canRedo,
    hasUnconfirmed: concerns.some(({ kind }) => kind === 'unconfirmed'),
    isEmpty: entries.length === 0 && runs.length === 0,
    firstSection: entries[0]?.section,
    conflict: firstConflict(concerns),
  }))
  const cell = plate.cells.find(({ position }) => position === focus)
  const { toBoard } = moves

  /** Out of a sentence to the board; out of the form, or from the board, the form closes. */
  function leave() {
    if (now.isOpen && paneOf(document.activeElement) !== 'report') moves.leave()
    else toBoard()
  }

  function nextPane() {
    const pane = paneOf(document.activeElement)
    if (pane === 'report') toBoard()
    else if (pane === 'form' || !now.isOpen) moves.toReport()
    else moves.toForm()
  }

  /** Of the conflict that is named first; the next one has the same keys when it is gone. */
  function drop(which: 0 | 1) {
    const runId = firstConflict(run.read().concerns)?.[which]
    if (runId !== undefined) run.remove(runId)
  }

  /** Of the sentence that has the focus, else of what the board's focus means. */
  function ask() {
    const entry = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry']
    if (entry !== undefined) why.toggle(entry)
    else why.ask(nextAsked(run.read(), { asked: why.read(), cellId: cell?.id }))
  }

  function nextAlarm() {
    const alarm = check.next()
    if (alarm) alarms.show(alarm)
  }

  /** Of the alarm that was gone to, else of the first. */
  function settle(how: 'repair' | 'dismiss') {
    const alarm = check.current()
    if (alarm) alarms[how](alarm)
  }

  /** What is proposed first in the open form and nobody has decided yet. */
  const nextOffer = () => offersOf(parts, text.locale).find(({ isSettled }) => !isSettled)

  const section = (): ReportSection | undefined =>
    (document.activeElement?.closest<HTMLElement>('[data-section]')?.dataset['section'] as
      | ReportSection
      | undefined) ?? now.firstSection

  return {
    // On the board its own grid moves; from elsewhere an arrow comes back to it.
    'focus.left': toBoard,
    'focus.right': toBoard,
    'focus.up': toBoard,
    'focus.down': toBoard,
    'run.cell': () => onActivate(focus),
    'run.another': cell ? () => moves.another(cell.id) : undefined,
    'run.write': now.isOpen ? () => panel.current?.write() : undefined,
    'run.leave': leave,
    'history.undo': now.canUndo ? () => run.undo() : undefined,
    'history.redo': now.canRedo ? () => run.redo() : undefined,
    'report.copy': report.copyAll,
    'report.copySection': now.firstSection
      ? () => {
          const chosen = section()
          if (chosen) report.copySection(chosen)
        }
      : undefined,
    'report.preview': () => report.open('preview'),
    'report.languages': () => report.open('languages'),
    'report.destinations': () => report.open('destinations'),
    'report.why': now.firstSection ? ask : undefined,
    'report.confirmAll': now.hasUnconfirmed ? () => run.confirmAll() : undefined,
    'report.dropFirst': now.conflict ? () => drop(0) : undefined,
    'report.dropSecond': now.conflict ? () => drop(1) : undefined,
    'report.nextAlarm': hasAlarm ? nextAlarm : undefined,
    'report.repair': hasAlarm ? () => settle('repair') : undefined,
    'report.dismiss': hasAlarm ? () => settle('dismiss') : undefined,
    'report.checkRules': () => report.open('checkRules'),
    'report.priors': () => report.open('priors'),
    'report.sameLesion': now.isOpen ? () => nextOffer()?.take() : undefined,
    'report.newLesion': now.isOpen ? () => nextOffer()?.callNew() : undefined,
    'report.followUp': () => report.open('followUp'),
    'report.critical': () => report.open('critical'),
    'report.titles': report.toggleTitles,
    'report.clear': now.isEmpty ? undefined : report.clear,
    'plate.edit': plate.canEdit ? () => void navigate(editorOf(plate.id)) : undefined,
    'view.nextPane': nextPane,
    'view.palette': parts.showPalette,
    'view.help': parts.showHelp,
  }
}

const paneOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-pane]')?.dataset['pane']
