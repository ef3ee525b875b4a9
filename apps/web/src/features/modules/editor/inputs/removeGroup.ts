import type { ModuleDefinition } from '@pandok/module-engine'
import { removeItem } from '#shared/fields/arrays.ts'

/** Removes the group; its inputs stay and are then asked once instead of in each row. */
export function removeGroup(definition: ModuleDefinition, index: number): ModuleDefinition {
  const gone = definition.groups[index]?.id
  const free = <T extends { group?: string | undefined }>(item: T): T => {
    if (item.group !== gone) return item
    const { group: _, ...rest } = item
    return rest as T
  }
  return {
    ...definition,
    groups: removeItem(definition.groups, index),
    inputs: definition.inputs.map(free),
    computed: definition.computed.map(free),
    tables: definition.tables.map(free),
    checks: definition.checks.map(free),
  }
}
