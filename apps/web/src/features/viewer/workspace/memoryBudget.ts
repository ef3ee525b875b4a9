const GIB = 1024 ** 3
/** A card needs what is on the screen and what is scrolled to next, not a study. */
const TEXTURES_MAX = 128 * 1024 ** 2
const TEXTURES_SHARE = 1 / 8

export interface MemoryBudget {
  /** Bytes of decoded pixels, and of their copies on the graphics card: together they are the budget. */
  frames: number
  textures: number
}

/**
 * A quarter of what the computer has, since images aren't all that it is used for. `gigabytes`: as the browser says, which
 * not every one does and none above 8 or 32.
 */
export function memoryBudget(gigabytes = 4): MemoryBudget {
  const total = Math.min(Math.max(gigabytes / 4, 0.5), 2) * GIB
  const textures = Math.min(TEXTURES_MAX, total * TEXTURES_SHARE)
  return { frames: total - textures, textures }
}
