import type { Gather } from '@pandok/domain'
import { valueNamed } from '../exam/valueNamed.ts'
import type { LiveRun } from '../live/LiveRun.ts'
import type { Supply } from './Supply.ts'

/**
 * Combines the values of all written runs. The maximum and the minimum are undefined while no run has a
 * value.
 */
export function gatheredSupply(
  { what, cells, value }: Gather,
  liveRuns: readonly LiveRun[],
): Supply | undefined {
  const runs = liveRuns.filter(({ plan, isWritten }) => isWritten && cells.includes(plan.cell.id))
  const source = { from: 'cell', cell: cells[0] ?? '' } as const
  if (what === 'ran') return { raw: runs.length > 0, source }
  const values = runs.flatMap(({ fillings }) => valueNamed(fillings, value ?? '') ?? [])
  if (what === 'count') return { raw: String(values.length), source }
  const inOrder = values
    .map(String)
    .filter((one) => !Number.isNaN(Number(one)))
    .sort((a, b) => Number(a) - Number(b))
  const raw = what === 'max' ? inOrder.at(-1) : inOrder[0]
  return raw === undefined ? undefined : { raw, source }
}
