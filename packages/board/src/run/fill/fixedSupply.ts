import type { FillSource } from '@pandok/domain'
import type { LiveRun } from '../live/LiveRun.ts'
import type { Supply } from './Supply.ts'

type Fixed = Extract<FillSource, { from: 'default' }>

/** Returns the run of a cell that a fixed value belongs to. */
export const runWithValue = ({ with: cells }: Fixed, liveRuns: readonly LiveRun[]): LiveRun | undefined =>
  liveRuns.find(({ isWritten, plan }) => isWritten && cells?.includes(plan.cell.id))

/** A value that belongs to cells comes from the one that is written, as other values that follow a cell do. */
export function fixedSupply(source: Fixed, liveRuns: readonly LiveRun[]): Supply | undefined {
  if (!source.with) return { raw: source.value, source: { from: 'default' } }
  const run = runWithValue(source, liveRuns)
  return run && { raw: source.value, source: { from: 'cell', cell: run.plan.cell.id } }
}
