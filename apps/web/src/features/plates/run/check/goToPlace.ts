import type { PlateRun } from '@pandok/board'
import type { AlarmPlace } from '@pandok/report-check'
import type { WorkspaceActions } from '../RunWorkspaceFrame.ts'

/** Focuses a place of an alarm: a sentence with the words in question selected, or a field of its form. */
export function goToPlace(place: AlarmPlace, run: PlateRun, moves: WorkspaceActions): void {
  if (place.of === 'sentence') moves.toEntry(place.sentence, place)
  else if (place.of === 'value') moves.reopen(place.runId, { filling: place.filling, at: place.at })
  else if (place.of === 'run') goToRun(place.runId, run, moves)
  // A region is written by a cell of the board.
  else moves.toBoard()
}

/** A cell without a form has only its sentence. */
function goToRun(runId: string, run: PlateRun, moves: WorkspaceActions): void {
  const { runs, entries } = run.read()
  const hasForm = runs.some(({ id, fillings }) => id === runId && fillings.length > 0)
  const entry = entries.find((one) => one.runId === runId)
  if (hasForm) moves.reopen(runId)
  else if (entry) moves.toEntry(entry.id)
  else moves.toBoard()
}
