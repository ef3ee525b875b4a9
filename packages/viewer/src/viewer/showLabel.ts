import type { FrameLabels } from '../labels/FrameLabels.ts'
import type { Stack } from '../model/Stack.ts'
import type { Viewer } from './Viewer.ts'

type Parts = Pick<Viewer, 'labels' | 'session' | 'slides' | 'studies' | 'stackOf'>

/**
 * Shows the place of a label on its slide, or the image on which it is largest, preferably of the stack in view, otherwise of the first stack
 * that has it. Returns false if no open image has it.
 */
export function showLabel(viewer: Parts, object: string, label: number): boolean {
  const { session, stackOf } = viewer
  if (showOnSlide(viewer, object, label)) return true
  const { stack: active } = session.activeViewport()
  const own = active === undefined ? undefined : stackOf(active)
  const others = stacksOf(viewer).filter(({ id }) => id !== active)
  for (const stack of own ? [own, ...others] : others) {
    const frame = largest(viewer, stack, object, label)
    if (frame === undefined) continue
    session.showFrameOf(stack.id, frame)
    return true
  }
  return false
}

/** Screen pixels in which a label fits on every screen that slides are read on. */
const FITTING = 400
/** Screen pixels per pixel of the slide; more shows nothing more of it. */
const ENLARGED = 4

function showOnSlide({ labels, slides }: Parts, object: string, label: number): boolean {
  for (const source of slides.read().slides) {
    const box = labels.boxOnSlide(object, label, source)
    if (!box) continue
    const { x, y, width, height } = box
    const scale = Math.min(FITTING / Math.max(width, height), ENLARGED)
    slides.goTo(source.id, { center: { x: x + width / 2, y: y + height / 2 }, scale })
    return true
  }
  return false
}

const stacksOf = ({ studies }: Parts): Stack[] =>
  studies
    .read()
    .patients.flatMap((patient) =>
      patient.studies.flatMap((study) => study.series.flatMap(({ stacks }) => stacks)),
    )

function largest({ labels }: Parts, stack: Stack, object: string, label: number): string | undefined {
  let [most, found]: [number, string | undefined] = [0, undefined]
  for (const [index, { id }] of stack.frames.entries()) {
    const size = sizeOf(labels.on(stack, index, object), label)
    if (size > most) [most, found] = [size, id]
  }
  return found
}

function sizeOf({ masks, contours }: FrameLabels, label: number): number {
  const filled = masks.reduce((sum, { mask }) => sum + (mask.label === label ? mask.mask.pixels : 0), 0)
  return contours.reduce(
    (sum, contour) => sum + (contour.label === label ? boxOf(contour.points) : 0),
    filled,
  )
}

/** The bounding area of a contour; a single point counts as one pixel. */
function boxOf(points: readonly { x: number; y: number }[]): number {
  const range = (values: readonly number[]) =>
    values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY) -
    values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
  return Math.max(range(points.map(({ x }) => x)) * range(points.map(({ y }) => y)), 1)
}
