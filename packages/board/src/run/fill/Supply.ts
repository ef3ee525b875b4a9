import type { Address, EdgeValue, Input, ValueSource } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import type { FillingPlan } from '../plan/CellPlan.ts'
import type { Filling } from '../Run.ts'

/** A value that nobody typed, with its source. */
export interface Supply {
  raw: EdgeValue
  source: ValueSource
}

/** An input of a run that may take a supplied value. */
export interface FillTarget {
  live: LiveRun
  filling: Filling
  plan: FillingPlan
  input: Input
  address: Address
  /** The row, counted from 0, if the input belongs to a repeat group. */
  row: number | undefined
  isLastRow: boolean
  /** The values that were supplied before. */
  kept: readonly Supply[]
  /** True if the host is asked; otherwise its earlier values are used. */
  asks: boolean
}
