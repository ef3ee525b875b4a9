/** A width of 0 means that there is no layout, and hence no limit. */
export function toRem(pixels: number): number {
  if (pixels === 0) return Number.POSITIVE_INFINITY
  return pixels / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
}
