/** The fractions of values that may be black, and that may have the full color. */
const DARKEST = 0.01
const BRIGHTEST = 0.002

/** Levels that show most of the sampled values of a channel. */
export const levelsOf = (
  tiles: readonly (Uint8Array | Uint16Array)[],
  bits: number,
): { low: number; high: number; top: number } => {
  const counts = new Uint32Array(2 ** bits)
  let total = 0
  let most = 1
  for (const values of tiles) {
    total += values.length
    for (const value of values) {
      counts[value] = (counts[value] ?? 0) + 1
      if (value > most) most = value
    }
  }
  const below = (part: number): number => {
    let seen = 0
    for (let value = 0; value < counts.length; value++) {
      seen += counts[value] ?? 0
      if (seen > part * total) return value
    }
    return most
  }
  // 12 bits may be stored in 16: unreachable values would make the levels hard to set.
  const top = bits === 8 ? 255 : Math.min(65_535, 2 ** Math.ceil(Math.log2(most + 1) + 1) - 1)
  const low = total === 0 ? 0 : Math.min(below(DARKEST), top - 1)
  return { low, high: total === 0 ? top : Math.max(low + 1, Math.min(top, below(1 - BRIGHTEST))), top }
}
