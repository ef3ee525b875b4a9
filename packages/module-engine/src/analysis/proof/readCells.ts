import type { Cell } from '../../document/logic.ts'
import { type Answer, type ColumnClasses, NO, type PlainCell, UNDECIDED, YES } from './ColumnClasses.ts'

/**
 * Returns the results of one cell for all classes of a column, the unknown one last; undefined if they can't
 * be known.
 */
export function answersOf(
  cell: Cell,
  classes: ColumnClasses,
  evaluate: (source: string) => readonly Answer[] | undefined,
): readonly Answer[] | undefined {
  if (cell === '-') return [...classes.examples.map((): Answer => YES), YES]
  if ('known' in cell) {
    const [known, unknown]: Answer[] = cell.known ? [YES, NO] : [NO, YES]
    return [...classes.examples.map(() => known ?? NO), unknown ?? NO]
  }
  if ('expr' in cell) return evaluate(cell.expr)
  return [...classes.answers(cell), UNDECIDED]
}

export function isPlain(cell: Cell): cell is PlainCell {
  return cell !== '-' && !('known' in cell) && !('expr' in cell)
}
