import { type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { useShelfModule } from '../editor/useModuleShelf.ts'

interface ShelfDefinition {
  /** Undefined: the module is gone. */
  module: ModuleDocument | undefined
  /** Undefined: gone, or made by a newer version. */
  definition: ModuleDefinition | undefined
}

const read = new WeakMap<ModuleDocument, ModuleDefinition | undefined>()

/** A module's definition, read once for each version of the module. */
export function definitionOf(module: ModuleDocument | undefined): ModuleDefinition | undefined {
  if (!module) return undefined
  if (!read.has(module)) {
    const reading = readDefinition(module.definition)
    read.set(module, reading.ok ? reading.definition : undefined)
  }
  return read.get(module)
}

export function useShelfDefinition(id: string): ShelfDefinition {
  const module = useShelfModule(id)
  return { module, definition: definitionOf(module) }
}
