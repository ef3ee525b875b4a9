/** Without layout there is no limit. */
export function toRem(pixels: number): number {
  if (pixels === 0) return Number.POSITIVE_INFINITY
  return pixels / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
}
