import type { Path } from '../../document/Finding.ts'
import type { Checking } from './Checking.ts'
import { dependencyOrder } from './dependencyOrder.ts'

/** Cycles that share a name are reported as one, because breaking that one shows whether another remains. */
export function checkCycles(checking: Checking): void {
  const { definition } = checking
  const told = new Set<string>()
  for (const names of dependencyOrder(definition, checking.known).cycles) {
    const first = names[0]
    if (first === undefined || names.some((name) => told.has(name))) continue
    for (const name of names) told.add(name)
    checking.error('cycle', placeOf(checking, first), { names: [...names, first].join(' → ') })
  }
}

function placeOf({ definition }: Checking, name: string): Path {
  const input = definition.inputs.findIndex(({ id }) => id === name)
  return input === -1
    ? ['computed', definition.computed.findIndex(({ id }) => id === name)]
    : ['inputs', input]
}
