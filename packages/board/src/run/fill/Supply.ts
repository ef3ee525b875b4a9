import type { Address, EdgeValue, Input, ValueSource } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import type { FillingPlan } from '../plan/CellPlan.ts'
import type { Filling } from '../Run.ts'

/** A value that nobody typed, and where it comes from. */
export interface Supply {
  raw: EdgeValue
  source: ValueSource
}

/** An input of a run that may take such a value. */
export interface FillTarget {
  live: LiveRun
  filling: Filling
  plan: FillingPlan
  input: Input
  address: Address
  /** Counted from 0, where the input belongs to a repeat group. */
  row: number | undefined
  isLastRow: boolean
  /** What it was supplied with before. */
  kept: readonly Supply[]
  /** Whether the host is asked; what it said before holds otherwise. */
  asks: boolean
}
