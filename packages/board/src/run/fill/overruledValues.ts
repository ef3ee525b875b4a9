import type { LiveRun } from '../live/LiveRun.ts'
import type { Concern } from '../PlateRun.ts'
import { runWithValue } from './fixedSupply.ts'

/**
 * Lists the runs with an answer other than the one that belongs to a cell of the report, such as its technique. If several cells that
 * are written have a value for the place, each of them may be meant.
 */
export function overruledValues(liveRuns: readonly LiveRun[]): readonly Concern[] {
  const written = liveRuns.filter(({ isWritten }) => isWritten)
  return written.flatMap((live) => {
    const rivals = live.fillings.flatMap(({ id, session }) => {
      const sources = live.plan.fillings.find((plan) => plan.id === id)?.sources
      if (!sources || sources.size === 0) return []
      return session.snapshot().inputs.flatMap(({ address, value }) => {
        const rules = value === undefined ? [] : (sources.get(address.id)?.rules ?? [])
        const meant = rules.flatMap(({ source }) => {
          const run = source.from === 'default' ? runWithValue(source, written) : undefined
          return run && source.from === 'default' ? [{ run, value: source.value }] : []
        })
        const isMeant = meant.some((one) => JSON.stringify(one.value) === JSON.stringify(value))
        return isMeant ? [] : meant.slice(0, 1).map(({ run }) => run.id)
      })
    })
    return [...new Set(rivals)].map(
      (rival): Concern => ({ kind: 'conflict', level: 'block', runIds: [rival, live.id] }),
    )
  })
}
