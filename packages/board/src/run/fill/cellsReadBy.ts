import type { FillSource } from '@pandok/domain'

/** Lists the cells that a rule of auto fill looks at. */
export function cellsReadBy(source: FillSource): readonly string[] {
  if (source.from === 'cell') return [source.cell]
  return source.from === 'default' ? (source.with ?? []) : []
}
