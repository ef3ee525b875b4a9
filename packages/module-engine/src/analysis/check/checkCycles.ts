import type { Path } from '../../document/Finding.ts'
import type { Checking } from './Checking.ts'
import { dependencyOrder } from './dependencyOrder.ts'

/** A circle is told once, at the first of its names that the module lists. */
export function checkCycles(checking: Checking): void {
  const { definition } = checking
  const told = new Set<string>()
  for (const names of dependencyOrder(definition).cycles) {
    const key = [...names].sort().join()
    const first = names[0]
    if (first === undefined || told.has(key)) continue
    told.add(key)
    checking.error('cycle', placeOf(checking, first), { names: [...names, first].join(' → ') })
  }
}

function placeOf({ definition }: Checking, name: string): Path {
  const input = definition.inputs.findIndex(({ id }) => id === name)
  return input === -1
    ? ['computed', definition.computed.findIndex(({ id }) => id === name)]
    : ['inputs', input]
}
