import { listNames } from '@pandok/domain'
import type { Cell } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import type { ModuleNames } from './moduleNames.ts'
import { writeRangeText } from './writeRangeText.ts'

/**
 * A table cell's condition as text: «Taller than wide», «≥ 1.5», «filled in». Undefined if it tests nothing.
 */
export function cellInWords(
  cell: Cell,
  ref: string,
  { names, text, inWords }: { names: ModuleNames; text: Text; inWords: (expr: string) => string | undefined },
): string | undefined {
  if (cell === '-') return undefined
  if ('range' in cell) return writeRangeText(cell)
  if ('known' in cell) return text(cell.known ? 'moduleRun.why.known' : 'moduleRun.why.unknown')
  if ('expr' in cell) return inWords(cell.expr)
  const values = listNames(
    ('in' in cell ? cell.in : cell.not).map((value) => names.valueOf(ref, value)),
    text.locale,
  )
  return 'in' in cell ? values : text('moduleRun.why.not', { values })
}
