import type { Cell, Joining, ModuleOutput, Preset } from '@pandok/domain'

export interface JoinedModule {
  moduleId: string
  joins: Joining
  preset: Preset
}

/** The module whose run a cell joins; undefined: the cell has runs of its own. */
export function joinedModule({ outputs }: Cell): JoinedModule | undefined {
  const [first, ...others] = outputs
  if (first?.kind !== 'module' || first.joins === undefined) return undefined
  const { moduleId, joins } = first
  const isWhole = others.every((output) => output.kind === 'module' && output.moduleId === moduleId)
  return isWhole ? { moduleId, joins, preset: presetOf(outputs as readonly ModuleOutput[]) } : undefined
}

/** What the first of several outputs presets stands. */
const presetOf = (outputs: readonly ModuleOutput[]): Preset =>
  Object.assign({}, ...outputs.map(({ preset }) => preset ?? {}).toReversed())
