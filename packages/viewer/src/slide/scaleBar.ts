export interface ScaleBar {
  /** 1, 2 or 5 times a power of 10. */
  value: number
  unit: 'µm' | 'mm'
  /** In screen pixels. */
  length: number
}

/** The longest round length that fits into this many screen pixels. */
export const scaleBar = (micronsPerScreenPixel: number, most: number): ScaleBar | undefined => {
  const microns = micronsPerScreenPixel * most
  if (!(microns > 0 && Number.isFinite(microns))) return undefined
  const power = 10 ** Math.floor(Math.log10(microns))
  const step = [5, 2, 1].find((factor) => factor * power <= microns * (1 + 1e-9)) ?? 1
  const round = step * power
  const length = round / micronsPerScreenPixel
  return round >= 1000
    ? { value: round / 1000, unit: 'mm', length }
    : { value: Number(round.toPrecision(1)), unit: 'µm', length }
}
