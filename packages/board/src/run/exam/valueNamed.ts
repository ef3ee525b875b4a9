import type { EdgeValue } from '@pandok/module-engine'
import type { Filling } from '../Run.ts'

/** Returns the value of a blank or a computed value in a run; undefined if it has none yet. */
export const valueNamed = (fillings: readonly Filling[], name: string): EdgeValue | undefined => {
  for (const { session } of fillings) {
    const { inputs, computed } = session.snapshot()
    const found = [...inputs, ...computed].find(
      ({ address, value }) => address.id === name && address.row === undefined && value !== undefined,
    )
    if (found) return found.value
  }
  return undefined
}
