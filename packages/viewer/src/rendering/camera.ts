import type { Vector } from '../model/Geometry.ts'
import { add, cross, rotate, scale, unit } from '../space/vector.ts'

/** An orthographic camera, so that sizes are comparable at any depth. */
export interface Camera {
  /** The directions of the picture's right and down in the patient. */
  right: Vector
  down: Vector
  /** Magnification relative to fitting; 1 shows the whole volume. */
  zoom: number
  /** Displacement of the volume's center, in mm on the screen. */
  shift: readonly [number, number]
}

/** The viewing directions. Names are in `i18n` under `viewer.rendering.view.<id>`. */
export const RENDERING_VIEWS = ['anterior', 'posterior', 'left', 'right', 'head', 'feet'] as const
export type RenderingView = (typeof RENDERING_VIEWS)[number]

const LEFT: Vector = [1, 0, 0]
const RIGHT: Vector = [-1, 0, 0]
const BACK: Vector = [0, 1, 0]
const FRONT: Vector = [0, -1, 0]
const FEET: Vector = [0, 0, -1]

/** The head is up; for views along the body, the front is up. */
const AXES: Readonly<Record<RenderingView, Pick<Camera, 'right' | 'down'>>> = {
  anterior: { right: LEFT, down: FEET },
  posterior: { right: RIGHT, down: FEET },
  left: { right: BACK, down: FEET },
  right: { right: FRONT, down: FEET },
  head: { right: RIGHT, down: BACK },
  feet: { right: LEFT, down: BACK },
}

export const HOME_CAMERA: Camera = { ...AXES.anterior, zoom: 1, shift: [0, 0] }

export const lookFrom = (camera: Camera, view: RenderingView): Camera => ({ ...camera, ...AXES[view] })

/** The viewing direction. */
export const forwardOf = ({ right, down }: Pick<Camera, 'right' | 'down'>): Vector => cross(right, down)

/** Rotates the volume with the pointer: the front moves by these degrees to the right and down. */
export function rotateCamera(camera: Camera, toRight: number, toDown: number): Camera {
  const right = unit(rotate(camera.right, camera.down, (toRight * Math.PI) / 180))
  const down = unit(rotate(camera.down, right, (-toDown * Math.PI) / 180))
  return { ...camera, right, down }
}

/** The named view of a camera; undefined if it is none of them. */
export function viewOf({ right, down }: Camera): RenderingView | undefined {
  const isAlong = (a: Vector, b: Vector) => a.every((part, axis) => Math.abs(part - (b[axis] ?? 0)) < 1e-6)
  return RENDERING_VIEWS.find((view) => isAlong(AXES[view].right, right) && isAlong(AXES[view].down, down))
}

/** The point of the patient at the center of the picture. */
export const aimOf = ({ right, down, shift }: Camera, center: Vector): Vector =>
  add(center, add(scale(right, -shift[0]), scale(down, -shift[1])))
