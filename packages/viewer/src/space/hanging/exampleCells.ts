import type { Stack } from '../../model/Stack.ts'
import { cross } from '../vector.ts'
import type { HungStack, SavedCell } from './Layout.ts'
import { type Subject, stacksOf } from './proposeLayout.ts'

/** What an image has to be like to hang where this one hangs. */
export function exampleOf(stack: Stack, isPrior: boolean): SavedCell {
  const [first] = stack.frames
  const { description = '' } = first?.instance.record.series ?? {}
  return { isPrior, description, plane: planeNameOf(stack), view: viewOf(stack) }
}

/** The stacks that fit the examples best, each once; null where none fits at all. */
export function likeExamples(
  { study, prior, modality }: Subject,
  cells: readonly (SavedCell | null)[],
): (HungStack | null)[] {
  const left = new Set([...stacksOf(study, modality), ...(prior ? stacksOf(prior, modality) : [])])
  return cells.map((cell) => {
    if (!cell) return null
    const wanted = cell.isPrior ? prior?.key : study.key
    const found = best(
      [...left].filter(({ studyKey }) => studyKey === wanted),
      cell,
    )
    if (!found) return null
    left.delete(found.stack)
    return { stack: found.stack.id, rotation: 0, isFlipped: false, why: found.why }
  })
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

/** Technicians write the same series with other blanks, signs and capitals. */
const sameWords = (one: string, other: string): boolean => plainWords(one) === plainWords(other)

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_.,;:/+-]+/gu, ' ')
    .trim()

/** The plane of the body that a stack lies nearest to; empty: it doesn't say where it lies. */
function planeNameOf({ frames: [first] }: Stack): SavedCell['plane'] {
  const { geometry } = first?.frame ?? {}
  if (!geometry) return ''
  const normal = cross(geometry.row, geometry.column).map(Math.abs)
  const most = normal.indexOf(Math.max(...normal))
  return most === 0 ? 'sagittal' : most === 1 ? 'coronal' : 'axial'
}

/** «CC R», «PA», of projections. */
function viewOf({ frames: [first] }: Stack): string {
  const { viewPosition = '', laterality } = first?.instance.record ?? {}
  return [viewPosition, first?.frame.laterality ?? laterality ?? ''].filter((part) => part !== '').join(' ')
}
