import type { Stack } from '../../model/Stack.ts'
import { cross } from '../vector.ts'
import { atOneZoom, breastOrientation } from './breasts.ts'
import type { HungStack, SavedCell } from './Layout.ts'
import { type Subject, stacksOf } from './proposeLayout.ts'

/** The criteria for an image to hang where this one does. */
export function exampleOf(stack: Stack, isPrior: boolean): SavedCell {
  const [first] = stack.frames
  const { description = '' } = first?.instance.record.series ?? {}
  return { isPrior, description, plane: planeNameOf(stack), view: viewOf(stack) }
}

/** The stacks that match the examples best, each once; null where none matches. */
export function likeExamples(
  { study, prior, modality }: Subject,
  cells: readonly (SavedCell | null)[],
): (HungStack | null)[] {
  const left = new Set([...stacksOf(study, modality), ...(prior ? stacksOf(prior, modality) : [])])
  const stacks = [...left]
  const hung = cells.map((cell): HungStack | null => {
    if (!cell) return null
    const requestedKey = cell.isPrior ? prior?.key : study.key
    const found = best(
      [...left].filter(({ studyKey }) => studyKey === requestedKey),
      cell,
    )
    if (!found) return null
    left.delete(found.stack)
    const orientation = modality === 'MG' ? breastOrientation(found.stack) : { rotation: 0, isFlipped: false }
    return { stack: found.stack.id, ...orientation, why: found.why }
  })
  return modality === 'MG' ? atOneZoom(hung, stacks) : hung
}

function best(stacks: readonly Stack[], cell: SavedCell) {
  const scored = stacks.flatMap((stack) => {
    const like = exampleOf(stack, cell.isPrior)
    const isNamed = cell.description !== '' && sameWords(like.description, cell.description)
    const isView = cell.view !== '' && like.view === cell.view
    const isPlane = cell.plane !== '' && like.plane === cell.plane
    const score = (isNamed ? 4 : 0) + (isView ? 4 : 0) + (isPlane ? 2 : 0)
    const why = isNamed ? 'description' : isView ? 'view' : 'plane'
    return score > 0 ? [{ stack, score, why } as const] : []
  })
  return scored.reduce<(typeof scored)[number] | undefined>(
    (one, other) => (one && one.score >= other.score ? one : other),
    undefined,
  )
}

/** Technicians write the same description with different blanks, punctuation and case. */
const sameWords = (one: string, other: string): boolean => plainWords(one) === plainWords(other)

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_.,;:/+-]+/gu, ' ')
    .trim()

/** The anatomical plane nearest to a stack; empty if it has no position. */
function planeNameOf({ frames: [first] }: Stack): SavedCell['plane'] {
  const { geometry } = first?.frame ?? {}
  if (!geometry) return ''
  const normal = cross(geometry.row, geometry.column).map(Math.abs)
  const most = normal.indexOf(Math.max(...normal))
  return most === 0 ? 'sagittal' : most === 1 ? 'coronal' : 'axial'
}

/** «CC R», «PA», for projections. */
function viewOf({ frames: [first] }: Stack): string {
  const { viewPosition = '', laterality } = first?.instance.record ?? {}
  return [viewPosition, first?.frame.laterality ?? laterality ?? ''].filter((part) => part !== '').join(' ')
}
