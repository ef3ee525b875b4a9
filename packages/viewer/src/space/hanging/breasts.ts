import { breastPlacement, lettersOfVector } from '../../display/index.ts'
import type { Stack, StackFrame } from '../../model/Stack.ts'
import type { BreastView, HungOrientation, HungStack } from './Layout.ts'
import { mostSimilarStack } from './priors.ts'

const sideOf = ({ frame, instance }: StackFrame) => frame.laterality ?? instance.record.laterality

/** Tomosynthesis has directions instead of letters. */
function lettersOf({ frame, instance }: StackFrame): readonly string[] {
  const { patientOrientation } = instance.record
  if (patientOrientation.length > 0 || !frame.geometry) return patientOrientation
  return [lettersOfVector(frame.geometry.row), lettersOfVector(frame.geometry.column)]
}

const BREAST_VIEWS = [
  ['CC', 'R'],
  ['CC', 'L'],
  ['MLO', 'R'],
  ['MLO', 'L'],
] as const

/** The missing views, if one of the four standard views is there; spot views alone lack none. */
export function missingBreastViews(stacks: readonly Stack[]): BreastView[] {
  const there = new Set(
    stacks.flatMap(({ frames }) =>
      frames
        .filter(({ instance }) => !instance.record.isPartialView)
        .map((frame) => `${frame.instance.record.viewPosition} ${sideOf(frame)}`),
    ),
  )
  const missing = BREAST_VIEWS.filter(([view, side]) => !there.has(`${view} ${side}`))
  return missing.length === BREAST_VIEWS.length ? [] : missing.map(([view, side]) => ({ view, side }))
}

/** How a mammogram lies: its chest wall at the side where the other breast hangs, its cranial or lateral side up. */
export function breastOrientation({ frames: [frame] }: Stack): HungOrientation {
  if (!frame) return { rotation: 0, isFlipped: false }
  const letters = lettersOf(frame)
  const breast = sideOf(frame)
  const { rotation, isFlipped } = breastPlacement(breast, letters)
  // Without it nobody knows where the chest wall is.
  const isKnown = /^[AP]/u.test(letters[0] ?? '')
  const side = breast === 'R' ? 'right' : breast === 'L' ? 'left' : undefined
  return { rotation, isFlipped, ...(isKnown && side && { side }) }
}

/** Craniocaudal above oblique, right before left; other views fill the remaining viewports. */
export function breastCells(stacks: readonly Stack[], count: number): (HungStack | null)[] {
  const left = new Set(stacks)
  const take = (stack: Stack | undefined, why: HungStack['why']): HungStack | null => {
    if (!stack?.frames[0]) return null
    left.delete(stack)
    return { stack: stack.id, ...breastOrientation(stack), why }
  }
  const cells = BREAST_VIEWS.slice(0, count).map(([view, side]) =>
    take(
      [...left].find(({ frames: [frame] }) => {
        const { viewPosition, isPartialView } = frame?.instance.record ?? {}
        return frame && sideOf(frame) === side && viewPosition === view && !isPartialView
      }),
      'view',
    ),
  )
  return cells.map((cell) => cell ?? take([...left][0], 'order'))
}

/**
 * Both views of both breasts as `breastCells` has them, and outside of each the same view and side of an older
 * study, so that the chest walls of the new ones still face each other.
 */
export function breastsBesidePriors(stacks: readonly Stack[], older: readonly Stack[]): (HungStack | null)[] {
  const left = new Set(older)
  const priorOf = (cell: HungStack | null): HungStack | null => {
    const own = stacks.find(({ id }) => id === cell?.stack)
    const prior = own && mostSimilarStack([...left], own)
    if (!prior) return null
    left.delete(prior)
    return { stack: prior.id, ...breastOrientation(prior), why: 'prior' }
  }
  const [topRight = null, topLeft = null, lowRight = null, lowLeft = null] = breastCells(stacks, 4)
  return [
    ...[priorOf(topRight), topRight, topLeft, priorOf(topLeft)],
    ...[priorOf(lowRight), lowRight, lowLeft, priorOf(lowLeft)],
  ]
}

/** Contact views are enlarged by the thickness of the breast only; more is a magnification view. */
const CONTACT_MAX = 1.3

interface Extent {
  /** The size of a pixel in mm at the detector. */
  pixel: { x: number; y: number }
  columns: number
  rows: number
}

function extentOf({ frames: [frame] }: Stack): Extent | undefined {
  const { imager, pixel, magnification = 1 } = frame?.frame.spacing ?? {}
  const size = imager ?? pixel
  if (!frame || !size || magnification > CONTACT_MAX) return undefined
  const { columns, rows } = frame.image.format
  return { pixel: { x: size[1], y: size[0] }, columns, rows }
}

/**
 * Gives views of different size one zoom, so that both breasts can be compared: each is fitted as if it were
 * as large as the largest, its chest wall where it was. Views whose size isn't known, or isn't comparable,
 * are fitted by themselves.
 */
export function atOneZoom(
  cells: readonly (HungStack | null)[],
  stacks: readonly Stack[],
): (HungStack | null)[] {
  const stackIn = (cell: HungStack | null) => stacks.find(({ id }) => id === cell?.stack)
  const extents = cells.map((cell) => {
    const stack = stackIn(cell)
    return stack && extentOf(stack)
  })
  const known = extents.flatMap((extent) => extent ?? [])
  const width = Math.max(...known.map(({ columns, pixel }) => columns * pixel.x))
  const height = Math.max(...known.map(({ rows, pixel }) => rows * pixel.y))
  return cells.map((cell, at) => {
    const extent = extents[at]
    if (!cell || !extent) return cell
    const { columns, rows, pixel } = extent
    const [across, down] = [width / pixel.x - columns, height / pixel.y - rows]
    if (across < 1 && down < 1) return cell
    const [frame] = stackIn(cell)?.frames ?? []
    const [row = ''] = frame ? lettersOf(frame) : []
    const before = row.startsWith('P') ? across : row.startsWith('A') ? 0 : across / 2
    const area = {
      left: 0 - before,
      right: columns + across - before,
      top: 0 - down / 2,
      bottom: rows + down / 2,
    }
    return { ...cell, area }
  })
}
