import { CELL_COLORS } from '@pandok/domain'
import type { CSSProperties } from 'react'

const NAMES: ReadonlySet<string> = new Set(CELL_COLORS)

/** A cell's color as CSS; named colors follow the theme. */
export function cellColor(color: string | undefined): string {
  if (color === undefined) return 'var(--line-strong)'
  return NAMES.has(color) ? `var(--cell-${color})` : color
}

/** Sets the color as `--cell`. */
export const cellStyle = (color: string | undefined): CSSProperties => ({ '--cell': cellColor(color) })
