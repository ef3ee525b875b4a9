const GIB = 1024 ** 3
/** A graphics card needs what is visible and what is scrolled to next, but not a whole study. */
const TEXTURES_MAX = 128 * 1024 ** 2
const TEXTURES_SHARE = 1 / 8

export interface MemoryBudget {
  /** The bytes of decoded pixels and of their copies on the graphics card; together, they are the budget. */
  frames: number
  textures: number
}

/**
 * A quarter of the computer's memory, because images aren't its only use. The parameter `gigabytes` is the
 * browser's `deviceMemory`, which not all browsers have and which is capped at 8 or 32.
 */
export function memoryBudget(gigabytes = 4): MemoryBudget {
  const total = Math.min(Math.max(gigabytes / 4, 0.5), 2) * GIB
  const textures = Math.min(TEXTURES_MAX, total * TEXTURES_SHARE)
  return { frames: total - textures, textures }
}
