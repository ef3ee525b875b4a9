import {
  allow,
  checkPlate,
  checkPlateName,
  createEmitter,
  type PlateContent,
  refuse,
  tidyName,
  typedKeys,
} from '@pandok/domain'
import { applyStep } from './applyStep.ts'
import type { BoardEditor, BoardEditorParts, BoardEditorState, BoardStep } from './BoardEditor.ts'
import { beginEditing, browsing, type EditingState, settled } from './EditingState.ts'
import { formulaFaults, type ModuleOf } from './formulaFaults.ts'
import { type Change, type History, NO_HISTORY, record, redoChange, undoChange } from './history.ts'
import { isSamePlate } from './isSamePlate.ts'
import { keepSame } from './keepSame.ts'
import { keepSamePlate } from './keepSamePlate.ts'

/** Steps at a place of the board; undoing one moves the focus back to that place. */
const ON_BOARD: ReadonlySet<BoardStep['do']> = new Set(['place', 'move', 'copy', 'drop', 'clear', 'change'])

export function createBoardEditor(first: PlateContent, parts: BoardEditorParts): BoardEditor {
  const { now = Date.now } = parts
  const listeners = createEmitter()
  let editing = beginEditing(first)
  let history: History = NO_HISTORY
  let saved = parts.saved ?? first
  let state: BoardEditorState = {
    ...shown(editing),
    ...flagsOf(history),
    isDirty: !isSamePlate(first, saved),
    faults: plateFaults(first, parts.moduleOf),
  }

  function publish(next: EditingState, content: PlateContent = saved): void {
    const picture: BoardEditorState = {
      ...shownAfter(state, next, parts.moduleOf),
      ...flagsOf(history),
      isDirty:
        next.plate !== state.plate || content !== saved ? !isSamePlate(next.plate, content) : state.isDirty,
    }
    editing = next
    saved = content
    const kept = keepFields(state, picture)
    if (kept === state) return
    state = kept
    listeners.emit()
  }

  function walk(step: { change: Change; history: History } | undefined, side: 'before' | 'after'): void {
    if (!step) return
    const { change } = step
    history = step.history
    const focus = side === 'before' ? change.place?.from : change.place?.to
    const mode = editing.mode === 'edit' ? 'edit' : 'browse'
    publish({ ...browsing(editing), mode, plate: change[side], focus: focus ?? editing.focus })
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    take(step) {
      const outcome = applyStep(editing, step, () => unusedId(editing.plate, parts.newId))
      if (typeof outcome === 'string') return refuse(outcome)
      const before = editing.plate
      const after = keepSamePlate(before, outcome.plate)
      const next = settled(editing, { ...outcome, plate: after })
      if (after !== before) {
        const place = ON_BOARD.has(step.do) ? { from: editing.focus, to: next.focus } : undefined
        history = record(history, { before, after, place }, { key: mergeKey(step), at: now() })
      }
      publish(next)
      return allow()
    },
    undo: () => walk(undoChange(history), 'before'),
    redo: () => walk(redoChange(history), 'after'),
    saved: () => saved,
    settle: (content) => publish(editing, content),
  }
}

const flagsOf = ({ past, future }: History) => ({
  canUndo: past !== undefined,
  canRedo: future !== undefined,
})
/** Finds an id that is not in the plate: a backup or another version may already contain the next one. */
function unusedId({ cells, autoFill }: PlateContent, newId: () => string): string {
  const used = new Set([...cells, ...autoFill].map(({ id }) => id))
  for (;;) {
    const id = newId()
    if (!used.has(id)) return id
  }
}

/**
 * Computes the next state. Lists with the same content keep their identity, so that they are not drawn again.
 */
const shownAfter = (
  before: BoardEditorState,
  next: EditingState,
  moduleOf: BoardEditorParts['moduleOf'],
) => ({
  ...shown(next),
  selected: keepSame(before.selected, next.selected),
  carried: keepSame(before.carried, next.carried),
  faults:
    next.plate === before.plate ? before.faults : keepSame(before.faults, plateFaults(next.plate, moduleOf)),
})
const shown = ({ plate, mode, focus, selected, carried }: EditingState) => ({
  plate,
  mode,
  focus,
  selected,
  carried,
})

/** The cell is part of the key, so that renaming two cells is not merged into one step. */
function mergeKey(step: BoardStep): string | undefined {
  if (!('merge' in step) || step.merge === undefined) return undefined
  return `${step.do} ${'cell' in step ? step.cell : ''} ${step.merge}`
}

const keepFields = (before: BoardEditorState, after: BoardEditorState): BoardEditorState =>
  typedKeys(after).every((name) => Object.is(before[name], after[name])) ? before : after

function plateFaults(plate: PlateContent, moduleOf?: ModuleOf): BoardEditorState['faults'] {
  const verdict = checkPlateName(tidyName(plate.name))
  const faults = [...checkPlate(plate), ...formulaFaults(plate, moduleOf)]
  return verdict.ok ? faults : [{ path: ['name'], reason: verdict.reason }, ...faults]
}
