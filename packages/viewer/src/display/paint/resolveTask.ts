import { invert, type Matrix } from '../placement/placeImage.ts'
import type { Mask } from './maskOf.ts'
import type { PaintTask, Rgb } from './PaintTask.ts'
import type { Plane } from './planeOf.ts'
import { keptPyramid, levelAt, levelFor, type Pyramid } from './pyramidOf.ts'
import type { Tint } from './tintOf.ts'
import { BLACK, type Tone, toneOf } from './toneOf.ts'

/** A task with all decisions that both painters must make alike. */
export interface ResolvedTask {
  level: number
  plane: Plane
  mask: Mask | undefined
  tint: Tint | undefined
  /** Canvas pixel → point of the level. */
  inverse: Matrix
  /** Extent of the image in the level, whose last column may be partial. */
  width: number
  height: number
  tone: Tone
  isSmooth: boolean
  background: Rgb
  overlayColor: Rgb | undefined
  shutterColor: Rgb
}

export function resolveTask(task: PaintTask, pyramid: Pyramid = keptPyramid(task.image)): ResolvedTask {
  const { matrix, image } = task
  const level = levelFor(Math.max(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d)))
  const { plane, mask, tint } = levelAt(pyramid, level)
  const shrink = 2 ** -level
  const full = invert(matrix)
  return {
    level,
    plane,
    mask,
    tint,
    inverse: {
      a: full.a * shrink,
      b: full.b * shrink,
      c: full.c * shrink,
      d: full.d * shrink,
      e: full.e * shrink,
      f: full.f * shrink,
    },
    width: image.decoded.columns * shrink,
    height: image.decoded.rows * shrink,
    tone: toneOf(task, plane),
    isSmooth: task.isSmooth,
    background: task.background ?? BLACK,
    overlayColor: task.overlayColor,
    shutterColor: shutterColorOf(image),
  }
}

function shutterColorOf({ shutter }: PaintTask['image']): Rgb {
  // A P-value has 16 bits.
  const level = Math.round(Math.min(Math.max(shutter?.presentationValue ?? 0, 0), 65_535) / 257)
  return shutter?.color ?? [level, level, level]
}
