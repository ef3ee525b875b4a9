import { itemAt } from '@pandok/domain'
import { halvePlane } from './halvePlane.ts'
import { halveMask, type Mask, maskOf } from './maskOf.ts'
import type { PaintImage } from './PaintTask.ts'
import { type Plane, planeOf } from './planeOf.ts'
import { halveTint, type Tint, tintOf } from './tintOf.ts'

/** An image at full size and, as far as needed, halved repeatedly: level 2 is a quarter as wide. */
export interface Pyramid {
  image: PaintImage
  planes: Plane[]
  masks: (Mask | undefined)[]
  tints: (Tint | undefined)[]
}

export function pyramidOf(image: PaintImage): Pyramid {
  const { columns, rows } = image.decoded
  return {
    image,
    planes: [planeOf(image)],
    masks: [maskOf(columns, rows, image.overlays, image.shutter)],
    tints: [tintOf(image)],
  }
}

/** Levels are cached as long as the frame's pixels exist. */
const kept = new WeakMap<object, Pyramid>()

export function keptPyramid(image: PaintImage): Pyramid {
  const known = kept.get(image.decoded)
  if (known && isSame(known.image, image)) return known
  const made = pyramidOf(image)
  kept.set(image.decoded, made)
  return made
}

const isSame = (one: PaintImage, other: PaintImage) =>
  one.modality === other.modality &&
  one.padding?.from === other.padding?.from &&
  one.padding?.to === other.padding?.to &&
  one.overlays.length === other.overlays.length &&
  one.overlays.every((overlay, at) => overlay === other.overlays[at]) &&
  one.shutter === other.shutter &&
  one.supplement === other.supplement

/**
 * The level to sample: one at which a screen pixel covers one to two of its pixels. Every image pixel then
 * contributes, and nothing shimmers during movement.
 */
export function levelFor(scale: number): number {
  return scale >= 0.5 || !(scale > 0) ? 0 : Math.floor(-Math.log2(scale))
}

interface Level {
  plane: Plane
  mask: Mask | undefined
  tint: Tint | undefined
}

export function levelAt(pyramid: Pyramid, level: number): Level {
  const { planes, masks, tints } = pyramid
  while (planes.length <= level) {
    const [mask, tint] = [masks.at(-1), tints.at(-1)]
    planes.push(halvePlane(itemAt(planes, planes.length - 1)))
    masks.push(mask && halveMask(mask))
    tints.push(tint && halveTint(tint))
  }
  return { plane: itemAt(planes, level), mask: masks[level], tint: tints[level] }
}
