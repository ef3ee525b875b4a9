import type { Arrangement } from '../arrange/Arrangement.ts'
import { likeExamples } from './exampleCells.ts'
import type { Filling } from './hangingRules.ts'
import type { Layout, SavedLayout } from './Layout.ts'
import { fill, missingViews, proposeLayout, subjectOf } from './proposeLayout.ts'

/** The reader's layout for such a study, preferably for its body part; otherwise the proposal. */
export function layoutFor(
  saved: readonly SavedLayout[],
  arrangement: Arrangement,
  patientKey?: string,
): Layout {
  const subject = subjectOf(arrangement, patientKey)
  const layout = subject && savedFor(saved, subject)
  if (!subject || !layout) return proposeLayout(arrangement, patientKey)
  const { modality, bodyPart } = subject
  const { rows, columns, isSynced, voi } = layout
  const facts = {
    isSynced,
    voi,
    by: 'reader',
    subject: { modality, bodyPart },
    missing: missingViews(subject),
  } as const
  if (layout.cells) {
    const like = likeExamples(subject, layout.cells)
    // If nothing matches the examples, the default layout is used instead of an empty stage.
    if (like.every((cell) => cell === null)) return proposeLayout(arrangement, patientKey)
    return { rows, columns, cells: padded(like, rows * columns), ...facts }
  }
  const filling = FILLINGS[subject.modality] ?? 'series'
  const cells = withPrior(
    fill(filling, subject, rows * columns),
    fill('prior', subject, 2),
    subject.prior !== undefined,
  )
  return { rows, columns, cells: padded(cells, rows * columns), ...facts }
}

/** How kinds of studies fill the viewports, however many the reader has chosen. */
const FILLINGS: Readonly<Record<string, Filling>> = { MG: 'breasts', US: 'clips' }

/** The reader's layout for a kind of study: for its body part first, then for every part. */
export function savedFor(
  saved: readonly SavedLayout[],
  { modality, bodyPart }: { modality: string; bodyPart: string },
): SavedLayout | undefined {
  const own = saved.filter((one) => one.modality === modality)
  return (
    own.find((one) => one.bodyPart !== undefined && one.bodyPart === bodyPart) ??
    own.find((one) => one.bodyPart === undefined)
  )
}

/** With two viewports and an older study open, the second one is for comparison. */
function withPrior(cells: Layout['cells'], prior: Layout['cells'], hasPrior: boolean): Layout['cells'] {
  return hasPrior && cells.length === 2 && prior[1] ? prior : cells
}

const padded = (cells: Layout['cells'], count: number): Layout['cells'] =>
  Array.from({ length: count }, (_, index) => cells[index] ?? null)
