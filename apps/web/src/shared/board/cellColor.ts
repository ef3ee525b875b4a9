import { CELL_COLORS } from '@pandok/domain'
import type { CSSProperties } from 'react'

const NAMES: ReadonlySet<string> = new Set(CELL_COLORS)

/** A cell's colour as style sheets write it: named ones follow the theme. */
export function cellColor(color: string | undefined): string {
  if (color === undefined) return 'var(--line-strong)'
  return NAMES.has(color) ? `var(--cell-${color})` : color
}

/** Gives what is inside the colour as `--cell`. */
export const cellStyle = (color: string | undefined): CSSProperties =>
  ({ '--cell': cellColor(color) }) as CSSProperties
