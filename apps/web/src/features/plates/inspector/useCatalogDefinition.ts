import type { ModuleDefinition } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { useCatalogModule } from '../editor/useModuleCatalog.ts'

interface CatalogDefinition {
  /** The module; undefined if it no longer exists. */
  module: ModuleDocument | undefined
  /** The definition; undefined if the module no longer exists or was saved by a newer version. */
  definition: ModuleDefinition | undefined
}

export function useCatalogDefinition(id: string): CatalogDefinition {
  const module = useCatalogModule(id)
  return { module, definition: definitionOf(module) }
}
