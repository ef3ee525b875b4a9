import type { ModuleUse } from '@pandok/domain'
import type { Computed, ModuleDefinition } from '@pandok/module-engine'
import type { TakenModule } from './takeModule.ts'

/**
 * Returns only the names of a used module, which is enough to check a formula over them. `takeModule` renames
 * through every expression of the module, which costs the square of its size.
 */
export const declaredNames = ({ as }: ModuleUse, { inputs, computed }: ModuleDefinition): TakenModule => ({
  inputs: inputs.map(({ group: _, ...input }) => ({ ...input, id: `${as}_${input.id}` })),
  computed: computed.map(({ group: _, ...value }): Computed => ({ ...value, id: `${as}_${value.id}` })),
  tables: [],
  checks: [],
})
