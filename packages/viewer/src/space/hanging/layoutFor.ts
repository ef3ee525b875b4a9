import type { Arrangement } from '../arrange/Arrangement.ts'
import type { Layout, SavedLayout } from './Layout.ts'
import { fill, missingViews, proposeLayout, subjectOf } from './proposeLayout.ts'

/** The reader's own layout for such a study if there is one, that for its part of the body first; else the proposal. */
export function layoutFor(
  saved: readonly SavedLayout[],
  arrangement: Arrangement,
  patientKey?: string,
): Layout {
  const subject = subjectOf(arrangement, patientKey)
  const own = saved.filter(({ modality }) => modality === subject?.modality)
  const layout =
    own.find(({ bodyPart }) => bodyPart !== undefined && bodyPart === subject?.bodyPart) ??
    own.find(({ bodyPart }) => bodyPart === undefined)
  if (!subject || !layout) return proposeLayout(arrangement, patientKey)
  const { rows, columns, isSynced, voi } = layout
  const filling = subject.modality === 'MG' ? 'breasts' : 'series'
  const cells = withPrior(
    fill(filling, subject, rows * columns),
    fill('prior', subject, 2),
    subject.prior !== undefined,
  )
  return {
    rows,
    columns,
    cells: padded(cells, rows * columns),
    isSynced,
    voi,
    missing: missingViews(subject),
  }
}

/** With two places and an older study open, the second place is for comparison. */
function withPrior(cells: Layout['cells'], prior: Layout['cells'], hasPrior: boolean): Layout['cells'] {
  return hasPrior && cells.length === 2 && prior[1] ? prior : cells
}

const padded = (cells: Layout['cells'], count: number): Layout['cells'] =>
  Array.from({ length: count }, (_, index) => cells[index] ?? null)
