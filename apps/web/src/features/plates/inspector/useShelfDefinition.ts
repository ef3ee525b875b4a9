import type { ModuleDefinition } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { definitionOf } from '#app/board/moduleReading.ts'
import { useShelfModule } from '../editor/useModuleShelf.ts'

interface ShelfDefinition {
  /** Undefined: the module is gone. */
  module: ModuleDocument | undefined
  /** Undefined: gone, or made by a newer version. */
  definition: ModuleDefinition | undefined
}

export function useShelfDefinition(id: string): ShelfDefinition {
  const module = useShelfModule(id)
  return { module, definition: definitionOf(module) }
}
