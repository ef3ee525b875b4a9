import type { ModuleDefinition } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { useCatalogModule } from '../editor/useModuleCatalog.ts'

interface CatalogDefinition {
  /** The module, or undefined if it is gone. */
  module: ModuleDocument | undefined
  /** The definition, or undefined if the module is gone or was made by a newer version. */
  definition: ModuleDefinition | undefined
}

export function useCatalogDefinition(id: string): CatalogDefinition {
  const module = useCatalogModule(id)
  return { module, definition: definitionOf(module) }
}
