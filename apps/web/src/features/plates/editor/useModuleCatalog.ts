import type { ModuleDocument } from '@pandok/protocol'
import { createContext, use } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'

/** The modules that are at hand while a plate is edited: those of its cells, and those that were just chosen. */
export interface ModuleCatalog {
  read(): ReadonlyMap<string, ModuleDocument>
  subscribe(listener: () => void): () => void
  /** Puts a chosen module there, so that a cell that names it can be shown. */
  put(module: ModuleDocument): void
}

export const ModuleCatalogContext = createContext<ModuleCatalog | undefined>(undefined)

export function useModuleCatalog(): ModuleCatalog {
  const catalog = use(ModuleCatalogContext)
  if (!catalog) throw new Error('There are no modules at hand here: wrap it in ModuleShelfContext.')
  return catalog
}

/** The module, or undefined if it is gone. */
export const useCatalogModule = (id: string | undefined): ModuleDocument | undefined =>
  useStorePart(useModuleCatalog(), (modules) => (id === undefined ? undefined : modules.get(id)))
