import { type Cell, listNames } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'

/** A column without a name is shown by its number and the cells that write into it. */
export function columnName(column: string, at: number, cells: readonly Cell[], text: Text): string {
  const titles = cells
    .filter(({ finding }) => finding?.column === column)
    .map(({ title, name }) => title || name)
  const number = text('plateExam.rows.column', { number: at + 1 })
  return titles.length > 0 ? `${number} (${listNames(titles, text.locale)})` : number
}
