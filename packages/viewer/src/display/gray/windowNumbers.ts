import type { Window } from '../../model/Grayscale.ts'

/**
 * Center and width as scanner consoles write them: without thousands separators, integers from ten on, and
 * for narrower windows enough digits to tell neighbors apart (a diffusion map spans 0.002 mm²/s). Only
 * digits and a point are used, so that the shown text can be typed again.
 */
export function windowNumbers({ center, width }: Pick<Window, 'center' | 'width'>) {
  return { center: written(center, width), width: written(width, width) }
}

function written(value: number, width: number): string {
  if (width >= 10 && Math.abs(value) >= 10) return String(Math.round(value))
  const finest = width > 0 ? 2 - Math.floor(Math.log10(width)) : 2
  return shortened(value.toFixed(Math.min(20, Math.max(2, finest))))
}

const shortened = (digits: string): string => {
  const short = digits.replace(/0+$/u, '').replace(/\.$/u, '')
  return short === '-0' ? '0' : short
}
