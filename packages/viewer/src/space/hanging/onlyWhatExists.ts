import type { Layout } from './Layout.ts'

/**
 * Removes empty rows and columns, so that one image fills the whole stage. Two images that would be one above
 * the other are put side by side, where both are larger on a screen.
 */
export function onlyWhatExists<Hung extends Pick<Layout, 'rows' | 'columns' | 'cells'>>(layout: Hung): Hung {
  const { rows, columns, cells } = layout
  const at = (row: number, column: number) => cells[row * columns + column] ?? null
  const all = (count: number) => Array.from({ length: count }, (_, index) => index)
  const filledRows = all(rows).filter((row) => all(columns).some((column) => at(row, column)))
  const filledColumns = all(columns).filter((column) => all(rows).some((row) => at(row, column)))
  if (filledRows.length === 0) return { ...layout, rows: 1, columns: 1, cells: [null] }
  const left = filledRows.flatMap((row) => filledColumns.map((column) => at(row, column)))
  const isPile = filledColumns.length === 1 && filledRows.length > 1 && filledRows.length <= columns
  return {
    ...layout,
    ...(isPile
      ? { rows: 1, columns: filledRows.length }
      : { rows: filledRows.length, columns: filledColumns.length }),
    cells: left,
  }
}
