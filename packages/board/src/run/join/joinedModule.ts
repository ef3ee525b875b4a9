import type { Cell, Joining, ModuleOutput, Preset } from '@pandok/domain'

export interface JoinedModule {
  moduleId: string
  joins: Joining
  preset: Preset
}

/** Returns the module whose run a cell joins; undefined if the cell has its own runs. */
export function joinedModule({ outputs }: Cell): JoinedModule | undefined {
  const [first, ...others] = outputs
  if (first?.kind !== 'module' || first.joins === undefined) return undefined
  const { moduleId, joins } = first
  const isWhole = others.every((output) => output.kind === 'module' && output.moduleId === moduleId)
  return isWhole ? { moduleId, joins, preset: presetOf(outputs as readonly ModuleOutput[]) } : undefined
}

/** If several outputs have a preset for an input, the first one counts. */
const presetOf = (outputs: readonly ModuleOutput[]): Preset =>
  Object.assign({}, ...outputs.map(({ preset }) => preset ?? {}).toReversed())
