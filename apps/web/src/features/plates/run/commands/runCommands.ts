import { nextExplained, type RunState } from '@pandok/board'
import type { Cell, Locale, ReportSection } from '@pandok/domain'
import type { CommandActions } from '#features/plates/commands/CommandActions.ts'
import type { AlarmActions } from '../check/alarmActions.ts'
import { type ConflictCommand, firstConflict, resolveConflict } from '../concerns/conflictsOf.ts'
import { offersOf } from '../priors/offersOf.ts'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'
import type { ReportActions } from '../report/ReportActions.ts'
import type { FocusedPlace } from './focusedPlace.ts'

/** The parts of the state that decide which commands are available. */
export interface CommandState {
  isOpen: boolean
  canUndo: boolean
  canRedo: boolean
  hasUnconfirmed: boolean
  isEmpty: boolean
  hasConflict: boolean
  /** True if both sides of the first conflict may stay. */
  canKeepBoth: boolean
  isUnconcluded: boolean
  firstSection: ReportSection | undefined
}

export const commandStateOf = ({
  open,
  canUndo,
  canRedo,
  concerns,
  entries,
  runs,
}: RunState): CommandState => ({
  isOpen: open !== undefined,
  canUndo,
  canRedo,
  hasUnconfirmed: concerns.some(({ kind }) => kind === 'unconfirmed'),
  isEmpty: entries.length === 0 && runs.length === 0,
  hasConflict: firstConflict(concerns) !== undefined,
  canKeepBoth: firstConflict(concerns)?.entryId !== undefined,
  isUnconcluded: concerns.some(({ kind }) => kind === 'unconcluded'),
  firstSection: entries[0]?.section,
})

type CommandFrame = Pick<
  RunWorkspaceFrame,
  'run' | 'plate' | 'moves' | 'why' | 'check' | 'priors' | 'entries'
>

export interface RunCommandParts extends CommandFrame {
  now: CommandState
  hasAlarm: boolean
  alarms: AlarmActions
  report: ReportActions
  locale: Locale
  cell: Cell | undefined
  place: () => FocusedPlace
  /** Presses the cell that has the board's focus. */
  press: () => void
  write: () => void
  edit: () => void
  showPalette: () => void
  showHelp: () => void
  /** Prints the report with the images beside it; absent if there are none. */
  printImages: (() => void) | undefined
}

export const runCommands = (parts: RunCommandParts): CommandActions => ({
  ...boardCommands(parts),
  ...reportCommands(parts),
  ...checkCommands(parts),
  ...comparisonCommands(parts),
  ...viewCommands(parts),
})

function boardCommands({ run, moves, cell, now, press, write, place }: RunCommandParts): CommandActions {
  const { toBoard } = moves

  /** Escape in a sentence leads to the board; in the form or on the board it closes the form. */
  function leave() {
    if (now.isOpen && place().pane !== 'report') moves.leave()
    else toBoard()
  }

  return {
    // On the board, its grid handles arrow keys; elsewhere an arrow key leads back to it.
    'focus.left': toBoard,
    'focus.right': toBoard,
    'focus.up': toBoard,
    'focus.down': toBoard,
    'run.cell': press,
    'run.another': cell ? () => moves.another(cell.id) : undefined,
    'run.write': now.isOpen ? write : undefined,
    'run.leave': leave,
    'history.undo': now.canUndo ? () => run.undo() : undefined,
    'history.redo': now.canRedo ? () => run.redo() : undefined,
  }
}

function reportCommands({
  run,
  moves,
  why,
  cell,
  now,
  report,
  place,
  printImages,
}: RunCommandParts): CommandActions {
  /** Applies to the focused sentence, otherwise to the board's focused cell. */
  function ask() {
    const { entryId } = place()
    if (entryId !== undefined) why.toggle(entryId)
    else why.ask(nextExplained(run.read(), { explained: why.read(), cellId: cell?.id }))
  }

  /** Applies to the first conflict. When it is settled, the next one gets the same keys. */
  function resolve(command: ConflictCommand) {
    const conflict = firstConflict(run.read().concerns)
    if (conflict) resolveConflict(run, conflict, command)
  }

  function copySection() {
    const section = place().section ?? now.firstSection
    if (section) report.copySection(section)
  }

  return {
    'report.copy': report.copyAll,
    'report.copySection': now.firstSection ? copySection : undefined,
    'report.preview': () => report.open('preview'),
    'report.print': printImages ?? (now.firstSection ? () => report.print() : undefined),
    'report.languages': () => report.open('languages'),
    'report.destinations': () => report.open('destinations'),
    'report.why': now.firstSection ? ask : undefined,
    'report.confirmAll': now.hasUnconfirmed ? () => run.confirmAll() : undefined,
    'report.dropFirst': now.hasConflict ? () => resolve('report.dropFirst') : undefined,
    'report.dropSecond': now.hasConflict ? () => resolve('report.dropSecond') : undefined,
    'report.keepBoth': now.canKeepBoth ? () => resolve('report.keepBoth') : undefined,
    'report.conclude': now.isUnconcluded ? () => moves.toEntry(run.addText('impression', '')) : undefined,
    'report.followUp': () => report.open('followUp'),
    'report.critical': () => report.open('critical'),
    'report.titles': report.toggleTitles,
    'report.clear': now.isEmpty ? undefined : report.clear,
  }
}

function checkCommands({ check, alarms, hasAlarm, report }: RunCommandParts): CommandActions {
  function next() {
    const alarm = check.next()
    if (alarm) alarms.show(alarm)
  }

  /** Applies to the alarm that was visited last, otherwise to the first. */
  function settle(how: 'repair' | 'dismiss') {
    const alarm = check.current()
    if (alarm) alarms[how](alarm)
  }

  return {
    'report.nextAlarm': hasAlarm ? next : undefined,
    'report.repair': hasAlarm ? () => settle('repair') : undefined,
    'report.dismiss': hasAlarm ? () => settle('dismiss') : undefined,
    'report.checkRules': () => report.open('checkRules'),
  }
}

/** Applies to the first proposal of an earlier report in the open form that hasn't been decided. */
function comparisonCommands(parts: RunCommandParts): CommandActions {
  const { now, report, locale } = parts
  const offers = () => offersOf(parts, locale)
  const nextOffer = () => offers().find(({ isSettled }) => !isSettled)
  return {
    'report.priors': () => report.open('priors'),
    'report.sameLesion': now.isOpen ? () => nextOffer()?.take() : undefined,
    'report.newLesion': now.isOpen ? () => nextOffer()?.callNew() : undefined,
    'report.splitLesion': now.isOpen
      ? () =>
          offers()
            .find(({ part }) => part)
            ?.split()
      : undefined,
    'report.mergedLesion': now.isOpen
      ? () =>
          offers()
            .find(({ merged }) => merged)
            ?.merge()
      : undefined,
  }
}

function viewCommands(parts: RunCommandParts): CommandActions {
  const { plate, moves, now, place } = parts

  function nextPane() {
    const { pane } = place()
    if (pane === 'report') moves.toBoard()
    else if (pane === 'form' || !now.isOpen) moves.toReport()
    else moves.toForm()
  }

  return {
    'plate.edit': plate.canEdit ? parts.edit : undefined,
    'view.nextPane': nextPane,
    'view.palette': parts.showPalette,
    'view.help': parts.showHelp,
  }
}
